/// What a server counts.
#ifndef UHTTP_STATISTICS_H
#define UHTTP_STATISTICS_H

#include <stdint.h>

/// Reasons for refusing a connection or a request, in the order of `uhttp_statistics.refused`.
typedef enum {
    UHTTP_REFUSED_BAD_FRAMING,
    UHTTP_REFUSED_BODY_TOO_LARGE,
    UHTTP_REFUSED_URI_TOO_LONG,
    UHTTP_REFUSED_HEADERS_TOO_LARGE,
    UHTTP_REFUSED_REQUEST_TIMEOUT,
    /// Closed between requests after the idle time.
    UHTTP_REFUSED_IDLE,
    UHTTP_REFUSED_CONNECTION_LIMIT,
    /// No memory, or none that bodies or replies may have, for what the client sends or asks for.
    UHTTP_REFUSED_MEMORY,
    /// A stream cut because its client did not read.
    UHTTP_REFUSED_SLOW_CONSUMER,
    UHTTP_REFUSED_REASONS,
} uhttp_refusal;

typedef struct {
    uint64_t connections_accepted;
    uint64_t connections_open;
    uint64_t requests_served;
    /// Requests whose first line has been read and whose reply is not yet sent.
    uint64_t requests_in_flight;
    uint64_t requests_suspended;
    uint64_t streams_open;
    /// Memory of bodies that counts against `bodies_bytes_max`.
    uint64_t bodies_bytes;
    /// Memory of replies that counts against `replies_bytes_max`.
    uint64_t replies_bytes;
    uint64_t refused[UHTTP_REFUSED_REASONS];
} uhttp_statistics;

#endif
