/// The life of a request: libmicrohttpd's three callbacks turned into one call of the handler.
///
/// libmicrohttpd calls `uhttp_request_begin` at the end of the first line, `uhttp_request_continue` once at
/// the end of the header block, once for each piece of the body and once more at its end, and
/// `uhttp_request_end` after the reply.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

enum {
    /// What a chunked body, and one that is longer, starts with.
    BODY_CAPACITY_FIRST = 4 << 10,
    /// An announced length is believed up to here, beyond it the buffer grows with what really arrives.
    BODY_CAPACITY_BELIEVED = 64 << 10,
    /// A connection keeps its buffer for the next request up to this size.
    BODY_CAPACITY_KEPT = 4 << 10,
};

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
    uhttp_server *server = context;
    uhttp_request *request =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
    if (request == NULL || target == NULL) {
        if (target != NULL) {
            hide_arguments(target);
        }
        return NULL;
    }
    uhttp_connection_advance(request, UHTTP_PHASE_HEADERS);
    request->outcome = UHTTP_UNANSWERED;
    request->headers_checked = false;
    request->body_count = 0;
    request->target_place = target;
    request->target_count = strlen(target);
    if (request->target_count > server->configuration.target_bytes_max) {
        hide_arguments(target);
        return request;
    }
    void *copy = request->target;
    if (!grow(&copy, &request->target_capacity, request->target_count + 1)) {
        return NULL;
    }
    request->target = copy;
    memcpy(request->target, target, request->target_count + 1);
    hide_arguments(target);
    return request;
}

/// Refuses: the shim's own reply, then the connection's end. Nothing after this request is ever read as
/// another one.
static enum MHD_Result refuse(uhttp_request *request, uhttp_refusal reason) {
    if (!uhttp_connection_advance(request, UHTTP_PHASE_HANDLING)) {
        return MHD_NO;
    }
    uhttp_count_refusal(request->server, reason);
    char reply[UHTTP_PROBLEM_MAX];
    uhttp_request_refuse(request, reply, uhttp_problem_write(reason, reply));
    return MHD_NO;
}

static enum MHD_Result check_headers(uhttp_request *request, const char *method, const char *version) {
    const uhttp_configuration *configuration = &request->server->configuration;
    request->headers_checked = true;
    request->method = method;
    request->is_http_1_0 = strcmp(version, "HTTP/1.0") == 0;
    size_t body_count = 0;
    uhttp_refusal reason = uhttp_framing_check(request, version, &body_count);
    if (reason != UHTTP_REFUSED_REASONS) {
        return refuse(request, reason);
    }
    if (body_count == 0) {
        return MHD_YES;
    }
    if (!uhttp_connection_advance(request, UHTTP_PHASE_BODY)) {
        return MHD_NO;
    }
    size_t first = BODY_CAPACITY_FIRST;
    if (body_count != SIZE_MAX) {
        if (body_count > configuration->body_bytes_max) {
            return refuse(request, UHTTP_REFUSED_BODY_TOO_LARGE);
        }
        first = body_count < BODY_CAPACITY_BELIEVED ? body_count : BODY_CAPACITY_BELIEVED;
    }
    void *body = request->body;
    if (!grow(&body, &request->body_capacity, first)) {
        return MHD_NO;
    }
    request->body = body;
    return MHD_YES;
}

static enum MHD_Result append_body(uhttp_request *request, const char *bytes, size_t *count) {
    size_t max = request->server->configuration.body_bytes_max;
    if (*count > max - request->body_count) {
        return refuse(request, UHTTP_REFUSED_BODY_TOO_LARGE);
    }
    size_t needed = request->body_count + *count;
    if (needed > request->body_capacity) {
        size_t doubled = request->body_capacity * 2;
        size_t capacity = doubled < needed ? needed : doubled;
        void *body = request->body;
        if (!grow(&body, &request->body_capacity, capacity < max ? capacity : max)) {
            return MHD_NO;
        }
        request->body = body;
    }
    memcpy(request->body + request->body_count, bytes, *count);
    request->body_count = needed;
    *count = 0;
    return MHD_YES;
}

static enum MHD_Result handle(uhttp_request *request) {
    if (request->outcome == UHTTP_SUSPENDED) {
        return uhttp_suspension_finish(request) ? MHD_YES : MHD_NO;
    }
    if (!uhttp_connection_advance(request, UHTTP_PHASE_HANDLING)) {
        return MHD_NO;
    }
    request->server->handler(request->server->context, request);
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
        return append_body(request, upload, upload_count);
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
    if (request->body_capacity > BODY_CAPACITY_KEPT) {
        free(request->body);
        request->body = NULL;
        request->body_capacity = 0;
    }
    uhttp_connection_advance(request, UHTTP_PHASE_IDLE);
}

const char *uhttp_request_method(const uhttp_request *request) {
    return request->method;
}

uhttp_bytes uhttp_request_target(const uhttp_request *request) {
    return (uhttp_bytes){(const uint8_t *)request->target, request->target_count};
}

uhttp_bytes uhttp_request_header(const uhttp_request *request, const char *name, size_t name_count) {
    // Most requests have few of the headers that are asked for, and libmicrohttpd compares names.
    if ((request->header_bits & uhttp_header_bit(name, name_count)) == 0) {
        return (uhttp_bytes){NULL, 0};
    }
    const char *value = NULL;
    size_t count = 0;
    if (MHD_lookup_connection_value_n(request->connection, MHD_HEADER_KIND, name, name_count, &value, &count)
        != MHD_YES) {
        return (uhttp_bytes){NULL, 0};
    }
    return (uhttp_bytes){(const uint8_t *)value, count};
}

uhttp_bytes uhttp_request_body(const uhttp_request *request) {
    return (uhttp_bytes){request->body_count > 0 ? request->body : NULL, request->body_count};
}

bool uhttp_request_is_loopback(const uhttp_request *request) {
    return request->is_loopback;
}
