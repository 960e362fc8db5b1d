/// Replies: from the shim's form to libmicrohttpd's.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

enum {
    /// What the reply of a connection may take besides the memory that all replies share.
    REPLY_BYTES_OWN = 64 << 10,
};

/// A reply that can be sent many times: libmicrohttpd counts the references to its responses.
struct uhttp_prepared {
    unsigned status;
    struct MHD_Response *response;
};

/// Adds `name NUL value NUL … NUL`. libmicrohttpd leaves out an empty value and one with a line break.
static void add_packed(struct MHD_Response *response, const char *packed) {
    while (packed != NULL && *packed != '\0') {
        const char *value = packed + strlen(packed) + 1;
        MHD_add_response_header(response, packed, value);
        packed = value + strlen(value) + 1;
    }
}

static void add_version(struct MHD_Response *response, uint64_t version) {
    char tag[24];
    char *start = tag + sizeof tag;
    *--start = '\0';
    *--start = '"';
    do {
        *--start = (char)('0' + version % 10);
        version /= 10;
    } while (version > 0);
    *--start = 'v';
    *--start = '"';
    MHD_add_response_header(response, MHD_HTTP_HEADER_ETAG, start);
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
    if (reply->content_type != NULL) {
        MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, reply->content_type);
    }
    if (reply->version != UHTTP_NO_VERSION) {
        add_version(response, reply->version);
    }
    add_packed(response, reply->constant_headers);
    add_packed(response, reply->headers);
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
