/// The life of a request: libmicrohttpd's three callbacks turned into one call of the handler.
///
/// libmicrohttpd calls `uhttp_request_begin` at the end of the first line, `uhttp_request_continue` once at
/// the end of the header block, once for each piece of the body and once more at its end, and
/// `uhttp_request_end` after the reply.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

static bool grow(void **buffer, size_t *capacity, size_t needed) {
    if (needed <= *capacity) {
        return true;
    }
    void *grown = realloc(*buffer, needed);
    if (grown == NULL) {
        return false;
    }
    *buffer = grown;
    *capacity = needed;
    return true;
}

/// Hides the query from libmicrohttpd, which would make a record of each argument in the connection's
/// memory and, when that is full, hang with the event thread spinning. The bytes are its own writable
/// buffer; nobody needs them any more.
static void hide_arguments(const char *target) {
    char *query = strchr(target, '?');
    if (query != NULL) {
        query[1] = '\0';
    }
}

void *uhttp_request_begin(void *context, const char *target, struct MHD_Connection *connection) {
    (void)context;
    uhttp_request *request =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
    if (request == NULL || target == NULL) {
        if (target != NULL) {
            hide_arguments(target);
        }
        return NULL;
    }
    uhttp_connection_advance(request, UHTTP_PHASE_HEADERS);
    request->begun++;
    request->outcome = UHTTP_UNANSWERED;
    request->headers_checked = false;
    request->is_admitted = false;
    request->body_count = 0;
    request->target_count = strlen(target);
    void *copy = request->target;
    if (!grow(&copy, &request->target_capacity, request->target_count + 1)) {
        return NULL;
    }
    request->target = copy;
    memcpy(request->target, target, request->target_count + 1);
    hide_arguments(target);
    return request;
}

enum MHD_Result uhttp_request_refuse_for(uhttp_request *request, uhttp_refusal reason) {
    if (!uhttp_connection_advance(request, UHTTP_PHASE_HANDLING)) {
        return MHD_NO;
    }
    uhttp_count_refusal(request->server, reason);
    char reply[UHTTP_PROBLEM_MAX];
    uhttp_request_refuse(request, reply, uhttp_problem_write(reason, reply));
    return MHD_NO;
}

static enum MHD_Result check_headers(uhttp_request *request, const char *method, const char *version) {
    request->method = method;
    request->is_http_1_0 = strcmp(version, "HTTP/1.0") == 0;
    if (!uhttp_headers_read(request)) {
        return uhttp_request_refuse_for(request, UHTTP_REFUSED_BAD_FRAMING);
    }
    return request->announced == 0 ? MHD_YES : uhttp_body_begin(request);
}

static enum MHD_Result handle(uhttp_request *request) {
    if (request->outcome == UHTTP_SUSPENDED) {
        return uhttp_suspension_finish(request) ? MHD_YES : MHD_NO;
    }
    if (!uhttp_connection_advance(request, UHTTP_PHASE_HANDLING)) {
        return MHD_NO;
    }
    if (request->outcome == UHTTP_DECLINED) {
        bool is_queued = uhttp_request_queue(request, request->declined_status, request->declined, 0);
        return is_queued ? MHD_YES : MHD_NO;
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
    (void)connection;
    (void)url;
    uhttp_request *request = *state;
    if (request == NULL) {
        return MHD_NO;
    }
    if (!request->headers_checked) {
        return check_headers(request, method, version);
    }
    if (*upload_count > 0) {
        return uhttp_body_append(request, upload, upload_count);
    }
    return handle(request);
}

void uhttp_request_end(
    void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code) {
    (void)connection;
    uhttp_server *server = context;
    uhttp_request *request = *state;
    *state = NULL;
    if (request == NULL) {
        return;
    }
    if (request->outcome == UHTTP_SUSPENDED) {
        uhttp_suspension_abandon(request);
    }
    if (!request->headers_checked && code == MHD_REQUEST_TERMINATED_WITH_ERROR) {
        uhttp_count_refusal(server, UHTTP_REFUSED_BY_LIBRARY);
    }
    uhttp_body_end(request);
    uhttp_reply_end(request);
    uhttp_connection_advance(request, UHTTP_PHASE_IDLE);
}

const char *uhttp_request_method(const uhttp_request *request) {
    return request->method;
}

uhttp_bytes uhttp_request_target(const uhttp_request *request) {
    return (uhttp_bytes){(const uint8_t *)request->target, request->target_count};
}

bool uhttp_request_is_loopback(const uhttp_request *request) {
    return request->is_loopback;
}
