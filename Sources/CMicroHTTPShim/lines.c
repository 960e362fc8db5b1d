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
    return (struct uhttp_line){.reason = reason};
}

static struct uhttp_line right(const char *end) {
    return (struct uhttp_line){.end = end, .reason = UHTTP_REFUSED_REASONS};
}

/// One space between method, target and version.
struct uhttp_line uhttp_request_line_take(struct uhttp_framing *framing, const char *at, const char *end) {
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
    framing->is_http_1_0 = *minor == '0';
    return (struct uhttp_line){
        .end = minor + 3,
        .reason = UHTTP_REFUSED_REASONS,
        .name = {at, (size_t)(method - at)},
        .value = {method + 1, count},
    };
}

uhttp_refusal uhttp_length_note(struct uhttp_framing *framing, bool is_coding, struct uhttp_piece value) {
    if (framing->has_length || framing->is_chunked) {
        return UHTTP_REFUSED_BAD_FRAMING;
    }
    if (is_coding) {
        framing->is_chunked =
            value.count == 7 && uhttp_is_named(value.start, "chunked", 7) && !framing->is_http_1_0;
        return framing->is_chunked ? UHTTP_REFUSED_REASONS : UHTTP_REFUSED_BAD_FRAMING;
    }
    framing->has_length = uhttp_length_read(value.start, value.count, &framing->left);
    if (!framing->has_length) {
        return UHTTP_REFUSED_BAD_FRAMING;
    }
    return framing->left == UINT64_MAX ? UHTTP_REFUSED_BODY_TOO_LARGE : UHTTP_REFUSED_REASONS;
}

static bool is_blank(char byte) {
    return byte == ' ' || byte == '\t';
}

void uhttp_connection_options_note(struct uhttp_framing *framing, struct uhttp_piece value) {
    const char *at = value.start;
    const char *end = at + value.count;
    while (at < end) {
        const char *comma = memchr(at, ',', (size_t)(end - at));
        const char *option_end = comma == NULL ? end : comma;
        const char *next = comma == NULL ? end : comma + 1;
        while (at < option_end && is_blank(*at)) {
            at++;
        }
        while (at < option_end && is_blank(option_end[-1])) {
            option_end--;
        }
        size_t count = (size_t)(option_end - at);
        framing->closes = framing->closes || (count == 5 && uhttp_is_named(at, "close", 5));
        framing->keeps_alive = framing->keeps_alive || (count == 10 && uhttp_is_named(at, "keep-alive", 10));
        at = next;
    }
}

struct uhttp_line uhttp_field_take(const char *at, const char *end) {
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
    const char *value = colon + 1;
    while (value < value_end && is_blank(*value)) {
        value++;
    }
    return (struct uhttp_line){
        .end = next,
        .reason = UHTTP_REFUSED_REASONS,
        .name = {at, (size_t)(colon - at)},
        .value = {value, (size_t)(value_end - value)},
    };
}
