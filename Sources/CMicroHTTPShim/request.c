/// The life of a request that is whole: libmicrohttpd's callbacks turned into one call of the handler.
///
/// libmicrohttpd calls `uhttp_request_continue` at the end of what it takes for the header block (arrival.c)
/// and once more for the answer, and `uhttp_request_end` after the reply.
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

static enum MHD_Result handle(uhttp_request *request) {
    if (request->outcome == UHTTP_SUSPENDED) {
        return uhttp_suspension_finish(request) ? MHD_YES : MHD_NO;
    }
    if (!uhttp_connection_advance(request, UHTTP_PHASE_HANDLING)) {
        return MHD_NO;
    }
    if (request->outcome == UHTTP_DECLINED) {
        struct uhttp_response *declined = request->declined;
        request->declined = NULL;
        return uhttp_request_reply_late(request, declined) ? MHD_YES : MHD_NO;
    }
    if (uhttp_reply_has_no_room(request)) {
        return uhttp_request_refuse_overloaded(request) ? MHD_YES : MHD_NO;
    }
    const uhttp_callbacks *callbacks = &request->server->callbacks;
    callbacks->handler(callbacks->context, request);
    if (request->outcome == UHTTP_UNANSWERED && !uhttp_request_reply(request, &uhttp_problem_internal)) {
        return MHD_NO;
    }
    return request->outcome == UHTTP_DETACHED ? MHD_NO : MHD_YES;
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
        return handle(*state);
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
    if (request->outcome == UHTTP_SUSPENDED) {
        uhttp_suspension_abandon(request);
    }
    uhttp_body_end(request);
    uhttp_reply_end(request);
    uhttp_connection_advance(request, UHTTP_PHASE_IDLE);
    if (code == MHD_REQUEST_TERMINATED_COMPLETED_OK) {
        uhttp_arrival_next(request);
    }
}

const char *uhttp_request_method(const uhttp_request *request) {
    return request->method;
}

uhttp_bytes uhttp_request_target(const uhttp_request *request) {
    return request->target;
}
