/// Replies: from the shim's form to libmicrohttpd's.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

enum {
    /// What the reply of a connection may take besides the memory that all replies share.
    REPLY_BYTES_OWN = 64 << 10,
    /// What most replies' headers take together, and more; further ones go into lines of their own.
    LINES_BYTES_MAX = 1 << 10,
    LINES_MAX = 16,
    /// What all headers may take: with those of libmicrohttpd's they must fit in a connection's memory, or it
    /// ends the connection without a word.
    HEADERS_BYTES_MAX = UHTTP_CONNECTION_MEMORY - 256,
};

/// A reply that can be sent many times: libmicrohttpd counts the references to its responses.
struct uhttp_prepared {
    unsigned status;
    struct MHD_Response *response;
};

/// Headers that libmicrohttpd keeps as one, since each that it keeps by itself is allocated in three pieces.
struct lines {
    struct MHD_Response *response;
    /// The name of the first header, which lives until the lines are handed over.
    const char *name;
    /// The value of the first header, and behind it the others as they are sent.
    char bytes[LINES_BYTES_MAX];
    size_t count;
    /// Where a line ends, for each but the last.
    size_t ends[LINES_MAX];
    size_t end_count;
    /// The bytes of all headers so far.
    size_t total;
    /// Whether there are too many of them, or libmicrohttpd has not kept what it was given.
    bool has_failed;
};

static enum MHD_Result note_value(
    void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
    (void)kind;
    (void)name;
    *(const char **)context = value;
    return MHD_YES;
}

/// Hands the lines over. libmicrohttpd takes no value with a line break, so they are put into its copy, which
/// is memory of its own (0.9.75) and the last of its headers. One that keeps them otherwise fails the reply.
static void hand_over(struct lines *lines) {
    if (lines->name == NULL || lines->has_failed) {
        return;
    }
    lines->bytes[lines->count] = '\0';
    const char *copy = "";
    if (MHD_add_response_header(lines->response, lines->name, lines->bytes) == MHD_YES) {
        MHD_get_response_headers(lines->response, note_value, &copy);
    }
    if (strlen(copy) != lines->count || memcmp(copy, lines->bytes, lines->count) != 0) {
        lines->has_failed = true;
        return;
    }
    for (size_t index = 0; index < lines->end_count; index++) {
        memcpy((char *)copy + lines->ends[index], "\r\n", 2);
    }
    lines->name = NULL;
    lines->count = 0;
    lines->end_count = 0;
}

static void append(struct lines *lines, const char *text, size_t count) {
    memcpy(lines->bytes + lines->count, text, count);
    lines->count += count;
}

/// Adds a header whose value is one line.
static void add_line(struct lines *lines, const char *name, const char *value, size_t count) {
    size_t name_count = strlen(name);
    size_t needed = name_count + count + 4;
    lines->total += needed;
    lines->has_failed = lines->has_failed || lines->total > HEADERS_BYTES_MAX;
    if (lines->count + needed >= LINES_BYTES_MAX || lines->end_count == LINES_MAX) {
        hand_over(lines);
    }
    if (lines->has_failed) {
        return;
    }
    if (needed >= LINES_BYTES_MAX) {
        MHD_add_response_header(lines->response, name, value);
        return;
    }
    if (lines->name == NULL) {
        lines->name = name;
    } else {
        lines->ends[lines->end_count++] = lines->count;
        append(lines, "  ", 2);
        append(lines, name, name_count);
        append(lines, ": ", 2);
    }
    append(lines, value, count);
}

/// Adds a header; one whose value is not one line is left out.
static void add_header(struct lines *lines, const char *name, const char *value, size_t count) {
    if (uhttp_is_line(value, count)) {
        add_line(lines, name, value, count);
    }
}

/// Adds `name NUL value NUL … NUL`, by one of the two above.
static inline void add_packed(
    struct lines *lines, const char *packed,
    void (*add)(struct lines *lines, const char *name, const char *value, size_t count)) {
    while (packed != NULL && *packed != '\0') {
        const char *value = packed + strlen(packed) + 1;
        size_t count = strlen(value);
        add(lines, packed, value, count);
        packed = value + count + 1;
    }
}

static void add_version(struct lines *lines, uint64_t version) {
    char tag[24];
    char *end = tag + sizeof tag - 1;
    char *start = end;
    *start = '\0';
    *--start = '"';
    do {
        *--start = (char)('0' + version % 10);
        version /= 10;
    } while (version > 0);
    *--start = 'v';
    *--start = '"';
    add_line(lines, MHD_HTTP_HEADER_ETAG, start, (size_t)(end - start));
}

struct MHD_Response *uhttp_response_create(uhttp_server *server, const uhttp_reply *reply) {
    enum MHD_ResponseMemoryMode mode = reply->ownership == UHTTP_BODY_MALLOCED ? MHD_RESPMEM_MUST_FREE
        : reply->ownership == UHTTP_BODY_COPIED                                ? MHD_RESPMEM_MUST_COPY
                                                                               : MHD_RESPMEM_PERSISTENT;
    if (reply->body_count == 0) {
        // libmicrohttpd would not free an empty body.
        if (reply->ownership == UHTTP_BODY_MALLOCED) {
            free(reply->body);
        }
        mode = MHD_RESPMEM_PERSISTENT;
    }
    void *body = reply->body_count == 0 ? (void *)"" : reply->body;
    struct MHD_Response *response = MHD_create_response_from_buffer(reply->body_count, body, mode);
    if (response == NULL) {
        if (mode == MHD_RESPMEM_MUST_FREE) {
            free(reply->body);
        }
        return NULL;
    }
    // Of the two arrays nothing is read that was not written.
    struct lines lines;
    lines.response = response;
    lines.name = NULL;
    lines.count = 0;
    lines.end_count = 0;
    lines.total = 0;
    lines.has_failed = false;
    if (reply->content_type != NULL) {
        add_line(&lines, MHD_HTTP_HEADER_CONTENT_TYPE, reply->content_type, strlen(reply->content_type));
    }
    if (reply->version != UHTTP_NO_VERSION) {
        add_version(&lines, reply->version);
    }
    add_packed(&lines, reply->constant_headers, add_line);
    add_header(&lines, "Request-Id", reply->request_id, reply->request_id_count);
    add_packed(&lines, reply->headers, add_header);
    hand_over(&lines);
    if (lines.has_failed) {
        MHD_destroy_response(response);
        return NULL;
    }
    if (reply->closes || (server != NULL && atomic_load_explicit(&server->draining, memory_order_relaxed))) {
        uhttp_response_close(response);
    }
    return response;
}

void uhttp_response_close(struct MHD_Response *response) {
    MHD_add_response_header(response, MHD_HTTP_HEADER_CONNECTION, "close");
}

/// Whether a request can be sent again as if it had never been: RFC 9110, 9.2.1.
static bool is_safe(const uhttp_request *request) {
    return strcmp(request->method, MHD_HTTP_METHOD_GET) == 0
        || strcmp(request->method, MHD_HTTP_METHOD_HEAD) == 0;
}

size_t uhttp_reply_bytes(const uhttp_reply *reply) {
    return reply->ownership == UHTTP_BODY_STATIC ? 0 : reply->body_count;
}

bool uhttp_reply_has_no_room(const uhttp_request *request) {
    uhttp_server *server = request->server;
    if (atomic_load_explicit(&server->replies_bytes, memory_order_relaxed)
            < server->configuration.replies_bytes_max
        || is_safe(request)) {
        return false;
    }
    uhttp_count_refusal(server, UHTTP_REFUSED_MEMORY);
    return true;
}

void uhttp_reply_end(uhttp_request *request) {
    if (request->reply_bytes > 0) {
        atomic_fetch_sub(&request->server->replies_bytes, request->reply_bytes);
        request->reply_bytes = 0;
    }
}

/// Takes what a reply needs of the memory for all; false when there is none and the client can ask again.
static bool takes_room(uhttp_request *request, size_t count) {
    uhttp_server *server = request->server;
    request->reply_bytes = count;
    if (atomic_fetch_add(&server->replies_bytes, count) + count <= server->configuration.replies_bytes_max
        || !is_safe(request)) {
        return true;
    }
    uhttp_reply_end(request);
    uhttp_count_refusal(server, UHTTP_REFUSED_MEMORY);
    return false;
}

bool uhttp_request_queue(
    uhttp_request *request, unsigned status, struct MHD_Response *response, size_t count) {
    if (count > REPLY_BYTES_OWN && !takes_room(request, count)) {
        request->outcome = UHTTP_UNANSWERED;
        return uhttp_request_refuse_overloaded(request);
    }
    uhttp_connection_advance(request, UHTTP_PHASE_REPLYING);
    request->outcome = UHTTP_REPLIED;
    atomic_store_explicit(
        &request->served, atomic_load_explicit(&request->served, memory_order_relaxed) + 1,
        memory_order_relaxed);
    return MHD_queue_response(request->connection, status, response) == MHD_YES;
}

bool uhttp_request_reply(uhttp_request *request, const uhttp_reply *reply) {
    if (request->outcome != UHTTP_UNANSWERED) {
        if (reply->ownership == UHTTP_BODY_MALLOCED) {
            free(reply->body);
        }
        return false;
    }
    struct MHD_Response *response = uhttp_response_create(request->server, reply);
    if (response == NULL) {
        return false;
    }
    bool queued = uhttp_request_queue(request, reply->status, response, uhttp_reply_bytes(reply));
    MHD_destroy_response(response);
    return queued;
}

uhttp_prepared *uhttp_prepared_create(const uhttp_reply *reply) {
    struct MHD_Response *response = uhttp_response_create(NULL, reply);
    uhttp_prepared *prepared = malloc(sizeof *prepared);
    if (response == NULL || prepared == NULL) {
        free(prepared);
        if (response != NULL) {
            MHD_destroy_response(response);
        }
        return NULL;
    }
    *prepared = (uhttp_prepared){reply->status, response};
    return prepared;
}

bool uhttp_request_reply_prepared(uhttp_request *request, const uhttp_prepared *prepared) {
    return request->outcome == UHTTP_UNANSWERED
        && uhttp_request_queue(request, prepared->status, prepared->response, 0);
}

void uhttp_prepared_release(uhttp_prepared *prepared) {
    MHD_destroy_response(prepared->response);
    free(prepared);
}
