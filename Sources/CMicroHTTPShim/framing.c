/// What libmicrohttpd 0.9.75 lets through and a server must refuse (RFC 9112).
///
/// It serves a smuggled second request after Content-Length with Transfer-Encoding, after two
/// Content-Lengths and after `Transfer-Encoding :`; it hangs at unknown transfer codings; it accepts NUL,
/// bare LF and folded lines in headers.
#include "internal.h"

#include <string.h>
#include <strings.h>

/// The characters of a token (RFC 9110, 5.6.2), which methods and header names are.
// clang-format off
static const bool is_token[256] = {
    ['!'] = 1, ['#'] = 1, ['$'] = 1, ['%'] = 1, ['&'] = 1, ['\''] = 1, ['*'] = 1, ['+'] = 1, ['-'] = 1,
    ['.'] = 1, ['^'] = 1, ['_'] = 1, ['`'] = 1, ['|'] = 1, ['~'] = 1,
    ['0'] = 1, ['1'] = 1, ['2'] = 1, ['3'] = 1, ['4'] = 1,
    ['5'] = 1, ['6'] = 1, ['7'] = 1, ['8'] = 1, ['9'] = 1,
    ['A'] = 1, ['B'] = 1, ['C'] = 1, ['D'] = 1, ['E'] = 1, ['F'] = 1, ['G'] = 1, ['H'] = 1, ['I'] = 1,
    ['J'] = 1, ['K'] = 1, ['L'] = 1, ['M'] = 1, ['N'] = 1, ['O'] = 1, ['P'] = 1, ['Q'] = 1, ['R'] = 1,
    ['S'] = 1, ['T'] = 1, ['U'] = 1, ['V'] = 1, ['W'] = 1, ['X'] = 1, ['Y'] = 1, ['Z'] = 1,
    ['a'] = 1, ['b'] = 1, ['c'] = 1, ['d'] = 1, ['e'] = 1, ['f'] = 1, ['g'] = 1, ['h'] = 1, ['i'] = 1,
    ['j'] = 1, ['k'] = 1, ['l'] = 1, ['m'] = 1, ['n'] = 1, ['o'] = 1, ['p'] = 1, ['q'] = 1, ['r'] = 1,
    ['s'] = 1, ['t'] = 1, ['u'] = 1, ['v'] = 1, ['w'] = 1, ['x'] = 1, ['y'] = 1, ['z'] = 1,
};
// clang-format on

static bool token_is_valid(const char *text, size_t count) {
    bool valid = count > 0;
    for (size_t index = 0; index < count; index++) {
        valid &= is_token[(unsigned char)text[index]];
    }
    return valid;
}

/// No control characters but the tabulator. (CR alone stays in a value, CR LF ends it.)
static bool value_is_valid(const char *text, size_t count) {
    bool valid = true;
    for (size_t index = 0; index < count; index++) {
        unsigned char byte = (unsigned char)text[index];
        valid &= (byte >= ' ' || byte == '\t') && byte != 0x7f;
    }
    return valid;
}

/// Origin form, or `*` for OPTIONS; no spaces or control characters. What it means is decided above the
/// shim.
static bool target_is_valid(const uhttp_request *request) {
    const char *target = request->target;
    if (target[0] == '*') {
        return request->target_count == 1 && strcmp(request->method, "OPTIONS") == 0;
    }
    bool valid = target[0] == '/';
    for (size_t index = 0; index < request->target_count; index++) {
        unsigned char byte = (unsigned char)target[index];
        valid &= byte > ' ' && byte != 0x7f;
    }
    return valid;
}

struct headers {
    /// Where the next line must begin; NULL once a line was not where it belongs.
    const char *next;
    bool valid;
    uint64_t bits;
    unsigned hosts;
    unsigned lengths;
    unsigned codings;
    uint64_t length;
    bool is_chunked;
};

/// A decimal number without sign or space; libmicrohttpd has refused what is none, this only reads it.
static bool read_length(const char *text, size_t count, uint64_t *length) {
    enum { DIGITS_MAX = 18 };
    if (count == 0 || count > DIGITS_MAX) {
        return false;
    }
    *length = 0;
    for (size_t index = 0; index < count; index++) {
        if (text[index] < '0' || text[index] > '9') {
            return false;
        }
        *length = *length * 10 + (uint64_t)(text[index] - '0');
    }
    return true;
}

static bool is_named(const char *name, size_t count, const char *expected, size_t expected_count) {
    return count == expected_count && strncasecmp(name, expected, expected_count) == 0;
}

#define IS_NAMED(name, count, literal) is_named(name, count, literal, sizeof literal - 1)

/// libmicrohttpd keeps the header block in place and puts NULs over each colon and line end. A line that
/// does not begin two bytes after the one before had a NUL in it, was folded, or ended with a bare LF.
/// (Version 1.0 refuses these itself.)
static void check_place(
    struct headers *headers, const char *name, size_t name_count, const char *value, size_t count) {
#if MHD_VERSION < 0x01000000
    if (headers->next != name || value <= name + name_count) {
        headers->valid = false;
        return;
    }
    for (const char *space = name + name_count + 1; space < value; space++) {
        headers->valid &= *space == ' ' || *space == '\t';
    }
    headers->next = value + count + 2;
#else
    (void)headers, (void)name, (void)name_count, (void)value, (void)count;
#endif
}

static enum MHD_Result check_header(
    void *context, enum MHD_ValueKind kind, const char *name, size_t name_count, const char *value,
    size_t value_count) {
    (void)kind;
    struct headers *headers = context;
    check_place(headers, name, name_count, value, value_count);
    headers->valid &= token_is_valid(name, name_count) && value_is_valid(value, value_count);
    headers->bits |= uhttp_header_bit(name, name_count);
    if (IS_NAMED(name, name_count, "Host")) {
        headers->hosts++;
    } else if (IS_NAMED(name, name_count, "Content-Length")) {
        headers->lengths++;
        headers->valid &= read_length(value, value_count, &headers->length);
    } else if (IS_NAMED(name, name_count, "Transfer-Encoding")) {
        headers->codings++;
        headers->is_chunked = IS_NAMED(value, value_count, "chunked");
    }
    return headers->valid ? MHD_YES : MHD_NO;
}

/// Whether the reply's header will find room: libmicrohttpd closes without a word when it does not.
static bool fits_in_pool(const uhttp_request *request, size_t header_count) {
    enum {
        /// libmicrohttpd's record of a header, a cookie or a query argument.
        RECORD = 64,
        REPLY_HEADER = 1024,
    };
    int kinds = MHD_HEADER_KIND | MHD_COOKIE_KIND | MHD_GET_ARGUMENT_KIND;
    int records = MHD_get_connection_values(request->connection, (enum MHD_ValueKind)kinds, NULL, NULL);
    size_t used = header_count + (size_t)records * RECORD + REPLY_HEADER;
    return used <= request->server->configuration.connection_memory_bytes;
}

uhttp_refusal uhttp_framing_check(uhttp_request *request, const char *version, size_t *body_count) {
    const uhttp_configuration *configuration = &request->server->configuration;
    if (request->target_count > configuration->target_bytes_max) {
        return UHTTP_REFUSED_URI_TOO_LONG;
    }
    size_t method_count = strlen(request->method);
    // One space between method, target and version, and no NUL in them.
    if (request->target_place != request->method + method_count + 1
        || version != request->target_place + request->target_count + 1
        || !token_is_valid(request->method, method_count) || !target_is_valid(request)) {
        return UHTTP_REFUSED_BAD_FRAMING;
    }
    struct headers headers = {.next = version + strlen(version) + 2, .valid = true};
    MHD_get_connection_values_n(request->connection, MHD_HEADER_KIND, check_header, &headers);
    if (!headers.valid) {
        return UHTTP_REFUSED_BAD_FRAMING;
    }
    request->header_bits = headers.bits;
    size_t header_count =
        MHD_get_connection_info(request->connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE)->header_size;
    if (header_count > configuration->header_bytes_max || !fits_in_pool(request, header_count)) {
        return UHTTP_REFUSED_HEADERS_TOO_LARGE;
    }
#if MHD_VERSION < 0x01000000
    if (headers.next + 2 != request->method + header_count) {
        return UHTTP_REFUSED_BAD_FRAMING;
    }
#endif
    bool host_is_right = headers.hosts == 1 || (headers.hosts == 0 && request->is_http_1_0);
    bool length_is_right = headers.lengths + headers.codings <= 1;
    bool coding_is_right = headers.codings == 0 || (headers.is_chunked && !request->is_http_1_0);
    if (!host_is_right || !length_is_right || !coding_is_right) {
        return UHTTP_REFUSED_BAD_FRAMING;
    }
    *body_count = headers.codings > 0 ? SIZE_MAX : (size_t)headers.length;
    return UHTTP_REFUSED_REASONS;
}
