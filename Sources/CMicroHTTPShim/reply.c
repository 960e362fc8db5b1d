/// Replies on their way.
///
/// libmicrohttpd is given an empty reply of its own, and as it sends that, the shim sends the real one in its
/// place (wire.c): it would allocate seven times for each, and write it down twice.
#include "internal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum {
    /// What the reply of a connection may take besides the memory that all replies share.
    REPLY_BYTES_OWN = 64 << 10,
};

/// A reply that is kept until its request's event thread sends it.
struct uhttp_response {
    unsigned status;
    bool closes;
    const void *body;
    size_t body_count;
    /// What is to be freed once the body is sent; NULL when that is nobody's to free.
    void *memory;
    size_t fields_count;
    char fields[];
};

// MARK: Room

/// Whether a request can be sent again as if it had never been: RFC 9110, 9.2.1.
static bool is_safe(const uhttp_request *request) {
    return strcmp(request->method, MHD_HTTP_METHOD_GET) == 0
        || strcmp(request->method, MHD_HTTP_METHOD_HEAD) == 0;
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

static void give_room_back(uhttp_request *request) {
    if (request->sending.shared_bytes > 0) {
        atomic_fetch_sub(&request->server->replies_bytes, request->sending.shared_bytes);
        request->sending.shared_bytes = 0;
    }
}

/// Takes what a body needs of the memory for all; false when there is none and the client can ask again.
static bool takes_room(uhttp_request *request, size_t count) {
    uhttp_server *server = request->server;
    request->sending.shared_bytes = count;
    if (atomic_fetch_add(&server->replies_bytes, count) + count <= server->configuration.replies_bytes_max
        || !is_safe(request)) {
        return true;
    }
    give_room_back(request);
    uhttp_count_refusal(server, UHTTP_REFUSED_MEMORY);
    return false;
}

// MARK: Sending

/// Ends the head behind the fields, and has libmicrohttpd send; `memory` is freed in either case.
///
/// A reply for which there is no memory left is not sent where the client can ask again: it gets 503.
static bool begin_sending(
    uhttp_request *request, char *at, unsigned status, const void *body, size_t count, void *memory) {
    if (memory != NULL && count > REPLY_BYTES_OWN && !takes_room(request, count)) {
        free(memory);
        request->outcome = UHTTP_UNANSWERED;
        return uhttp_request_refuse_overloaded(request);
    }
    struct uhttp_sending *sending = &request->sending;
    bool has_body = uhttp_head_end(request, at, status, count);
    sending->body = body;
    sending->body_count = has_body ? count : 0;
    sending->memory = memory;
    sending->sent = 0;
    uhttp_connection_advance(request, UHTTP_PHASE_REPLYING);
    request->outcome = UHTTP_REPLIED;
    atomic_store_explicit(
        &request->served, atomic_load_explicit(&request->served, memory_order_relaxed) + 1,
        memory_order_relaxed);
    struct uhttp_empty_replies *empty = request->empty_replies;
    return MHD_queue_response(
               request->connection, MHD_HTTP_NO_CONTENT, sending->closes ? empty->last : empty->open)
        == MHD_YES;
}

ssize_t uhttp_reply_send(uhttp_request *request, size_t count) {
    struct uhttp_sending *sending = &request->sending;
    struct iovec parts[2];
    size_t part_count = 0;
    size_t total = sending->head_count + sending->body_count;
    if (sending->sent < sending->head_count) {
        parts[part_count++] = (struct iovec){
            .iov_base = sending->head + sending->sent, .iov_len = sending->head_count - sending->sent};
    }
    size_t body_sent = sending->sent > sending->head_count ? sending->sent - sending->head_count : 0;
    if (sending->body_count > body_sent) {
        parts[part_count++] = (struct iovec){
            .iov_base = (char *)sending->body + body_sent, .iov_len = sending->body_count - body_sent};
    }
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = part_count};
    ssize_t sent = sendmsg(request->socket, &message, MSG_NOSIGNAL);
    if (sent < 0) {
        return -1;
    }
    sending->sent += (size_t)sent;
    if (sending->sent < total) {
        // epoll tells when there is room for more.
        errno = EAGAIN;
        return -1;
    }
    return (ssize_t)count;
}

void uhttp_reply_end(uhttp_request *request) {
    free(request->sending.memory);
    request->sending.memory = NULL;
    give_room_back(request);
}

// MARK: Replies

/// The memory of a body that is to be freed; false without memory for a copy.
static bool take_body(const uhttp_reply *reply, const void **body, void **memory) {
    *body = reply->body;
    *memory = reply->ownership == UHTTP_BODY_MALLOCED ? reply->body : NULL;
    if (reply->ownership == UHTTP_BODY_COPIED && reply->body_count > 0) {
        *memory = malloc(reply->body_count);
        *body = *memory == NULL ? NULL : memcpy(*memory, reply->body, reply->body_count);
        return *memory != NULL;
    }
    return true;
}

bool uhttp_request_reply(uhttp_request *request, const uhttp_reply *reply) {
    const void *body = NULL;
    void *memory = NULL;
    bool is_taken = take_body(reply, &body, &memory);
    char *at = is_taken && request->outcome == UHTTP_UNANSWERED
        ? uhttp_head_begin(request, reply->status, reply->closes, uhttp_fields_max(reply))
        : NULL;
    if (at == NULL) {
        free(memory);
        return false;
    }
    at = uhttp_fields_write(at, reply);
    return begin_sending(request, at, reply->status, body, reply->body_count, memory);
}

struct uhttp_response *uhttp_response_create(const uhttp_reply *reply) {
    const void *body = NULL;
    void *memory = NULL;
    struct uhttp_response *response = malloc(sizeof *response + uhttp_fields_max(reply));
    if (response == NULL || !take_body(reply, &body, &memory)) {
        if (reply->ownership == UHTTP_BODY_MALLOCED) {
            free(reply->body);
        }
        free(response);
        return NULL;
    }
    response->status = reply->status;
    response->closes = reply->closes;
    response->body = body;
    response->body_count = reply->body_count;
    response->memory = memory;
    response->fields_count = (size_t)(uhttp_fields_write(response->fields, reply) - response->fields);
    return response;
}

void uhttp_response_free(struct uhttp_response *response) {
    if (response != NULL) {
        free(response->memory);
        free(response);
    }
}

bool uhttp_request_reply_late(uhttp_request *request, struct uhttp_response *response) {
    char *at = uhttp_head_begin(request, response->status, response->closes, response->fields_count);
    if (at == NULL) {
        uhttp_response_free(response);
        return false;
    }
    memcpy(at, response->fields, response->fields_count);
    at += response->fields_count;
    bool is_sent = begin_sending(
        request, at, response->status, response->body, response->body_count, response->memory);
    free(response);
    return is_sent;
}
