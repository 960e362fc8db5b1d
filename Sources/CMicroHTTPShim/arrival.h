/// What the files share that read requests; part of internal.h.
#ifndef UHTTP_ARRIVAL_H
#define UHTTP_ARRIVAL_H

#include <sys/socket.h>

// wire.c

/// Whether libmicrohttpd reads and sends through this file, which is a matter of how the program was linked.
bool uhttp_wire_is_tapped(void);
/// Begins to read for a connection; false when its descriptor is beyond all that are watched.
bool uhttp_wire_add(uhttp_request *request);
void uhttp_wire_remove(uhttp_request *request);
/// The connection whose descriptor this is; NULL if it is none's.
uhttp_request *uhttp_wire_find(int descriptor);
/// Reads from a socket, as `recv` does.
ssize_t uhttp_wire_receive(int descriptor, void *bytes, size_t count);
/// Sends the parts of a message, as `sendmsg` does; nobody gets a signal.
ssize_t uhttp_wire_send_message(int descriptor, const struct msghdr *message);
/// Sends bytes of the shim's own to a client without waiting, as `send` does.
ssize_t uhttp_wire_send(int descriptor, const void *bytes, size_t count);

// arrival.c

/// Reads what has come, and has a request that is whole handled; what is left for libmicrohttpd.
enum uhttp_turn uhttp_arrival_serve(uhttp_request *request);
/// The same for libmicrohttpd itself, which gets a request in its own words, in `bytes`, where one is left
/// for it.
///
/// As `recv` does it returns how many bytes that takes, 0 at the end, or -1 with an `errno`: EAGAIN where
/// nothing is left.
ssize_t uhttp_arrival_read(uhttp_request *request, char *bytes, size_t count);
/// Gets ready for the request behind the one whose reply has been sent.
void uhttp_arrival_next(uhttp_request *request);
void uhttp_arrival_free(uhttp_request *request);

// assembly.c

/// What a connection keeps for what arrives, between requests as well.
enum { UHTTP_ARRIVED_USUAL = 4 << 10 };

/// How far a request has come.
enum uhttp_step {
    UHTTP_STEP_INCOMPLETE,
    UHTTP_STEP_WHOLE,
    /// Nothing of the connection is to be read any more: it is refused, or the gate has answered.
    UHTTP_STEP_GONE,
};

/// Begins to look at a header block, or begins once more.
void uhttp_assembly_begin(uhttp_request *request);
/// Makes room for more bytes of the header block. They may lie elsewhere then: it is taken from its
/// beginning.
bool uhttp_assembly_grow(uhttp_request *request);
/// Takes what there is of the current request, whose bytes up to `seen` have been looked at before.
enum uhttp_step uhttp_assembly_take(uhttp_request *request, size_t seen);
/// Refuses the current request.
enum uhttp_step uhttp_request_stop(uhttp_request *request, uhttp_refusal reason);

// readiness.c

/// Whether libmicrohttpd waits through this file.
bool uhttp_readiness_is_tapped(void);
/// The epoll set of this thread, if it is an event thread; -1 for none.
int uhttp_readiness_set(void);
/// Has the event thread come back to what has not been read, or not been looked at.
void uhttp_readiness_remind(uhttp_request *request);
/// Has the event thread tell libmicrohttpd of a connection that has expired, or has something left for it,
/// from any thread; false where it is not in a set.
bool uhttp_readiness_wake(uhttp_request *request);

// headers.c

/// Notes a field of the current request's header block if it is a known one; what is wrong with it.
uhttp_refusal uhttp_header_note(uhttp_request *request, struct uhttp_piece name, struct uhttp_piece value);

#endif
