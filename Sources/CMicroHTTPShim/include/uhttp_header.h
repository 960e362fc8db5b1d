/// The header fields that the shim knows.
#ifndef UHTTP_HEADER_H
#define UHTTP_HEADER_H

/// The header fields that the shim finds for a server. A request with two of one that may stand once is
/// refused; of the others the first counts.
typedef enum {
    UHTTP_HEADER_HOST,
    UHTTP_HEADER_ORIGIN,
    UHTTP_HEADER_AUTHORIZATION,
    UHTTP_HEADER_CONTENT_TYPE,
    UHTTP_HEADER_CONTENT_LENGTH,
    UHTTP_HEADER_TRANSFER_ENCODING,
    UHTTP_HEADER_IF_MATCH,
    UHTTP_HEADER_IF_NONE_MATCH,
    UHTTP_HEADER_IDEMPOTENCY_KEY,
    UHTTP_HEADER_LAST_EVENT_ID,
    UHTTP_HEADER_PAUSE_TOKEN,
    UHTTP_HEADER_ACCESS_CONTROL_REQUEST_METHOD,
    /// From here on: those that may stand several times.
    UHTTP_HEADER_ACCEPT,
    UHTTP_HEADER_CONTENT_ENCODING,
    UHTTP_HEADER_EXPECT,
    UHTTP_HEADER_REQUEST_ID,
    UHTTP_HEADER_TRACEPARENT,
    UHTTP_HEADERS,
} uhttp_header;

#endif
