/// What the shim's files share. See the architecture note in server.c.
#ifndef UHTTP_INTERNAL_H
#define UHTTP_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CMicroHTTPShim.h"

#include <microhttpd.h>
#include <pthread.h>
#include <stdatomic.h>

enum { UHTTP_EVENT_THREADS_MAX = 64 };

/// How far a connection's current request has come; the deadline depends on it.
///
/// The reaper moves a connection from one of the first four to EXPIRED by compare-and-swap, the event
/// thread moves it on in the same way, so that a request is either served or expired.
enum uhttp_phase {
    UHTTP_PHASE_OPENED,
    UHTTP_PHASE_IDLE,
    UHTTP_PHASE_HEADERS,
    UHTTP_PHASE_BODY,
    UHTTP_PHASE_HANDLING,
    UHTTP_PHASE_REPLYING,
    UHTTP_PHASE_EXPIRED,
};

/// What the handler has done with its request.
enum uhttp_outcome {
    UHTTP_UNANSWERED,
    UHTTP_REPLIED,
    UHTTP_SUSPENDED,
    /// The socket has left libmicrohttpd (a stream or a refusal), which must close its own side.
    UHTTP_DETACHED,
};

/// A connection with its current request; made when the connection starts and freed when it ends.
///
/// Used by its event thread only, but for the fields that are said to be shared.
struct uhttp_request {
    uhttp_server *server;
    struct MHD_Connection *connection;
    /// Links and socket: guarded by the server's `connections_lock`.
    struct uhttp_request *previous;
    struct uhttp_request *next;
    int socket;
    bool is_loopback;
    /// Shared with the reaper: the phase in the low three bits, the time of its beginning above them.
    atomic_uint_fast64_t progress;
    /// Shared with whoever reads the figures.
    atomic_uint_fast64_t served;

    enum uhttp_outcome outcome;
    bool headers_checked;
    bool is_http_1_0;
    /// A bit for each header that there is, by `uhttp_header_bit`; several headers may share one.
    uint64_t header_bits;
    const char *method;
    /// Where libmicrohttpd holds the target; its bytes change after the first callback, its place does not.
    const char *target_place;
    char *target;
    size_t target_count;
    size_t target_capacity;
    uint8_t *body;
    size_t body_count;
    size_t body_capacity;
    uhttp_suspension *suspension;
};

/// The suspended requests of one server; outlives it as long as a suspension is held.
struct uhttp_suspensions {
    pthread_mutex_t lock;
    unsigned references;
    bool stopped;
    size_t count;
    uhttp_suspension *first;
    /// Calls of libmicrohttpd under way that suspend or resume a connection.
    size_t calls;
};

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
    atomic_bool stopping;
};

struct uhttp_server {
    uhttp_configuration configuration;
    uhttp_handler handler;
    void *context;

    int listener;
    int listener_wake;
    uint16_t port;
    char *unix_path;
    pthread_t accept_thread;
    atomic_bool accepting;

    struct MHD_Daemon *daemons[UHTTP_EVENT_THREADS_MAX];
    unsigned daemon_count;

    pthread_mutex_t connections_lock;
    struct uhttp_request *connections;
    size_t connection_count;
    uint64_t served_by_closed;

    pthread_t reaper_thread;
    pthread_mutex_t reaper_lock;
    pthread_cond_t reaper_wake;
    bool reaper_stopping;

    struct uhttp_suspensions *suspensions;
    struct uhttp_stream_loop streams;

    atomic_bool draining;
    atomic_uint_fast64_t accepted;
    atomic_uint_fast64_t refused[UHTTP_REFUSED_REASONS];
};

/// Milliseconds of the monotonic clock, to the kernel's tick (4 ms): deadlines need no more, and it costs
/// no system call.
uint64_t uhttp_now(void);

void uhttp_count_refusal(uhttp_server *server, uhttp_refusal reason);

/// The bit of a header's name, from its length and its first letter in either case.
static inline uint64_t uhttp_header_bit(const char *name, size_t name_count) {
    unsigned first = name_count > 0 ? (unsigned char)name[0] | 0x20u : 0u;
    return (uint64_t)1 << ((first * 7u + (unsigned)name_count) & 63u);
}

// listener.c

/// Opens the listening socket; -1 with `failure` and `error_number`.
int uhttp_listen(uhttp_server *server, uhttp_failure *failure, int *error_number);
bool uhttp_accept_start(uhttp_server *server);
/// Takes what still waits to be accepted, then closes the listening socket.
void uhttp_accept_stop(uhttp_server *server);

// connection.c

void uhttp_connection_notify(
    void *context, struct MHD_Connection *connection, void **socket_context,
    enum MHD_ConnectionNotificationCode code);
/// Moves the request to `to` unless the reaper has expired it.
bool uhttp_connection_advance(uhttp_request *request, enum uhttp_phase to);
bool uhttp_reaper_start(uhttp_server *server);
void uhttp_reaper_stop(uhttp_server *server);
/// Requests between their first line and the last byte of their reply.
size_t uhttp_connections_in_flight(uhttp_server *server);

// request.c

void *uhttp_request_begin(void *context, const char *target, struct MHD_Connection *connection);
enum MHD_Result uhttp_request_continue(
    void *context, struct MHD_Connection *connection, const char *url, const char *method,
    const char *version, const char *upload, size_t *upload_count, void **state);
void uhttp_request_end(
    void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code);

// framing.c

/// What is wrong with the header block, or UHTTP_REFUSED_REASONS when nothing is.
///
/// `body_count` receives the announced length of the body, or SIZE_MAX for a chunked one.
uhttp_refusal uhttp_framing_check(uhttp_request *request, const char *version, size_t *body_count);

// reply.c

/// Makes libmicrohttpd's form of a reply; NULL without memory. A malloced body is freed in either case.
struct MHD_Response *uhttp_response_create(uhttp_server *server, const uhttp_reply *reply);
/// Makes the connection end after this response.
void uhttp_response_close(struct MHD_Response *response);
bool uhttp_request_queue(uhttp_request *request, unsigned status, struct MHD_Response *response);

// problem.c

enum { UHTTP_DATE_MAX = 64, UHTTP_PROBLEM_MAX = 1024 };

/// Writes a refusal with its head into UHTTP_PROBLEM_MAX bytes; 0 when the reason has no reply.
size_t uhttp_problem_write(uhttp_refusal reason, char *buffer);
/// Writes the Date header with its line end and a NUL into UHTTP_DATE_MAX bytes.
size_t uhttp_date(char *buffer);
extern const uhttp_reply uhttp_problem_internal;
extern const uhttp_reply uhttp_problem_draining;

// suspension.c

struct uhttp_suspensions *uhttp_suspensions_create(void);
/// Answers all with 503 and lets no more be suspended.
void uhttp_suspensions_stop(struct uhttp_suspensions *suspensions);
void uhttp_suspensions_release(struct uhttp_suspensions *suspensions);
size_t uhttp_suspensions_count(struct uhttp_suspensions *suspensions);
/// Sends the answer of a request whose connection has been resumed; false when there is none yet.
bool uhttp_suspension_finish(uhttp_request *request);
/// Parts the request from its suspension, which nobody can answer any more.
void uhttp_suspension_abandon(uhttp_request *request);

// detach.c

/// Takes the request's socket out of libmicrohttpd, writes `bytes`, reads what the client still sends,
/// closes.
void uhttp_request_refuse(uhttp_request *request, const void *bytes, size_t count);

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
