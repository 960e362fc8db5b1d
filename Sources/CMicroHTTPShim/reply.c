/// Replies on their way.
///
/// The shim sends them by itself. What the socket does not take at once, and the last reply of a connection,
/// is left to libmicrohttpd: it is given an empty reply of its own, and as it sends that, the shim sends the
/// real one in its place (wire.c).
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
    struct uhttp_body body;
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

/// Gives up a body that has been sent, or cannot be.
static void end_body(struct uhttp_body *body) {
    free(body->memory);
    if (body->tail.keeper != NULL) {
        body->tail.release(body->tail.keeper);
    }
    *body = (struct uhttp_body){0};
}

/// Ends the head behind the fields, so that the reply can be sent; the body is given up in either case.
///
/// A reply for which there is no memory left is not sent where the client can ask again: it gets 503.
static bool begin_sending(uhttp_request *request, char *at, unsigned status, struct uhttp_body body) {
    if (body.memory != NULL && body.count > REPLY_BYTES_OWN && !takes_room(request, body.count)) {
        end_body(&body);
        request->outcome = UHTTP_UNANSWERED;
        return uhttp_request_refuse_overloaded(request);
    }
    struct uhttp_sending *sending = &request->sending;
    bool has_body = uhttp_head_end(request, at, status, body.count + body.tail.count);
    sending->body = body;
    if (!has_body) {
        sending->body.count = 0;
        sending->body.tail.count = 0;
    }
    sending->sent = 0;
    request->outcome = UHTTP_REPLIED;
    atomic_store_explicit(
        &request->served, atomic_load_explicit(&request->served, memory_order_relaxed) + 1,
        memory_order_relaxed);
    return true;
}

bool uhttp_reply_queue(uhttp_request *request) {
    struct uhttp_empty_replies *empty = request->empty_replies;
    return request->outcome == UHTTP_REPLIED
        && MHD_queue_response(
               request->connection, MHD_HTTP_NO_CONTENT, request->sending.closes ? empty->last : empty->open)
        == MHD_YES;
}

/// Whether a client whose connection ends may send more, or has.
static bool may_send_more(const uhttp_request *request) {
    const struct uhttp_framing *framing = &request->framing;
    bool has_said_last = framing->closes || (framing->is_http_1_0 && !framing->keeps_alive);
    return !has_said_last || request->arrived_count > request->taken || request->readiness.has_unread;
}

bool uhttp_reply_send(uhttp_request *request) {
    struct uhttp_sending *sending = &request->sending;
    const struct uhttp_body *body = &sending->body;
    struct iovec parts[3] = {
        {.iov_base = sending->head, .iov_len = sending->head_count},
        {.iov_base = (void *)body->start, .iov_len = body->count},
        {.iov_base = (void *)body->tail.start, .iov_len = body->tail.count}};
    size_t total = sending->head_count + body->count + body->tail.count;
    size_t first = 0;
    size_t sent_of_first = sending->sent;
    while (first < 2 && sent_of_first >= parts[first].iov_len) {
        sent_of_first -= parts[first++].iov_len;
    }
    parts[first].iov_base = (char *)parts[first].iov_base + sent_of_first;
    parts[first].iov_len -= sent_of_first;
    struct msghdr message = {.msg_iov = parts + first, .msg_iovlen = 3 - first};
    ssize_t sent = uhttp_wire_send_message(request->socket, &message);
    if (sent < 0) {
        return false;
    }
    sending->sent += (size_t)sent;
    if (sending->sent < total) {
        // epoll tells when there is room for more.
        errno = EAGAIN;
        return false;
    }
    request->ends_in_stages = sending->closes && may_send_more(request);
    return true;
}

void uhttp_reply_end(uhttp_request *request) {
    end_body(&request->sending.body);
    give_room_back(request);
}

// MARK: Replies

/// A reply's body, which is to be given up in the end; false without memory for a copy.
static bool take_body(const uhttp_reply *reply, struct uhttp_body *body) {
    *body = (struct uhttp_body){
        .start = reply->body,
        .count = reply->body_count,
        .memory = reply->ownership == UHTTP_BODY_MALLOCED ? reply->body : NULL,
        .tail = reply->tail};
    if (reply->ownership == UHTTP_BODY_COPIED && reply->body_count > 0) {
        body->memory = malloc(reply->body_count);
        body->start = body->memory == NULL ? NULL : memcpy(body->memory, reply->body, reply->body_count);
        return body->memory != NULL;
    }
    return true;
}

void uhttp_reply_give_up(const uhttp_reply *reply) {
    struct uhttp_body body = {
        .memory = reply->ownership == UHTTP_BODY_MALLOCED ? reply->body : NULL, .tail = reply->tail};
    end_body(&body);
}

bool uhttp_request_reply(uhttp_request *request, const uhttp_reply *reply) {
    struct uhttp_body body;
    bool is_taken = take_body(reply, &body);
    char *at = is_taken && request->outcome == UHTTP_UNANSWERED
        ? uhttp_head_begin(request, reply->status, reply->closes, uhttp_fields_max(reply))
        : NULL;
    if (at == NULL) {
        end_body(&body);
        return false;
    }
    at = uhttp_fields_write(at, reply);
    return begin_sending(request, at, reply->status, body);
}

struct uhttp_response *uhttp_response_create(const uhttp_reply *reply) {
    struct uhttp_response *response = malloc(sizeof *response + uhttp_fields_max(reply));
    if (response == NULL || !take_body(reply, &response->body)) {
        uhttp_reply_give_up(reply);
        free(response);
        return NULL;
    }
    response->status = reply->status;
    response->closes = reply->closes;
    response->fields_count = (size_t)(uhttp_fields_write(response->fields, reply) - response->fields);
    return response;
}

void uhttp_response_free(struct uhttp_response *response) {
    if (response != NULL) {
        end_body(&response->body);
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
    bool is_sent = begin_sending(request, at, response->status, response->body);
    free(response);
    return is_sent;
}
