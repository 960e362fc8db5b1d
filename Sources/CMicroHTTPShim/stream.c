/// Sockets that have left libmicrohttpd: streams, whose body is written piece by piece, and refusals.
///
/// libmicrohttpd would hold a stream as a suspended connection, see neither its client's end nor its
/// backlog, and look at every one of them whenever any request is resumed. Here a stream is a socket in an
/// epoll set of its own. Any thread writes: straight to the socket while it takes the bytes, else to a
/// bounded buffer that the loop's thread empties.
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
    if (count == 0) {
        return true;
    }
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

void uhttp_stream_finish(uhttp_stream *stream) {
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
        } else if (
            stream->waiting_end - stream->waiting_start
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

void uhttp_stream_close(uhttp_stream *stream) {
    pthread_mutex_lock(&stream->lock);
    uhttp_stream_finish(stream);
    pthread_mutex_unlock(&stream->lock);
}

void uhttp_stream_release(uhttp_stream *stream) {
    uhttp_stream_close(stream);
    uhttp_stream_drop(stream);
}
