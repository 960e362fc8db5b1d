/// What the shim's files share. See the architecture note in server.c.
#ifndef UHTTP_INTERNAL_H
#define UHTTP_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CMicroHTTPShim.h"
#include "framing.h"
#include "stream.h"

#include <microhttpd.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/types.h>
#include <time.h>

enum {
    UHTTP_EVENT_THREADS_MAX = 64,
    /// What libmicrohttpd keeps for each connection and clears for each request: the few words that it reads
    /// of one, and of its reply.
    UHTTP_CONNECTION_MEMORY = 1 << 10,
};

/// Marks the epoll events of connections, besides their address; no address has this bit.
#define UHTTP_READINESS_OF_CONNECTION (UINT64_C(1) << 63)
/// Marks the event that says that an event thread has errands.
#define UHTTP_READINESS_OF_ERRANDS UHTTP_READINESS_OF_CONNECTION
/// Marks the events of watches, besides their address; no address has this bit either.
#define UHTTP_READINESS_OF_WATCH (UINT64_C(1) << 62)

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
    /// Answered in the gate, as soon as the body has been read away.
    UHTTP_DECLINED,
    /// The socket has left libmicrohttpd (a stream or a refusal), which must close its own side.
    UHTTP_DETACHED,
};

/// What is left for libmicrohttpd of a connection that it may read from.
enum uhttp_turn {
    UHTTP_TURN_NONE,
    /// To come again, after the other connections.
    UHTTP_TURN_AGAIN,
    /// A request whose reply it is to send.
    UHTTP_TURN_REQUEST,
    /// The end of what the client sends.
    UHTTP_TURN_END,
    /// The connection's end.
    UHTTP_TURN_RESET,
};

/// What is known of a connection's place in its event thread's epoll set.
struct uhttp_readiness {
    /// Shared with the reaper.
    atomic_int set;
    /// Whether something may have come that was not read.
    bool has_unread;
    /// Whether the other side has closed its own, which every later read tells again.
    bool has_ended;
};

/// A body on its way.
struct uhttp_body {
    const void *start;
    size_t count;
    /// What is to be freed once it is sent; NULL when that is nobody's to free.
    void *memory;
    uhttp_shared_bytes tail;
};

/// The reply on its way.
struct uhttp_sending {
    /// The head, in memory that is kept for the next one.
    char *head;
    size_t head_capacity;
    size_t head_count;
    /// Of no bytes where none are sent, whatever the head says.
    struct uhttp_body body;
    size_t sent;
    /// Whether the connection ends with it.
    bool closes;
    /// What it takes of the memory for all replies.
    size_t shared_bytes;
};

/// What libmicrohttpd believes to send: nothing, and nothing before the connection's end. Each event thread
/// has its own, since they are counted.
struct uhttp_empty_replies {
    uhttp_server *server;
    struct MHD_Response *open;
    struct MHD_Response *last;
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
    /// Shared with the reaper: the phase in the low three bits, the time of its beginning above them.
    atomic_uint_fast64_t progress;
    /// Shared with whoever reads the figures.
    atomic_uint_fast64_t served;

    struct uhttp_readiness readiness;
    /// What has come: the current request's header block, which stays where it is once it is whole, and what
    /// follows it.
    char *arrived;
    size_t arrived_count;
    size_t arrived_capacity;
    /// How many of these bytes have been taken, and how many the header block has.
    size_t taken;
    size_t head_count;
    /// Whether bytes that came with the last request's have not been looked at yet.
    bool is_ahead;
    /// What is left for libmicrohttpd and not yet told it.
    enum uhttp_turn turn;
    /// Whether libmicrohttpd has the current request, until its reply is sent.
    bool is_handed_over;
    /// Whether the last reply has been sent, to a client who may send more.
    bool ends_in_stages;

    struct uhttp_framing framing;
    enum uhttp_outcome outcome;
    /// NUL-terminated.
    const char *method;
    uhttp_bytes target;
    uhttp_bytes headers[UHTTP_HEADERS];

    bool is_in_gate;
    bool is_admitted;
    void *note;
    /// The answer to a request whose body is only read to keep the connection; NULL for every other one.
    struct uhttp_response *declined;

    size_t announced;
    size_t body_bytes_max;
    /// The body; NULL where it lies in `body`, to which it was added piece by piece.
    const uint8_t *body_in_place;
    uint8_t *body;
    size_t body_count;
    size_t body_capacity;
    struct uhttp_sending sending;
    struct uhttp_empty_replies *empty_replies;
    uhttp_suspension *suspension;
};

struct uhttp_server {
    uhttp_configuration configuration;
    uhttp_callbacks callbacks;

    int listener;
    int listener_wake;
    uint16_t port;
    char *unix_path;
    pthread_t accept_thread;
    atomic_bool accepting;

    struct MHD_Daemon *daemons[UHTTP_EVENT_THREADS_MAX];
    struct uhttp_empty_replies empty_replies[UHTTP_EVENT_THREADS_MAX];
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

    /// Memory of bodies that counts against the limit for all.
    atomic_size_t bodies_bytes;
    /// Memory of replies that counts against the limit for all.
    atomic_size_t replies_bytes;
    atomic_bool draining;
    atomic_uint_fast64_t accepted;
    atomic_uint_fast64_t refused[UHTTP_REFUSED_REASONS];
};

/// Milliseconds of the monotonic clock, to the kernel's tick (4 ms), which is enough for deadlines.
uint64_t uhttp_now(void);

void uhttp_count_refusal(uhttp_server *server, uhttp_refusal reason);

// listener.c

/// Opens the listening socket; -1 with `failure` and `error_number`.
int uhttp_listen(uhttp_server *server, uhttp_failure *failure, int *error_number);
bool uhttp_accept_start(uhttp_server *server);
/// Takes what still waits to be accepted, then closes the listening socket.
void uhttp_accept_stop(uhttp_server *server);
/// Says on a connection beyond the limit that it is one too many.
void uhttp_refuse_connection(uhttp_server *server, int client);

// connection.c

void uhttp_connection_notify(
    void *context, struct MHD_Connection *connection, void **socket_context,
    enum MHD_ConnectionNotificationCode code);
/// Moves the request to `to` unless the reaper has expired it.
bool uhttp_connection_advance(uhttp_request *request, enum uhttp_phase to);
/// The phase that the request is in.
enum uhttp_phase uhttp_connection_phase(const uhttp_request *request);
bool uhttp_reaper_start(uhttp_server *server);
void uhttp_reaper_stop(uhttp_server *server);
/// Requests between their first line and the last byte of their reply.
size_t uhttp_connections_in_flight(uhttp_server *server);

// scheduling.c

/// Counts a connection of this thread.
void uhttp_scheduling_opened(void);
/// Counts one less.
void uhttp_scheduling_closed(void);
/// Whether this thread takes the processor from nobody when it wakes up.
bool uhttp_scheduling_gives_way(void);
/// Has it give way, until its wait has ended.
void uhttp_scheduling_begin_wait(void);
/// Has it be as others; errno stays.
void uhttp_scheduling_end_wait(void);

// request.c

enum MHD_Result uhttp_request_continue(
    void *context, struct MHD_Connection *connection, const char *url, const char *method,
    const char *version, const char *upload, size_t *upload_count, void **state);
void uhttp_request_end(
    void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code);

/// Handles a request that is whole, and sends its answer if there is one at once; what is left for
/// libmicrohttpd.
enum uhttp_turn uhttp_request_handle(uhttp_request *request);
/// Sends the answer of a request that was suspended; NULL for one that could not be made.
void uhttp_request_answer_late(uhttp_request *request, struct uhttp_response *response);

/// Refuses: the shim's own reply, then the connection's end. Nothing after this request is ever read as
/// another one.
void uhttp_request_refuse_for(uhttp_request *request, uhttp_refusal reason);

// body.c

/// Decides at the end of a header block, by the gate where that is asked, and tells a client that waits for
/// it to go on. False when nothing of the connection is to be read any more.
bool uhttp_body_begin(uhttp_request *request, bool is_whole);
/// Makes room for so many bytes of the body; UHTTP_REFUSED_REASONS, or why not.
uhttp_refusal uhttp_body_reserve(uhttp_request *request, size_t needed);
/// Adds to the body; UHTTP_REFUSED_REASONS, or why not.
uhttp_refusal uhttp_body_append(uhttp_request *request, const char *bytes, size_t count);
/// Gives back what the request has needed and its connection does not keep.
void uhttp_body_end(uhttp_request *request);

#include "arrival.h"
#include "sending.h"
#include "waiting.h"

#endif
