/// The life of a request that is whole: handled, answered at once or later, and finished.
///
/// Where sending the reply is left to libmicrohttpd, it calls `uhttp_request_continue` at the end of what it
/// takes for the header block (arrival.c) and once more for the answer, and `uhttp_request_end` after that.
#include "internal.h"

#include <string.h>

void uhttp_request_refuse_for(uhttp_request *request, uhttp_refusal reason) {
    if (!uhttp_connection_advance(request, UHTTP_PHASE_HANDLING)) {
        return;
    }
    uhttp_count_refusal(request->server, reason);
    char reply[UHTTP_PROBLEM_MAX];
    uhttp_request_refuse(request, reply, uhttp_problem_write(reason, reply));
}

/// Gives back what the request has needed, and gets ready for the next one.
static void finish(uhttp_request *request) {
    uhttp_body_end(request);
    uhttp_reply_end(request);
    uhttp_connection_advance(request, UHTTP_PHASE_IDLE);
    uhttp_arrival_next(request);
}

/// Sends the reply of a request that has one; what is left for libmicrohttpd.
static enum uhttp_turn settle(uhttp_request *request) {
    switch (request->outcome) {
    case UHTTP_SUSPENDED:
        return UHTTP_TURN_NONE;
    case UHTTP_REPLIED:
        // Of a connection that ends libmicrohttpd sends the reply and closes the socket.
        if (request->sending.closes || !uhttp_reply_send(request)) {
            uhttp_connection_advance(request, UHTTP_PHASE_REPLYING);
            return UHTTP_TURN_REQUEST;
        }
        finish(request);
        return UHTTP_TURN_NONE;
    case UHTTP_UNANSWERED:
    case UHTTP_DECLINED:
    case UHTTP_DETACHED:
        return UHTTP_TURN_RESET;
    }
    return UHTTP_TURN_RESET;
}

/// Has the request answered, or suspended; false without memory.
static bool answer(uhttp_request *request) {
    if (request->outcome == UHTTP_DECLINED) {
        struct uhttp_response *declined = request->declined;
        request->declined = NULL;
        return uhttp_request_reply_late(request, declined);
    }
    if (uhttp_reply_has_no_room(request)) {
        return uhttp_request_refuse_overloaded(request);
    }
    const uhttp_callbacks *callbacks = &request->server->callbacks;
    callbacks->handler(callbacks->context, request);
    return request->outcome != UHTTP_UNANSWERED || uhttp_request_reply(request, &uhttp_problem_internal);
}

enum uhttp_turn uhttp_request_handle(uhttp_request *request) {
    return uhttp_connection_advance(request, UHTTP_PHASE_HANDLING) && answer(request) ? settle(request)
                                                                                      : UHTTP_TURN_RESET;
}

void uhttp_request_answer_late(uhttp_request *request, struct uhttp_response *response) {
    request->outcome = UHTTP_UNANSWERED;
    bool is_answered = response != NULL && uhttp_request_reply_late(request, response);
    request->turn = is_answered ? settle(request) : UHTTP_TURN_RESET;
    if (request->turn != UHTTP_TURN_NONE) {
        // libmicrohttpd hears of it with the next events.
        uhttp_readiness_wake(request);
    }
}

enum MHD_Result uhttp_request_continue(
    void *context, struct MHD_Connection *connection, const char *url, const char *method,
    const char *version, const char *upload, size_t *upload_count, void **state) {
    (void)context;
    (void)url;
    (void)method;
    (void)version;
    (void)upload;
    (void)upload_count;
    if (*state != NULL) {
        return uhttp_reply_queue(*state) ? MHD_YES : MHD_NO;
    }
    // A reply at this point would be the connection's last one.
    *state = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
    return *state == NULL ? MHD_NO : MHD_YES;
}

void uhttp_request_end(
    void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code) {
    (void)context;
    (void)connection;
    uhttp_request *request = *state;
    *state = NULL;
    if (request == NULL) {
        return;
    }
    // What is left of a request that did not come to its end goes with its connection.
    if (code == MHD_REQUEST_TERMINATED_COMPLETED_OK) {
        finish(request);
    }
}

const char *uhttp_request_method(const uhttp_request *request) {
    return request->method;
}

uhttp_bytes uhttp_request_target(const uhttp_request *request) {
    return request->target;
}
