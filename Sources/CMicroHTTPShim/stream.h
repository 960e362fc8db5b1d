/// Sockets that have left libmicrohttpd: streams, refusals, and the thread that watches them.
#ifndef UHTTP_STREAM_H
#define UHTTP_STREAM_H

#include "CMicroHTTPShim.h"

#include <pthread.h>
#include <stdatomic.h>

enum uhttp_stream_state {
    UHTTP_STREAM_OPEN,
    /// Nothing more will be written; what waits still goes out.
    UHTTP_STREAM_FLUSHING,
    /// All is sent and our side shut; what the client still sends is read away, so that no reset overtakes
    /// the reply.
    UHTTP_STREAM_LINGERING,
    /// The loop is about to close the socket, or has; the loop and the server may be gone.
    UHTTP_STREAM_GONE,
};

/// A socket that has left libmicrohttpd. Owned by its handle and by the loop.
struct uhttp_stream {
    atomic_uint references;
    uhttp_server *server;
    struct uhttp_stream_loop *loop;
    /// Guarded by the loop's lock.
    uhttp_stream *previous;
    uhttp_stream *next;

    /// Guards what follows.
    pthread_mutex_t lock;
    enum uhttp_stream_state state;
    int socket;
    uint32_t interest;
    /// False for a refusal, which has no handle and is not in the figures.
    bool is_stream;
    bool is_chunked;
    bool has_half_closed;
    /// When the loop closes it, whatever happens; 0 for never.
    uint64_t deadline;
    uint8_t *waiting;
    size_t waiting_start;
    size_t waiting_end;
    size_t waiting_capacity;
    /// Bytes that the client has sent and nobody wanted.
    size_t read_away;
};

/// The thread and the sockets of streams and refusals.
struct uhttp_stream_loop {
    pthread_t thread;
    int epoll;
    int wake;
    pthread_mutex_t lock;
    uhttp_stream *first;
    /// Streams that were begun by a handler and are not yet gone.
    atomic_size_t open;
    /// Every socket of the loop, refusals and lingering ones included.
    atomic_size_t sockets;
    /// Sockets that have a deadline.
    atomic_size_t timed;
    /// When a client last sent something that was read away.
    atomic_uint_fast64_t read_away_at;
    atomic_bool stopping;
};

// detach.c

/// Ends a connection in stages, as RFC 9112, 9.6 has it: writes `bytes`, shuts the sending side, reads what
/// the client still sends for a while, closes; by a descriptor of its own. A connection that is closed while
/// something of its client's is unread, or on its way, is reset, and the client may lose what was answered.
///
/// False where there is no descriptor or no memory.
bool uhttp_socket_end(uhttp_server *server, int socket, const void *bytes, size_t count);
/// The same for a connection on which all has been sent; false also where many are at that.
bool uhttp_socket_linger(uhttp_server *server, int socket);

// stream.c and stream_loop.c

/// Takes the descriptor over and begins to watch it; NULL, with the descriptor left to the caller, when
/// that fails.
uhttp_stream *uhttp_stream_create(uhttp_server *server, int descriptor, bool is_stream);
/// With the stream's lock held: sends what it can, keeps the rest, moves a flushed stream on.
bool uhttp_stream_send(uhttp_stream *stream, const void *bytes, size_t count);
void uhttp_stream_advance(uhttp_stream *stream);
/// With the stream's lock held: what waits still goes out, nothing more will be written.
void uhttp_stream_finish(uhttp_stream *stream);
/// With the stream's lock held: lets the loop close the socket.
void uhttp_stream_give_up(uhttp_stream *stream);
void uhttp_stream_drop(uhttp_stream *stream);
/// With the stream's lock held: watches what the state needs.
void uhttp_stream_watch(uhttp_stream *stream);
/// With the stream's lock held: sets the deadline, `after` milliseconds from now.
void uhttp_stream_limit(uhttp_stream *stream, unsigned after);
bool uhttp_stream_loop_add(struct uhttp_stream_loop *loop, uhttp_stream *stream);
bool uhttp_stream_loop_start(struct uhttp_stream_loop *loop);
/// Ends all streams' bodies; they still flush what waits.
void uhttp_stream_loop_close_all(struct uhttp_stream_loop *loop);
/// Whether any socket still has bytes to send.
bool uhttp_stream_loop_is_flushing(struct uhttp_stream_loop *loop);
/// Closes every socket that is left and ends the thread.
void uhttp_stream_loop_stop(struct uhttp_stream_loop *loop);

#endif
