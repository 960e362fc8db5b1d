/// The way of what a client sends, from the socket to the handler.
///
/// The shim reads requests by itself, and strictly (assembly.c), and has each handled once it is whole.
/// libmicrohttpd, whose connection it is, hears of one only where something is left for it: a reply that
/// the socket has not taken at once, or the connection's end. It is given the shortest request of all then,
/// in the place of the real one.
#include "internal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    /// How often a connection is read from before the others of its event thread have their turn.
    READS_MAX = 16,
};

/// Reads from the socket, as `recv` does.
static ssize_t receive(uhttp_request *request, void *bytes, size_t count) {
    struct uhttp_readiness *readiness = &request->readiness;
    if (!readiness->has_unread) {
        // epoll tells when that changes.
        errno = EAGAIN;
        return -1;
    }
    ssize_t received = uhttp_wire_receive(request->socket, bytes, count);
    // epoll tells of what comes after a read that was not filled.
    bool is_interrupted = received < 0 && errno == EINTR;
    readiness->has_unread = received == (ssize_t)count || is_interrupted || readiness->has_ended;
    return received;
}

/// Reads more of the body straight to where it is kept.
static ssize_t receive_body(uhttp_request *request, enum uhttp_step *step) {
    uhttp_refusal reason = uhttp_body_reserve(request, request->body_count + 1);
    if (reason != UHTTP_REFUSED_REASONS) {
        *step = uhttp_request_stop(request, reason);
        return 0;
    }
    struct uhttp_framing *framing = &request->framing;
    size_t room = request->body_capacity - request->body_count;
    room = framing->left < room ? framing->left : room;
    ssize_t received = receive(request, request->body + request->body_count, room);
    if (received > 0) {
        request->body_count += (size_t)received;
        framing->left -= (size_t)received;
        framing->part = framing->left == 0 ? UHTTP_PART_NEXT : framing->part;
        *step = framing->left == 0 ? UHTTP_STEP_WHOLE : UHTTP_STEP_INCOMPLETE;
    }
    return received;
}

/// Reads more of the current request, and takes it.
static ssize_t receive_and_take(uhttp_request *request, enum uhttp_step *step) {
    size_t room = request->arrived_capacity - request->arrived_count;
    // What fits behind the header block may be followed by another request, of which there would be no event.
    bool is_long = request->framing.part == UHTTP_PART_BODY && request->framing.left > room;
    if (is_long && request->declined == NULL) {
        return receive_body(request, step);
    }
    if (room == 0) {
        if (!uhttp_assembly_grow(request)) {
            *step = uhttp_request_stop(request, UHTTP_REFUSED_MEMORY);
            return 0;
        }
        // The lines that are there are taken once more, where they lie now.
        *step = uhttp_assembly_take(request, 0);
        room = request->arrived_capacity - request->arrived_count;
    }
    if (*step != UHTTP_STEP_INCOMPLETE) {
        return 0;
    }
    size_t seen = request->arrived_count;
    ssize_t received = receive(request, request->arrived + seen, room);
    if (received > 0) {
        request->arrived_count += (size_t)received;
        *step = uhttp_assembly_take(request, seen);
    }
    return received;
}

/// The deadline of a request that has begun and is not whole.
static void note_phase(uhttp_request *request) {
    enum uhttp_phase phase = uhttp_connection_phase(request);
    enum uhttp_part part = request->framing.part;
    if (part == UHTTP_PART_FIELDS && phase < UHTTP_PHASE_HEADERS) {
        uhttp_connection_advance(request, UHTTP_PHASE_HEADERS);
    } else if (part > UHTTP_PART_FIELDS && phase < UHTTP_PHASE_BODY) {
        uhttp_connection_advance(request, UHTTP_PHASE_BODY);
    }
}

/// Gives libmicrohttpd the shortest request that there is: what is to be known of a real one is the shim's.
static ssize_t hand_over(uhttp_request *request, char *bytes, size_t count) {
    static const char line[] = "GET / HTTP/1.1\r\n\r\n";
    enum { COUNT = sizeof line - 1 };
    if (count < COUNT) {
        // It asks for the number of an error that epoll has told it of.
        errno = ECONNRESET;
        return -1;
    }
    memcpy(bytes, line, COUNT);
    request->is_handed_over = true;
    return COUNT;
}

/// What a read that brought nothing leaves for libmicrohttpd.
static enum uhttp_turn turn_behind(ssize_t received) {
    if (received == 0) {
        return UHTTP_TURN_END;
    }
    return errno == EAGAIN || errno == EWOULDBLOCK ? UHTTP_TURN_NONE
        : errno == EINTR                           ? UHTTP_TURN_AGAIN
                                                   : UHTTP_TURN_RESET;
}

enum uhttp_turn uhttp_arrival_serve(uhttp_request *request) {
    if (uhttp_connection_phase(request) == UHTTP_PHASE_EXPIRED) {
        // What still comes is read away elsewhere (detach.c).
        return UHTTP_TURN_RESET;
    }
    if (request->is_handed_over || request->outcome == UHTTP_SUSPENDED) {
        // What has come must not end it ahead of its answer.
        return UHTTP_TURN_NONE;
    }
    enum uhttp_step step = UHTTP_STEP_INCOMPLETE;
    if (request->is_ahead) {
        request->is_ahead = false;
        step = uhttp_assembly_take(request, 0);
    }
    for (unsigned reads = 0; step == UHTTP_STEP_INCOMPLETE; reads++) {
        if (reads == READS_MAX) {
            // libmicrohttpd comes again, after the other connections.
            note_phase(request);
            return UHTTP_TURN_AGAIN;
        }
        ssize_t received = receive_and_take(request, &step);
        if (step == UHTTP_STEP_INCOMPLETE && received <= 0) {
            enum uhttp_turn turn = turn_behind(received);
            note_phase(request);
            return turn;
        }
    }
    return step == UHTTP_STEP_GONE ? UHTTP_TURN_RESET : uhttp_request_handle(request);
}

ssize_t uhttp_arrival_read(uhttp_request *request, char *bytes, size_t count) {
    enum uhttp_turn turn = request->turn == UHTTP_TURN_NONE ? uhttp_arrival_serve(request) : request->turn;
    request->turn = UHTTP_TURN_NONE;
    switch (turn) {
    case UHTTP_TURN_NONE:
        errno = EAGAIN;
        return -1;
    case UHTTP_TURN_AGAIN:
        errno = EINTR;
        return -1;
    case UHTTP_TURN_REQUEST:
        return hand_over(request, bytes, count);
    case UHTTP_TURN_END:
        return 0;
    case UHTTP_TURN_RESET:
        errno = ECONNRESET;
        return -1;
    }
    return -1;
}

void uhttp_arrival_next(uhttp_request *request) {
    size_t rest = request->arrived_count - request->taken;
    if (rest > 0) {
        memmove(request->arrived, request->arrived + request->taken, rest);
    } else if (request->arrived_capacity > UHTTP_ARRIVED_USUAL) {
        uhttp_arrival_free(request);
    }
    request->arrived_count = rest;
    request->is_ahead = rest > 0;
    request->is_handed_over = false;
    uhttp_assembly_begin(request);
    uhttp_readiness_remind(request);
}

void uhttp_arrival_free(uhttp_request *request) {
    free(request->arrived);
    request->arrived = NULL;
    request->arrived_capacity = 0;
}
