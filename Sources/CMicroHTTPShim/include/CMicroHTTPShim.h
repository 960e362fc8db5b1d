/// An HTTP/1.1 server over libmicrohttpd: one callback per complete request, and one before its body.
///
/// Nothing of libmicrohttpd shows in this header. The rules that hold for every function:
/// - Sizes are bytes, times are milliseconds, text is NUL-terminated unless a count stands beside it.
/// - A pointer that a function returns belongs to the shim unless its comment says otherwise.
/// - "The event thread" is the thread that called the handler; it serves many connections, so a handler
///   must not wait.
#ifndef CMICROHTTPSHIM_H
#define CMICROHTTPSHIM_H

#include "uhttp_header.h"
#include "uhttp_loop.h"
#include "uhttp_statistics.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#pragma clang assume_nonnull begin
#else
#define _Nullable
#define _Nonnull
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// A listening server with its threads.
typedef struct uhttp_server uhttp_server;
/// A request that is answered after its handler has returned, from any thread.
typedef struct uhttp_suspension uhttp_suspension;
/// A reply whose body is written piece by piece, from any thread.
typedef struct uhttp_stream uhttp_stream;

/// Bytes that belong to someone else; `start` is NULL when there are none.
typedef struct {
    const uint8_t *_Nullable start;
    size_t count;
} uhttp_bytes;

// MARK: - Server

/// What a server is started with; none of the limits has a default.
typedef struct {
    /// Name or numeric address to listen on; NULL when `unix_path` or `inherited_socket` is given.
    const char *_Nullable host;
    /// TCP port; 0 lets the system choose one.
    uint16_t port;
    /// Path of a socket file; a file that no server listens on any more is replaced.
    const char *_Nullable unix_path;
    /// A listening socket to take over (and to close at the end); -1 for none.
    int inherited_socket;
    /// Event threads for requests; streams have one more of their own.
    unsigned event_threads;
    size_t thread_stack_bytes;
    unsigned connection_limit;
    /// Connections from one address; 0 means no limit. Loopback and socket files are never limited.
    unsigned connection_limit_per_address;
    unsigned stream_limit;
    size_t body_bytes_max;
    /// Memory for the bodies of all requests together. Each connection may have 4 KiB besides.
    size_t bodies_bytes_max;
    /// Memory of all replies that clients have not yet taken, but for those of up to 64 KiB each. A GET or
    /// HEAD whose reply is beyond it is answered 503 instead, and so is every other request, unhandled,
    /// while there is none left.
    size_t replies_bytes_max;
    size_t header_bytes_max;
    size_t target_bytes_max;
    /// From the connection's start, or from a later request's first line, to the end of the header block.
    unsigned header_timeout_ms;
    /// From the end of the header block to the end of the body.
    unsigned body_timeout_ms;
    /// Between two requests of a connection.
    unsigned idle_timeout_ms;
    /// From the reply to its last byte taken by the client.
    unsigned reply_timeout_ms;
    /// The same while replies take more than half of `replies_bytes_max`.
    unsigned crowded_reply_timeout_ms;
    /// Bytes of a stream that may wait for its client; one more closes the stream.
    size_t stream_waiting_bytes_max;
} uhttp_configuration;

/// Why a server did not start.
typedef enum {
    UHTTP_FAILURE_NONE,
    UHTTP_FAILURE_ADDRESS_INVALID,
    UHTTP_FAILURE_ADDRESS_IN_USE,
    UHTTP_FAILURE_PERMISSION,
    UHTTP_FAILURE_RESOURCES,
    UHTTP_FAILURE_LIBRARY,
} uhttp_failure;

/// What a server calls.
typedef struct {
    void *_Nullable context;
    /// Called on an event thread, once for each complete request; it must answer, suspend or stream the
    /// request. One that it leaves unanswered is answered 500.
    void (*handler)(void *_Nullable context, uhttp_request *request);
    /// Called on an event thread at the end of the header block of a request whose body has not yet arrived,
    /// before `100 Continue` is sent and any of the body is kept; it must admit or decline the request. NULL
    /// admits all. A request that came in one piece goes to the handler alone.
    void (*_Nullable gate)(void *_Nullable context, uhttp_request *request);
    /// Frees the note of an admitted request that never became complete.
    void (*_Nullable discard)(void *note);
} uhttp_callbacks;

/// Starts to listen; the server is the caller's, to be given to `uhttp_server_stop`.
///
/// The strings of `configuration` are not used after the return. On NULL, `failure` and `error_number` (an
/// errno, or 0) say why.
uhttp_server *_Nullable uhttp_server_start(
    const uhttp_configuration *configuration, const uhttp_callbacks *callbacks, uhttp_failure *failure,
    int *error_number);

/// The TCP port that is listened on; 0 for a socket file.
uint16_t uhttp_server_port(const uhttp_server *server);

/// Stops accepting, waits up to `grace_ms` for the requests in flight and the streams' last bytes, frees
/// the server.
///
/// Meanwhile replies carry `Connection: close`. What is suspended after that is answered 503 `draining`,
/// streams end. Not to be called from a handler. Suspensions and streams may outlive the server: using them
/// then has no effect.
void uhttp_server_stop(uhttp_server *server, unsigned grace_ms);

/// The socket that systemd handed to this process (LISTEN_PID, LISTEN_FDS), or -1.
int uhttp_inherited_socket(void);

/// Reads the figures; may be called from any thread while the server runs, costs a look at each connection.
void uhttp_server_statistics(uhttp_server *server, uhttp_statistics *statistics);

// MARK: - Request

/// The method's token as sent; valid until the request is answered.
const char *uhttp_request_method(const uhttp_request *request);

/// The request target as sent, undecoded, with its query; valid until the request is answered.
uhttp_bytes uhttp_request_target(const uhttp_request *request);

/// The values of all headers by `uhttp_header`; those that were not sent start nowhere. Valid until the
/// request is answered.
const uhttp_bytes *uhttp_request_headers(const uhttp_request *request);

/// Marks a body whose length is not announced.
#define UHTTP_LENGTH_UNKNOWN SIZE_MAX

/// The number of bytes that the header block announces for the body; UHTTP_LENGTH_UNKNOWN for chunks.
size_t uhttp_request_announced(const uhttp_request *request);

/// The whole body, empty in the gate; valid until the request is answered.
uhttp_bytes uhttp_request_body(const uhttp_request *request);

/// Lets the body be read, up to `body_bytes_max` bytes; in the gate only, false afterwards.
///
/// `note` belongs to the shim until the handler takes it.
bool uhttp_request_admit(uhttp_request *request, size_t body_bytes_max, void *_Nullable note);

/// The note that the gate has left, once; it is the caller's from then on. NULL when there is none.
void *_Nullable uhttp_request_take_note(uhttp_request *request);

// MARK: - Reply

/// Who frees a reply's body.
typedef enum {
    /// The shim frees it with `free`, also when the reply cannot be sent.
    UHTTP_BODY_MALLOCED,
    /// It is valid as long as the process runs.
    UHTTP_BODY_STATIC,
    /// The shim copies it.
    UHTTP_BODY_COPIED,
} uhttp_body_ownership;

/// The end of a body, which many replies share: nothing of it is copied.
typedef struct {
    const void *_Nullable start;
    size_t count;
    /// What keeps the bytes; NULL where there are none. `release` is told once, from any thread, that the
    /// reply does not need them any more, also when it cannot be sent.
    void *_Nullable keeper;
    void (*_Nullable release)(void *_Nullable keeper);
} uhttp_shared_bytes;

/// Marks `uhttp_reply.version` as absent.
#define UHTTP_NO_VERSION UINT64_MAX

/// A reply's head and body. Pointers need to be valid during the call only, the body as `ownership` says.
///
/// Packed headers are `name NUL value NUL` for each header and one more NUL at the end; one with an empty
/// value or with a control character in it is left out. Constant ones are lines as they are sent, each with
/// its CR LF. None of them is one that the shim writes: `Connection`, `Content-Length`, `Date`,
/// `Transfer-Encoding`.
typedef struct {
    unsigned status;
    /// Sends `Connection: close` and closes after the reply.
    bool closes;
    const char *_Nullable content_type;
    uhttp_bytes constant_headers;
    const char *_Nullable headers;
    /// Sent as `Request-Id`; none with a length of 0.
    const char *_Nullable request_id;
    size_t request_id_count;
    /// Sent as `ETag: "v<version>"`.
    uint64_t version;
    void *_Nullable body;
    size_t body_count;
    uhttp_body_ownership ownership;
    /// What the body ends with, behind the bytes above.
    uhttp_shared_bytes tail;
} uhttp_reply;

/// Answers the request, on the event thread inside the handler; false when it was answered before or memory
/// is lacking.
bool uhttp_request_reply(uhttp_request *request, const uhttp_reply *reply);

/// Answers a request in the gate, without its body: one that is short is read and thrown away first,
/// otherwise the connection ends with the reply. False when the request was answered before or memory is
/// lacking.
bool uhttp_request_decline(uhttp_request *request, const uhttp_reply *reply);

/// Answers 503: `draining` while the server stops, else `overloaded`.
bool uhttp_request_refuse_overloaded(uhttp_request *request);

// MARK: - Suspension

/// Lets the handler return without an answer; the suspension is the caller's, to be released. NULL: answer
/// now instead.
///
/// The request's bytes stay valid until the suspension is answered, but a stopping server may answer it at
/// any time: copy what is needed later.
/// With `prepared` the suspension has the answer that `uhttp_suspension_confirm` gives; a malloced body is
/// freed in either case.
uhttp_suspension *_Nullable uhttp_request_suspend(
    uhttp_request *request, const uhttp_reply *_Nullable prepared);

/// Answers a suspended request with what was prepared, from any thread, and gives the suspension back.
void uhttp_suspension_confirm(uhttp_suspension *suspension);

/// Answers a suspended request from any thread; false when it was answered before or the server has
/// stopped.
bool uhttp_suspension_reply(uhttp_suspension *suspension, const uhttp_reply *reply);

/// Whether nobody waits for the answer any more: the client has closed its side of the connection, or the
/// server has answered by itself. From any thread; a system call.
bool uhttp_suspension_is_abandoned(uhttp_suspension *suspension);

/// Gives the suspension back; one that was never answered is answered 500.
void uhttp_suspension_release(uhttp_suspension *suspension);

/// Begins to answer several suspended requests: until `uhttp_wakes_end` the answers of this thread wake no
/// event thread. It may not wait for anybody meanwhile.
void uhttp_wakes_begin(void);

/// Wakes each event thread that has answers to send, once.
void uhttp_wakes_end(void);

// MARK: - Stream

/// Sends `reply`'s head and leaves the body open; the stream is the caller's, to be released. NULL: answer
/// otherwise.
///
/// The reply's body must be empty. The connection leaves libmicrohttpd and ends with the stream.
uhttp_stream *_Nullable uhttp_request_stream(uhttp_request *request, const uhttp_reply *reply);

/// Writes one piece, copied, from any thread; false once the client has gone, was cut off, or the stream is
/// closed.
///
/// `waiting` receives the number of bytes that the client has not yet taken.
bool uhttp_stream_write(uhttp_stream *stream, const void *bytes, size_t count, size_t *waiting);

/// Ends the body after what is waiting; from any thread.
void uhttp_stream_close(uhttp_stream *stream);

/// Gives the stream back, closing it if need be.
void uhttp_stream_release(uhttp_stream *stream);

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang assume_nonnull end
#pragma clang diagnostic pop
#endif

#endif
