/// Sockets that have left libmicrohttpd: streams, whose body is written piece by piece, and refusals.
///
/// libmicrohttpd would hold a stream as a suspended connection, see neither its client's end nor its backlog, and look at
/// every one of them whenever any request is resumed. Here a stream is a socket in an epoll set of its own. Any thread
/// writes: straight to the socket while it takes the bytes, else to a bounded buffer that the loop's thread empties.
#include "internal.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { LINGER_MS = 2000 };

void uhttp_stream_drop(uhttp_stream *stream) {
    if (atomic_fetch_sub(&stream->references, 1) == 1) {
        pthread_mutex_destroy(&stream->lock);
        free(stream->waiting);
        free(stream);
    }
}

uhttp_stream *uhttp_stream_create(uhttp_server *server, int descriptor, bool is_stream) {
    uhttp_stream *stream = calloc(1, sizeof *stream);
    if (stream == NULL) {
        return NULL;
    }
    stream->server = server;
    stream->loop = &server->streams;
    stream->socket = descriptor;
    stream->is_stream = is_stream;
    pthread_mutex_init(&stream->lock, NULL);
    // One for the loop, one for whoever creates it.
    atomic_init(&stream->references, 2);
    if (!uhttp_stream_loop_add(stream->loop, stream)) {
        atomic_store(&stream->references, 1);
        uhttp_stream_drop(stream);
        return NULL;
    }
    return stream;
}

/// A descriptor of our own for the request's connection; -1 when there is none to be had.
static int detach(uhttp_request *request) {
    int descriptor = dup(request->socket);
    if (descriptor >= 0) {
        request->outcome = UHTTP_DETACHED;
    }
    return descriptor;
}

void uhttp_stream_give_up(uhttp_stream *stream) {
    if (stream->state == UHTTP_STREAM_GONE) {
        return;
    }
    // The loop learns of it by the hang-up that follows.
    shutdown(stream->socket, SHUT_RDWR);
    stream->state = UHTTP_STREAM_GONE;
    stream->waiting_start = stream->waiting_end = 0;
    uhttp_stream_watch(stream);
}

static bool keep(uhttp_stream *stream, const uint8_t *bytes, size_t count) {
    size_t waiting = stream->waiting_end - stream->waiting_start;
    if (stream->waiting_start > 0 && stream->waiting_end + count > stream->waiting_capacity) {
        memmove(stream->waiting, stream->waiting + stream->waiting_start, waiting);
        stream->waiting_start = 0;
        stream->waiting_end = waiting;
    }
    if (waiting + count > stream->waiting_capacity) {
        size_t capacity = 2 * (waiting + count);
        uint8_t *grown = realloc(stream->waiting, capacity);
        if (grown == NULL) {
            return false;
        }
        stream->waiting = grown;
        stream->waiting_capacity = capacity;
    }
    memcpy(stream->waiting + stream->waiting_end, bytes, count);
    stream->waiting_end += count;
    return true;
}

/// Sends without waiting; false when the connection has failed. `sent` receives what the socket took.
static bool send_now(uhttp_stream *stream, const uint8_t *bytes, size_t count, size_t *sent) {
    *sent = 0;
    while (*sent < count) {
        ssize_t taken = send(stream->socket, bytes + *sent, count - *sent, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (taken >= 0) {
            *sent += (size_t)taken;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            return true;
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

bool uhttp_stream_send(uhttp_stream *stream, const void *bytes, size_t count) {
    size_t sent = 0;
    bool nothing_waits = stream->waiting_start == stream->waiting_end;
    if (nothing_waits && !send_now(stream, bytes, count, &sent)) {
        return false;
    }
    return sent == count || keep(stream, (const uint8_t *)bytes + sent, count - sent);
}

void uhttp_stream_advance(uhttp_stream *stream) {
    size_t sent = 0;
    size_t waiting = stream->waiting_end - stream->waiting_start;
    if (waiting > 0) {
        if (!send_now(stream, stream->waiting + stream->waiting_start, waiting, &sent)) {
            uhttp_stream_give_up(stream);
            return;
        }
        stream->waiting_start += sent;
    }
    if (sent == waiting) {
        free(stream->waiting);
        stream->waiting = NULL;
        stream->waiting_start = stream->waiting_end = stream->waiting_capacity = 0;
        if (stream->state == UHTTP_STREAM_FLUSHING) {
            shutdown(stream->socket, SHUT_WR);
            stream->state = UHTTP_STREAM_LINGERING;
            uhttp_stream_limit(stream, LINGER_MS);
        }
    }
    uhttp_stream_watch(stream);
}

/// With the lock held: what waits still goes out, nothing more will be written.
static void finish(uhttp_stream *stream) {
    if (stream->state != UHTTP_STREAM_OPEN) {
        return;
    }
    static const char last_chunk[] = "0\r\n\r\n";
    if (stream->is_chunked && !uhttp_stream_send(stream, last_chunk, sizeof last_chunk - 1)) {
        uhttp_stream_give_up(stream);
        return;
    }
    stream->state = UHTTP_STREAM_FLUSHING;
    unsigned limit = stream->server->configuration.reply_timeout_ms;
    if (limit > 0) {
        uhttp_stream_limit(stream, limit);
    }
    uhttp_stream_advance(stream);
}

void uhttp_request_refuse(uhttp_request *request, const void *bytes, size_t count) {
    int descriptor = detach(request);
    if (descriptor < 0) {
        return;
    }
    uhttp_stream *stream = uhttp_stream_create(request->server, descriptor, false);
    if (stream == NULL) {
        close(descriptor);
        return;
    }
    pthread_mutex_lock(&stream->lock);
    if (stream->state == UHTTP_STREAM_OPEN && uhttp_stream_send(stream, bytes, count)) {
        finish(stream);
    } else {
        uhttp_stream_give_up(stream);
    }
    pthread_mutex_unlock(&stream->lock);
    uhttp_stream_drop(stream);
}

/// Text that grows; `failed` once memory lacked.
struct text {
    char *start;
    size_t count;
    size_t capacity;
    bool failed;
};

static void append(struct text *text, const char *more) {
    size_t count = strlen(more);
    if (!text->failed && text->count + count > text->capacity) {
        size_t capacity = 2 * (text->count + count);
        char *grown = realloc(text->start, capacity);
        text->failed = grown == NULL;
        text->start = grown == NULL ? text->start : grown;
        text->capacity = grown == NULL ? text->capacity : capacity;
    }
    if (!text->failed) {
        memcpy(text->start + text->count, more, count);
        text->count += count;
    }
}

static void append_header(struct text *text, const char *name, const char *value) {
    if (strpbrk(value, "\r\n") == NULL) {
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

static struct text head_of(const uhttp_reply *reply, bool is_chunked) {
    struct text head = {0};
    char line[UHTTP_DATE_MAX];
    snprintf(line, sizeof line, "HTTP/1.1 %u %.32s\r\n", reply->status, MHD_get_reason_phrase_for(reply->status));
    append(&head, line);
    uhttp_date(line);
    append(&head, line);
    append_header(&head, "Connection", "close");
    if (is_chunked) {
        append_header(&head, "Transfer-Encoding", "chunked");
    }
    if (reply->content_type != NULL) {
        append_header(&head, "Content-Type", reply->content_type);
    }
    append_packed(&head, reply->constant_headers);
    append_packed(&head, reply->headers);
    append(&head, "\r\n");
    return head;
}

uhttp_stream *uhttp_request_stream(uhttp_request *request, const uhttp_reply *reply) {
    uhttp_server *server = request->server;
    if (request->outcome != UHTTP_UNANSWERED || atomic_load(&server->draining)
        || atomic_load(&server->streams.open) >= server->configuration.stream_limit) {
        return NULL;
    }
    bool is_head = strcmp(request->method, "HEAD") == 0;
    bool is_chunked = !request->is_http_1_0 && !is_head;
    struct text head = head_of(reply, is_chunked);
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
        finish(stream);
    } else {
        uhttp_stream_watch(stream);
    }
    pthread_mutex_unlock(&stream->lock);
    free(head.start);
    return stream;
}

static bool write_chunk(uhttp_stream *stream, const void *bytes, size_t count) {
    if (!stream->is_chunked) {
        return uhttp_stream_send(stream, bytes, count);
    }
    char size[20];
    int size_count = snprintf(size, sizeof size, "%zx\r\n", count);
    struct iovec parts[3] = {{size, (size_t)size_count}, {(void *)bytes, count}, {"\r\n", 2}};
    size_t sent = 0;
    if (stream->waiting_start == stream->waiting_end) {
        struct msghdr message = {.msg_iov = parts, .msg_iovlen = 3};
        ssize_t taken = sendmsg(stream->socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (taken < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR) {
            return false;
        }
        sent = taken < 0 ? 0 : (size_t)taken;
    }
    for (size_t part = 0; part < 3; part++) {
        size_t skipped = sent < parts[part].iov_len ? sent : parts[part].iov_len;
        sent -= skipped;
        if (!keep(stream, (const uint8_t *)parts[part].iov_base + skipped, parts[part].iov_len - skipped)) {
            return false;
        }
    }
    return true;
}

bool uhttp_stream_write(uhttp_stream *stream, const void *bytes, size_t count, size_t *waiting) {
    pthread_mutex_lock(&stream->lock);
    if (stream->state == UHTTP_STREAM_OPEN && count > 0) {
        if (!write_chunk(stream, bytes, count)) {
            uhttp_stream_give_up(stream);
        } else if (stream->waiting_end - stream->waiting_start
                   > stream->server->configuration.stream_waiting_bytes_max) {
            uhttp_count_refusal(stream->server, UHTTP_REFUSED_SLOW_CONSUMER);
            uhttp_stream_give_up(stream);
        } else {
            uhttp_stream_watch(stream);
        }
    }
    *waiting = stream->waiting_end - stream->waiting_start;
    bool is_open = stream->state == UHTTP_STREAM_OPEN;
    pthread_mutex_unlock(&stream->lock);
    return is_open;
}

bool uhttp_stream_is_open(uhttp_stream *stream) {
    pthread_mutex_lock(&stream->lock);
    bool is_open = stream->state == UHTTP_STREAM_OPEN;
    pthread_mutex_unlock(&stream->lock);
    return is_open;
}

void uhttp_stream_close(uhttp_stream *stream) {
    pthread_mutex_lock(&stream->lock);
    finish(stream);
    pthread_mutex_unlock(&stream->lock);
}

void uhttp_stream_release(uhttp_stream *stream) {
    uhttp_stream_close(stream);
    uhttp_stream_drop(stream);
}
