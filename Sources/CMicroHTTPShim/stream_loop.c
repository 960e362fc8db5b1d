/// The thread that watches the sockets of streams and refusals. Only this thread closes them.
#include "internal.h"

#include <errno.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    EVENTS = 256,
    /// How often deadlines are looked at while there are any.
    TICK_MS = 100,
    /// How long a client that has shut its sending side is still written to: it may have left altogether,
    /// which looks the same, or (like `nc -N`) only have nothing more to say.
    HALF_CLOSED_MS = 1000,
};

void uhttp_stream_watch(uhttp_stream *stream) {
    uint32_t interest = 0;
    switch (stream->state) {
    case UHTTP_STREAM_OPEN:
        interest = stream->has_half_closed ? 0 : EPOLLRDHUP;
        break;
    case UHTTP_STREAM_LINGERING:
        interest = EPOLLIN;
        break;
    case UHTTP_STREAM_GONE:
        // A shut socket is always readable: the loop is told even where no hang-up is reported.
        interest = EPOLLIN;
        break;
    case UHTTP_STREAM_FLUSHING:
        break;
    }
    if (stream->waiting_start < stream->waiting_end) {
        interest |= EPOLLOUT;
    }
    if (interest != stream->interest) {
        struct epoll_event event = {.events = interest, .data.ptr = stream};
        epoll_ctl(stream->loop->epoll, EPOLL_CTL_MOD, stream->socket, &event);
        stream->interest = interest;
    }
}

void uhttp_stream_limit(uhttp_stream *stream, unsigned after) {
    bool had_none = stream->deadline == 0;
    stream->deadline = uhttp_now() + after;
    if (had_none && atomic_fetch_add(&stream->loop->timed, 1) == 0) {
        eventfd_write(stream->loop->wake, 1);
    }
}

bool uhttp_stream_loop_add(struct uhttp_stream_loop *loop, uhttp_stream *stream) {
    struct epoll_event event = {.events = 0, .data.ptr = stream};
    pthread_mutex_lock(&loop->lock);
    bool added =
        !atomic_load(&loop->stopping) && epoll_ctl(loop->epoll, EPOLL_CTL_ADD, stream->socket, &event) == 0;
    if (added) {
        stream->next = loop->first;
        if (loop->first != NULL) {
            loop->first->previous = stream;
        }
        loop->first = stream;
        atomic_fetch_add(&loop->sockets, 1);
        if (stream->is_stream) {
            atomic_fetch_add(&loop->open, 1);
        }
    }
    pthread_mutex_unlock(&loop->lock);
    return added;
}

/// With the loop's lock held, on the loop's thread: closes the socket and gives the loop's reference back.
static void remove_locked(struct uhttp_stream_loop *loop, uhttp_stream *stream) {
    if (stream->previous != NULL) {
        stream->previous->next = stream->next;
    } else {
        loop->first = stream->next;
    }
    if (stream->next != NULL) {
        stream->next->previous = stream->previous;
    }
    pthread_mutex_lock(&stream->lock);
    stream->state = UHTTP_STREAM_GONE;
    epoll_ctl(loop->epoll, EPOLL_CTL_DEL, stream->socket, NULL);
    close(stream->socket);
    stream->socket = -1;
    stream->waiting_start = stream->waiting_end = 0;
    if (stream->deadline != 0) {
        atomic_fetch_sub(&loop->timed, 1);
    }
    pthread_mutex_unlock(&stream->lock);
    atomic_fetch_sub(&loop->sockets, 1);
    if (stream->is_stream) {
        atomic_fetch_sub(&loop->open, 1);
    }
    uhttp_stream_drop(stream);
}

static void remove_stream(struct uhttp_stream_loop *loop, uhttp_stream *stream) {
    pthread_mutex_lock(&loop->lock);
    remove_locked(loop, stream);
    pthread_mutex_unlock(&loop->lock);
}

/// Reads what the client still sends; false at its end, or when it sends more than any body may have.
static bool read_away(uhttp_stream *stream) {
    enum { PIECE = 16 << 10, PIECES_A_TURN = 16, BYTES_MAX = 16 << 20 };
    static _Thread_local char piece[PIECE];
    for (int turn = 0; turn < PIECES_A_TURN; turn++) {
        ssize_t count = recv(stream->socket, piece, sizeof piece, MSG_DONTWAIT);
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)) {
            return false;
        }
        if (count < 0) {
            return true;
        }
        stream->read_away += (size_t)count;
        atomic_store(&stream->loop->read_away_at, uhttp_now());
    }
    return stream->read_away <= BYTES_MAX;
}

/// Does what the events ask for; false when the socket is to be closed.
static bool respond(uhttp_stream *stream, uint32_t events) {
    if (stream->state == UHTTP_STREAM_GONE || (events & (EPOLLERR | EPOLLHUP))) {
        return false;
    }
    if (events & EPOLLOUT) {
        uhttp_stream_advance(stream);
    }
    if (stream->state == UHTTP_STREAM_LINGERING && (events & EPOLLIN)) {
        return read_away(stream);
    }
    if (stream->state == UHTTP_STREAM_OPEN && (events & EPOLLRDHUP)) {
        stream->has_half_closed = true;
        uhttp_stream_limit(stream, HALF_CLOSED_MS);
        uhttp_stream_watch(stream);
    }
    return stream->state != UHTTP_STREAM_GONE;
}

static void handle_event(struct uhttp_stream_loop *loop, uhttp_stream *stream, uint32_t events) {
    pthread_mutex_lock(&stream->lock);
    bool stays = respond(stream, events);
    pthread_mutex_unlock(&stream->lock);
    if (!stays) {
        remove_stream(loop, stream);
    }
}

static void remove_overdue(struct uhttp_stream_loop *loop, uint64_t now) {
    pthread_mutex_lock(&loop->lock);
    uhttp_stream *next;
    for (uhttp_stream *stream = loop->first; stream != NULL; stream = next) {
        next = stream->next;
        pthread_mutex_lock(&stream->lock);
        bool overdue = stream->deadline != 0 && stream->deadline <= now;
        pthread_mutex_unlock(&stream->lock);
        if (overdue) {
            remove_locked(loop, stream);
        }
    }
    pthread_mutex_unlock(&loop->lock);
}

static void *loop_thread(void *argument) {
    struct uhttp_stream_loop *loop = argument;
    struct epoll_event events[EVENTS];
    uint64_t looked_at = 0;
    while (!atomic_load(&loop->stopping)) {
        int count = epoll_wait(loop->epoll, events, EVENTS, atomic_load(&loop->timed) > 0 ? TICK_MS : -1);
        for (int index = 0; index < count; index++) {
            if (events[index].data.ptr == NULL) {
                eventfd_t ignored;
                eventfd_read(loop->wake, &ignored);
            } else {
                handle_event(loop, events[index].data.ptr, events[index].events);
            }
        }
        // All sockets are looked at, however many events there are meanwhile.
        uint64_t now = uhttp_now();
        if (atomic_load(&loop->timed) > 0 && now >= looked_at + TICK_MS) {
            remove_overdue(loop, now);
            looked_at = now;
        }
    }
    pthread_mutex_lock(&loop->lock);
    while (loop->first != NULL) {
        remove_locked(loop, loop->first);
    }
    pthread_mutex_unlock(&loop->lock);
    return NULL;
}

bool uhttp_stream_loop_start(struct uhttp_stream_loop *loop) {
    pthread_mutex_init(&loop->lock, NULL);
    loop->epoll = epoll_create1(EPOLL_CLOEXEC);
    loop->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = NULL};
    if (loop->epoll >= 0 && loop->wake >= 0 && epoll_ctl(loop->epoll, EPOLL_CTL_ADD, loop->wake, &event) == 0
        && pthread_create(&loop->thread, NULL, loop_thread, loop) == 0) {
        return true;
    }
    close(loop->epoll);
    close(loop->wake);
    pthread_mutex_destroy(&loop->lock);
    return false;
}

void uhttp_stream_loop_close_all(struct uhttp_stream_loop *loop) {
    pthread_mutex_lock(&loop->lock);
    for (uhttp_stream *stream = loop->first; stream != NULL; stream = stream->next) {
        uhttp_stream_close(stream);
    }
    pthread_mutex_unlock(&loop->lock);
}

bool uhttp_stream_loop_is_flushing(struct uhttp_stream_loop *loop) {
    bool flushing = false;
    pthread_mutex_lock(&loop->lock);
    for (uhttp_stream *stream = loop->first; stream != NULL && !flushing; stream = stream->next) {
        pthread_mutex_lock(&stream->lock);
        flushing = stream->state == UHTTP_STREAM_OPEN || stream->state == UHTTP_STREAM_FLUSHING;
        pthread_mutex_unlock(&stream->lock);
    }
    pthread_mutex_unlock(&loop->lock);
    return flushing;
}

void uhttp_stream_loop_stop(struct uhttp_stream_loop *loop) {
    atomic_store(&loop->stopping, true);
    eventfd_write(loop->wake, 1);
    pthread_join(loop->thread, NULL);
    close(loop->epoll);
    close(loop->wake);
    pthread_mutex_destroy(&loop->lock);
}
