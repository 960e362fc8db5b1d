/// Bodies: who may send one, where it is kept, and how much of all of them there is.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

enum {
    /// What a connection may keep, between requests as well; beyond it the buffer is of the memory that all
    /// bodies share, and grows with what really arrives.
    BODY_CAPACITY_OWN = 4 << 10,
    /// A declined body up to this length is read and thrown away, which keeps the connection.
    BODY_THROWN_AWAY_MAX = 16 << 10,
};

/// The bytes of a buffer that count against the limit for all.
static size_t shared(size_t capacity) {
    return capacity > BODY_CAPACITY_OWN ? capacity : 0;
}

uhttp_refusal uhttp_body_reserve(uhttp_request *request, size_t needed) {
    if (needed <= request->body_capacity) {
        return UHTTP_REFUSED_REASONS;
    }
    uhttp_server *server = request->server;
    size_t capacity = needed <= BODY_CAPACITY_OWN ? BODY_CAPACITY_OWN : 2 * request->body_capacity;
    size_t most = request->announced < request->body_bytes_max ? request->announced : request->body_bytes_max;
    if (capacity > most) {
        capacity = most;
    }
    if (capacity < needed) {
        capacity = needed;
    }
    size_t added = shared(capacity) - shared(request->body_capacity);
    if (added > 0
        && atomic_fetch_add(&server->bodies_bytes, added) + added > server->configuration.bodies_bytes_max) {
        atomic_fetch_sub(&server->bodies_bytes, added);
        return UHTTP_REFUSED_MEMORY;
    }
    uint8_t *grown = realloc(request->body, capacity);
    if (grown == NULL) {
        atomic_fetch_sub(&server->bodies_bytes, added);
        return UHTTP_REFUSED_MEMORY;
    }
    request->body = grown;
    request->body_capacity = capacity;
    return UHTTP_REFUSED_REASONS;
}

static bool expects_continue(const uhttp_request *request) {
    return request->headers[UHTTP_HEADER_EXPECT].start != NULL && !request->framing.is_http_1_0;
}

/// Asks the gate; false when nothing of the connection is to be read any more.
static bool ask(uhttp_request *request) {
    const uhttp_callbacks *callbacks = &request->server->callbacks;
    if (!uhttp_connection_advance(request, UHTTP_PHASE_BODY)) {
        return false;
    }
    request->is_in_gate = true;
    callbacks->gate(callbacks->context, request);
    bool is_decided = request->is_admitted || request->outcome != UHTTP_UNANSWERED;
    if (!is_decided) {
        is_decided = uhttp_request_decline(request, &uhttp_problem_internal);
    }
    request->is_in_gate = false;
    return is_decided && request->outcome != UHTTP_DETACHED;
}

/// Tells a client that waits for it to send the body.
///
/// Nothing else has been sent since its last reply, so that there is room; a client to which not all of it
/// can be sent is cut.
static bool send_continue(uhttp_request *request) {
    static const char line[] = "HTTP/1.1 100 Continue\r\n\r\n";
    static const char expected[] = "100-continue";
    uhttp_bytes value = request->headers[UHTTP_HEADER_EXPECT];
    bool is_expected = value.count == sizeof expected - 1
        && uhttp_is_named((const char *)value.start, expected, sizeof expected - 1);
    return !is_expected
        || uhttp_wire_send(request->socket, line, sizeof line - 1) == sizeof line - 1;
}

bool uhttp_body_begin(uhttp_request *request, bool is_whole) {
    bool expects = expects_continue(request);
    // Nothing is kept of a request that is all there: the handler decides, at once.
    bool is_asked = request->announced > 0 && (!is_whole || expects);
    if (is_asked && request->server->callbacks.gate != NULL && !ask(request)) {
        return false;
    }
    if (request->declined != NULL) {
        return true;
    }
    if (request->announced != UHTTP_LENGTH_UNKNOWN && request->announced > request->body_bytes_max) {
        uhttp_request_refuse_for(request, UHTTP_REFUSED_BODY_TOO_LARGE);
        return false;
    }
    return !expects || send_continue(request);
}

bool uhttp_request_admit(uhttp_request *request, size_t body_bytes_max, void *note) {
    if (!request->is_in_gate || request->is_admitted || request->outcome != UHTTP_UNANSWERED) {
        return false;
    }
    request->is_admitted = true;
    request->note = note;
    if (body_bytes_max < request->body_bytes_max) {
        request->body_bytes_max = body_bytes_max;
    }
    return true;
}

void *uhttp_request_take_note(uhttp_request *request) {
    void *note = request->note;
    request->note = NULL;
    return note;
}

bool uhttp_request_decline(uhttp_request *request, const uhttp_reply *reply) {
    if (!request->is_in_gate || request->is_admitted || request->outcome != UHTTP_UNANSWERED) {
        uhttp_reply_give_up(reply);
        return false;
    }
    if (request->announced > BODY_THROWN_AWAY_MAX || expects_continue(request)) {
        return uhttp_request_detach(request, reply);
    }
    request->declined = uhttp_response_create(reply);
    if (request->declined != NULL) {
        request->outcome = UHTTP_DECLINED;
    }
    return request->declined != NULL;
}

uhttp_refusal uhttp_body_append(uhttp_request *request, const char *bytes, size_t count) {
    if (request->declined != NULL || count == 0) {
        return UHTTP_REFUSED_REASONS;
    }
    if (count > request->body_bytes_max - request->body_count) {
        return UHTTP_REFUSED_BODY_TOO_LARGE;
    }
    size_t needed = request->body_count + count;
    uhttp_refusal reason = uhttp_body_reserve(request, needed);
    if (reason == UHTTP_REFUSED_REASONS) {
        memcpy(request->body + request->body_count, bytes, count);
        request->body_count = needed;
    }
    return reason;
}

void uhttp_body_end(uhttp_request *request) {
    if (request->note != NULL) {
        request->server->callbacks.discard(request->note);
        request->note = NULL;
    }
    uhttp_response_free(request->declined);
    request->declined = NULL;
    size_t count = shared(request->body_capacity);
    if (count > 0) {
        free(request->body);
        request->body = NULL;
        request->body_capacity = 0;
        atomic_fetch_sub(&request->server->bodies_bytes, count);
    }
}

uhttp_bytes uhttp_request_body(const uhttp_request *request) {
    const uint8_t *start = request->body_in_place == NULL ? request->body : request->body_in_place;
    return (uhttp_bytes){request->body_count > 0 ? start : NULL, request->body_count};
}
