/// The headers that a server asks for, found among the fields of the header block as they are taken.
#include "internal.h"

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
    KNOWN('c', "connection", UHTTP_HEADERS),
};

uhttp_refusal uhttp_header_note(uhttp_request *request, struct uhttp_piece name, struct uhttp_piece value) {
    const struct known_header *known = &table[PLACE(name.start[0] | 0x20, name.count)];
    if (known->count != name.count || !uhttp_is_named(name.start, known->name, name.count)) {
        return UHTTP_REFUSED_REASONS;
    }
    // The one that nobody but the shim asks for.
    if (known->header == UHTTP_HEADERS) {
        uhttp_connection_options_note(&request->framing, value);
        return UHTTP_REFUSED_REASONS;
    }
    uhttp_bytes *place = &request->headers[known->header];
    if (place->start != NULL) {
        // Which of two counts would be anybody's guess.
        return known->header < UHTTP_HEADER_ACCEPT ? UHTTP_REFUSED_BAD_FRAMING : UHTTP_REFUSED_REASONS;
    }
    // Blanks behind a value are none of it (RFC 9110, 5.5), but behind a length nobody means well by them.
    size_t count = value.count;
    while (count > 0 && (value.start[count - 1] == ' ' || value.start[count - 1] == '\t')) {
        count--;
    }
    *place = (uhttp_bytes){(const uint8_t *)value.start, count};
    bool is_coding = known->header == UHTTP_HEADER_TRANSFER_ENCODING;
    return is_coding || known->header == UHTTP_HEADER_CONTENT_LENGTH
        ? uhttp_length_note(&request->framing, is_coding, value)
        : UHTTP_REFUSED_REASONS;
}

const uhttp_bytes *uhttp_request_headers(const uhttp_request *request) {
    return request->headers;
}

size_t uhttp_request_announced(const uhttp_request *request) {
    return request->announced;
}
