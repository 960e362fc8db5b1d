/// How a request's socket leaves libmicrohttpd: by `dup`, with a refusal, with a stream's head, or to be
/// ended in stages.
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool uhttp_socket_end(uhttp_server *server, int socket, const void *bytes, size_t count) {
    int descriptor = dup(socket);
    if (descriptor < 0) {
        return false;
    }
    uhttp_stream *stream = uhttp_stream_create(server, descriptor, false);
    if (stream == NULL) {
        close(descriptor);
        return false;
    }
    pthread_mutex_lock(&stream->lock);
    if (stream->state == UHTTP_STREAM_OPEN && uhttp_stream_send(stream, bytes, count)) {
        uhttp_stream_finish(stream);
    } else {
        uhttp_stream_give_up(stream);
    }
    pthread_mutex_unlock(&stream->lock);
    uhttp_stream_drop(stream);
    return true;
}

bool uhttp_socket_linger(uhttp_server *server, int socket) {
    /// Sockets besides streams of which there are so many at once that no more are waited for.
    enum { ENDING_MAX = 1024 };
    struct uhttp_stream_loop *loop = &server->streams;
    return atomic_load(&loop->sockets) < atomic_load(&loop->open) + ENDING_MAX
        && uhttp_socket_end(server, socket, NULL, 0);
}

void uhttp_request_refuse(uhttp_request *request, const void *bytes, size_t count) {
    uhttp_socket_end(request->server, request->socket, bytes, count);
}

/// Text that grows; `failed` once memory lacked.
struct text {
    char *start;
    size_t count;
    size_t capacity;
    bool failed;
};

static void append_bytes(struct text *text, const void *more, size_t count) {
    if (!text->failed && text->count + count > text->capacity) {
        size_t capacity = 2 * (text->count + count);
        char *grown = realloc(text->start, capacity);
        text->failed = grown == NULL;
        text->start = grown == NULL ? text->start : grown;
        text->capacity = grown == NULL ? text->capacity : capacity;
    }
    if (!text->failed && count > 0) {
        memcpy(text->start + text->count, more, count);
        text->count += count;
    }
}

static void append(struct text *text, const char *more) {
    append_bytes(text, more, strlen(more));
}

static void append_header(struct text *text, const char *name, const char *value) {
    if (uhttp_is_line(value, strlen(value))) {
        append(text, name);
        append(text, ": ");
        append(text, value);
        append(text, "\r\n");
    }
}

static void append_packed(struct text *text, const char *packed) {
    while (packed != NULL && *packed != '\0') {
        const char *value = packed + strlen(packed) + 1;
        append_header(text, packed, value);
        packed = value + strlen(value) + 1;
    }
}

/// The head of a reply whose body is of `length`, or goes on for some time where that is NULL.
static struct text head_of(const uhttp_reply *reply, bool is_chunked, const char *length) {
    struct text head = {0};
    char line[UHTTP_DATE_MAX];
    snprintf(
        line, sizeof line, "HTTP/1.1 %u %.32s\r\n", reply->status, MHD_get_reason_phrase_for(reply->status));
    append(&head, line);
    uhttp_date(line, time(NULL));
    append(&head, line);
    append_header(&head, "Connection", "close");
    if (is_chunked) {
        append_header(&head, "Transfer-Encoding", "chunked");
    }
    if (length != NULL) {
        append_header(&head, "Content-Length", length);
    }
    if (reply->content_type != NULL) {
        append_header(&head, "Content-Type", reply->content_type);
    }
    append_bytes(&head, reply->constant_headers.start, reply->constant_headers.count);
    if (uhttp_is_line(reply->request_id, reply->request_id_count)) {
        append(&head, "Request-Id: ");
        append_bytes(&head, reply->request_id, reply->request_id_count);
        append(&head, "\r\n");
    }
    append_packed(&head, reply->headers);
    append(&head, "\r\n");
    return head;
}

bool uhttp_request_detach(uhttp_request *request, const uhttp_reply *reply) {
    char length[24];
    snprintf(length, sizeof length, "%zu", reply->body_count + reply->tail.count);
    struct text whole = head_of(reply, false, length);
    if (strcmp(request->method, "HEAD") != 0) {
        append_bytes(&whole, reply->body, reply->body_count);
        append_bytes(&whole, reply->tail.start, reply->tail.count);
    }
    uhttp_reply_give_up(reply);
    bool is_whole = !whole.failed && uhttp_connection_advance(request, UHTTP_PHASE_HANDLING);
    if (is_whole) {
        request->outcome = UHTTP_DETACHED;
        atomic_fetch_add_explicit(&request->served, 1, memory_order_relaxed);
        uhttp_request_refuse(request, whole.start, whole.count);
    }
    free(whole.start);
    return is_whole;
}

uhttp_stream *uhttp_request_stream(uhttp_request *request, const uhttp_reply *reply) {
    uhttp_server *server = request->server;
    if (request->outcome != UHTTP_UNANSWERED || atomic_load(&server->draining)
        || atomic_load(&server->streams.open) >= server->configuration.stream_limit) {
        return NULL;
    }
    bool is_head = strcmp(request->method, "HEAD") == 0;
    bool is_chunked = !request->framing.is_http_1_0 && !is_head;
    struct text head = head_of(reply, is_chunked, NULL);
    int descriptor = head.failed ? -1 : dup(request->socket);
    uhttp_stream *stream = descriptor < 0 ? NULL : uhttp_stream_create(server, descriptor, true);
    if (stream == NULL) {
        free(head.start);
        if (descriptor >= 0) {
            close(descriptor);
        }
        return NULL;
    }
    request->outcome = UHTTP_DETACHED;
    atomic_fetch_add_explicit(&request->served, 1, memory_order_relaxed);
    pthread_mutex_lock(&stream->lock);
    stream->is_chunked = is_chunked;
    if (stream->state != UHTTP_STREAM_OPEN || !uhttp_stream_send(stream, head.start, head.count)) {
        uhttp_stream_give_up(stream);
    } else if (is_head) {
        uhttp_stream_finish(stream);
    } else {
        uhttp_stream_watch(stream);
    }
    pthread_mutex_unlock(&stream->lock);
    free(head.start);
    return stream;
}
