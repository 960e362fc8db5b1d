/// The tap on what arrives and what is sent: libmicrohttpd's `recv` and `send` are the ones of this file.
///
/// libmicrohttpd 0.9.75 lets through what can hide a second request: contradicting lengths, folded lines,
/// NUL and bare LF in the header block, bare LF and CR between chunks. It answers a malformed length by
/// itself, with two header blocks, and hangs at unknown transfer codings. It therefore reads nothing of what
/// a client sends: arrival.c reads requests, and reply.c sends what answers them. A
/// program's own `recv` comes before the C library's in what is linked into it and for every library that it
/// loads (the System V ABI; jemalloc takes the place of `malloc` so).
/// Other descriptors pass through. docs/decisions/0021-a-tap-on-what-arrives.md
#include "internal.h"

#include <dlfcn.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// More descriptors than Linux gives a process by default (fs.nr_open).
enum { DESCRIPTORS_MAX = 1 << 20 };

/// The connection that libmicrohttpd reads from a descriptor. Set and cleared by the connection's event
/// thread while the descriptor is open.
static _Atomic(uhttp_request *) watched[DESCRIPTORS_MAX];

bool uhttp_wire_is_tapped(void) {
    return dlsym(RTLD_DEFAULT, "recv") == (void *)recv && dlsym(RTLD_DEFAULT, "send") == (void *)send;
}

bool uhttp_wire_add(uhttp_request *request) {
    if (request->socket < 0 || request->socket >= DESCRIPTORS_MAX) {
        return false;
    }
    atomic_store_explicit(&watched[request->socket], request, memory_order_relaxed);
    return true;
}

void uhttp_wire_remove(uhttp_request *request) {
    atomic_store_explicit(&watched[request->socket], NULL, memory_order_relaxed);
}

uhttp_request *uhttp_wire_find(int descriptor) {
    return descriptor < 0 || descriptor >= DESCRIPTORS_MAX
        ? NULL
        : atomic_load_explicit(&watched[descriptor], memory_order_relaxed);
}

ssize_t recv(int descriptor, void *bytes, size_t count, int flags) {
    uhttp_request *request = uhttp_wire_find(descriptor);
    return request == NULL ? recvfrom(descriptor, bytes, count, flags, NULL, NULL)
                           : uhttp_arrival_read(request, bytes, count);
}

ssize_t send(int descriptor, const void *bytes, size_t count, int flags) {
    uhttp_request *request = uhttp_wire_find(descriptor);
    return request == NULL || request->outcome != UHTTP_REPLIED
        ? sendto(descriptor, bytes, count, flags, NULL, 0)
        : uhttp_reply_send(request) ? (ssize_t)count
                                    : -1;
}

// The C library makes points of cancellation of these, which costs two locked instructions each, and no
// event thread is ever cancelled.

ssize_t uhttp_wire_receive(int descriptor, void *bytes, size_t count) {
    return syscall(SYS_recvfrom, descriptor, bytes, count, 0, NULL, NULL);
}

ssize_t uhttp_wire_send_message(int descriptor, const struct msghdr *message) {
    return syscall(SYS_sendmsg, descriptor, message, MSG_NOSIGNAL);
}

ssize_t uhttp_wire_send(int descriptor, const void *bytes, size_t count) {
    return sendto(descriptor, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL, NULL, 0);
}
