/// The lines of header blocks and trailers (RFC 9112, 2 to 6), strictly.
#include "internal.h"

/// The end of a line at `at`: the byte behind CR LF. NULL when it has not arrived, `at` when it is none.
static const char *line_end(const char *at, const char *end) {
    if (at == end || (*at == '\r' && at + 1 == end)) {
        return NULL;
    }
    return at[0] == '\r' && at[1] == '\n' ? at + 2 : at;
}

static struct uhttp_line wrong(uhttp_refusal reason) {
    return (struct uhttp_line){NULL, reason};
}

static struct uhttp_line right(const char *end) {
    return (struct uhttp_line){end, UHTTP_REFUSED_REASONS};
}

/// One space between method, target and version.
struct uhttp_line uhttp_request_line_take(
    struct uhttp_framing *framing, const uhttp_configuration *limits, const char *at, const char *end) {
    static const char version[] = "HTTP/1.";
    enum { VERSION = sizeof version - 1 };
    const char *method = uhttp_token_end(at, end);
    if (method == at) {
        // Empty lines before a request are passed over (RFC 9112, 2.2).
        const char *next = line_end(at, end);
        return next == at ? wrong(UHTTP_REFUSED_BAD_FRAMING) : right(next);
    }
    if (method == end) {
        return right(NULL);
    }
    const char *target = uhttp_word_end(method + 1, end);
    if (target == end) {
        return *method == ' ' ? right(NULL) : wrong(UHTTP_REFUSED_BAD_FRAMING);
    }
    size_t count = (size_t)(target - method - 1);
    bool is_options = method - at == 7 && memcmp(at, "OPTIONS", 7) == 0;
    if (*method != ' ' || *target != ' ' || !uhttp_target_is_valid(method + 1, count, is_options)) {
        return wrong(UHTTP_REFUSED_BAD_FRAMING);
    }
    const char *minor = target + 1 + VERSION;
    if (end - minor < 3) {
        return memchr(target, '\n', (size_t)(end - target)) == NULL ? right(NULL)
                                                                    : wrong(UHTTP_REFUSED_BAD_FRAMING);
    }
    if (memcmp(target + 1, version, VERSION) != 0 || *minor < '0' || *minor > '9' || minor[1] != '\r'
        || minor[2] != '\n') {
        return wrong(UHTTP_REFUSED_BAD_FRAMING);
    }
    if (count > limits->target_bytes_max) {
        return wrong(UHTTP_REFUSED_URI_TOO_LONG);
    }
    framing->is_http_1_0 = *minor == '0';
    return right(minor + 3);
}

/// Notes what decides on the body's length. Twice, or both: whoever reads the other one sees another request
/// behind this one.
static uhttp_refusal note_length(
    struct uhttp_framing *framing, bool is_coding, const char *value, const char *end) {
    while (value < end && (*value == ' ' || *value == '\t')) {
        value++;
    }
    size_t count = (size_t)(end - value);
    if (framing->has_length || framing->is_chunked) {
        return UHTTP_REFUSED_BAD_FRAMING;
    }
    if (is_coding) {
        framing->is_chunked = count == 7 && uhttp_is_named(value, "chunked", 7) && !framing->is_http_1_0;
        return framing->is_chunked ? UHTTP_REFUSED_REASONS : UHTTP_REFUSED_BAD_FRAMING;
    }
    framing->has_length = uhttp_length_read(value, count, &framing->left);
    if (!framing->has_length) {
        return UHTTP_REFUSED_BAD_FRAMING;
    }
    return framing->left == UINT64_MAX ? UHTTP_REFUSED_BODY_TOO_LARGE : UHTTP_REFUSED_REASONS;
}

struct uhttp_line uhttp_field_take(struct uhttp_framing *framing, const char *at, const char *end) {
    const char *colon = uhttp_token_end(at, end);
    if (colon == end) {
        return right(NULL);
    }
    if (colon == at) {
        const char *next = line_end(at, end);
        return next == at ? wrong(UHTTP_REFUSED_BAD_FRAMING) : right(next);
    }
    const char *value_end = uhttp_text_end(colon, end);
    const char *next = line_end(value_end, end);
    if (*colon != ':' || next == value_end) {
        return wrong(UHTTP_REFUSED_BAD_FRAMING);
    }
    if (next == NULL) {
        return right(NULL);
    }
    framing->fields++;
    size_t name = (size_t)(colon - at);
    bool is_length = name == 14 && uhttp_is_named(at, "content-length", 14);
    bool is_coding = name == 17 && uhttp_is_named(at, "transfer-encoding", 17);
    uhttp_refusal reason = UHTTP_REFUSED_REASONS;
    if ((is_length || is_coding) && framing->part == UHTTP_PART_FIELDS) {
        reason = note_length(framing, is_coding, colon + 1, value_end);
    }
    return (struct uhttp_line){next, reason};
}
