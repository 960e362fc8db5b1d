/// The headers that a server asks for, found in one walk over what libmicrohttpd has read.
#include "internal.h"

#include <string.h>

struct known_header {
    const char *name;
    size_t count;
    uhttp_header header;
};

/// The place of a name in the table: its length and its first letter in either case, of which no two known
/// headers have the same sum. (Two in one place are an error when this is compiled.)
#define PLACE(first, count) (((unsigned)(first) * 9u + (unsigned)(count)) & 63u)
#define KNOWN(first, name, header) [PLACE(first, sizeof name - 1)] = {name, sizeof name - 1, header}

static const struct known_header table[64] = {
    KNOWN('h', "host", UHTTP_HEADER_HOST),
    KNOWN('o', "origin", UHTTP_HEADER_ORIGIN),
    KNOWN('a', "authorization", UHTTP_HEADER_AUTHORIZATION),
    KNOWN('c', "content-type", UHTTP_HEADER_CONTENT_TYPE),
    KNOWN('c', "content-length", UHTTP_HEADER_CONTENT_LENGTH),
    KNOWN('t', "transfer-encoding", UHTTP_HEADER_TRANSFER_ENCODING),
    KNOWN('i', "if-match", UHTTP_HEADER_IF_MATCH),
    KNOWN('i', "if-none-match", UHTTP_HEADER_IF_NONE_MATCH),
    KNOWN('i', "idempotency-key", UHTTP_HEADER_IDEMPOTENCY_KEY),
    KNOWN('l', "last-event-id", UHTTP_HEADER_LAST_EVENT_ID),
    KNOWN('p', "pause-token", UHTTP_HEADER_PAUSE_TOKEN),
    KNOWN('a', "access-control-request-method", UHTTP_HEADER_ACCESS_CONTROL_REQUEST_METHOD),
    KNOWN('a', "accept", UHTTP_HEADER_ACCEPT),
    KNOWN('c', "content-encoding", UHTTP_HEADER_CONTENT_ENCODING),
    KNOWN('e', "expect", UHTTP_HEADER_EXPECT),
    KNOWN('r', "request-id", UHTTP_HEADER_REQUEST_ID),
    KNOWN('t', "traceparent", UHTTP_HEADER_TRACEPARENT),
};

static enum MHD_Result read_header(
    void *context, enum MHD_ValueKind kind, const char *name, size_t name_count, const char *value,
    size_t count) {
    (void)kind;
    uhttp_request *request = context;
    const struct known_header *known = &table[PLACE(name[0] | 0x20, name_count)];
    if (known->count != name_count || !uhttp_is_named(name, known->name, name_count)) {
        return MHD_YES;
    }
    uhttp_bytes *place = &request->headers[known->header];
    if (place->start == NULL) {
        *place = (uhttp_bytes){(const uint8_t *)value, count};
        return MHD_YES;
    }
    // Which of two counts would be anybody's guess.
    if (known->header < UHTTP_HEADER_ACCEPT) {
        request->headers_checked = false;
        return MHD_NO;
    }
    return MHD_YES;
}

bool uhttp_headers_read(uhttp_request *request) {
    memset(request->headers, 0, sizeof request->headers);
    request->headers_checked = true;
    MHD_get_connection_values_n(request->connection, MHD_HEADER_KIND, read_header, request);
    if (!request->headers_checked) {
        request->headers_checked = true;
        return false;
    }
    uhttp_bytes length = request->headers[UHTTP_HEADER_CONTENT_LENGTH];
    uint64_t announced = 0;
    if (request->headers[UHTTP_HEADER_TRANSFER_ENCODING].start != NULL) {
        announced = UHTTP_LENGTH_UNKNOWN;
    } else if (length.start != NULL) {
        uhttp_length_read((const char *)length.start, length.count, &announced);
    }
    request->announced = (size_t)announced;
    return request->headers[UHTTP_HEADER_HOST].start != NULL || request->is_http_1_0;
}

const uhttp_bytes *uhttp_request_headers(const uhttp_request *request) {
    return request->headers;
}

size_t uhttp_request_announced(const uhttp_request *request) {
    return request->announced;
}
