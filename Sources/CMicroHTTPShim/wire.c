/// The tap on what arrives: libmicrohttpd's `recv` is the one of this file.
///
/// libmicrohttpd 0.9.75 shows a server neither the framing of a chunked body nor how many bytes it has read,
/// and answers much that is malformed before a server is asked. A program's own `recv` comes before the C
/// library's for every library that it loads (the System V ABI; jemalloc takes the place of `malloc` so).
/// Other descriptors pass through. docs/decisions/0021-a-tap-on-what-arrives.md
#include "internal.h"

#include <dlfcn.h>
#include <errno.h>
#include <sys/socket.h>

/// More descriptors than Linux gives a process by default (fs.nr_open).
enum { DESCRIPTORS_MAX = 1 << 20 };

/// The connection that libmicrohttpd reads from a descriptor. Set and cleared by the connection's event
/// thread while the descriptor is open.
static _Atomic(uhttp_request *) watched[DESCRIPTORS_MAX];

bool uhttp_wire_is_tapped(void) {
    return dlsym(RTLD_DEFAULT, "recv") == (void *)recv;
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

/// Answers the client, and tells libmicrohttpd that it has gone.
static ssize_t refuse(uhttp_request *request, uhttp_refusal reason) {
    uhttp_request_refuse_for(request, reason);
    errno = ECONNRESET;
    return -1;
}

/// Lets the bytes on to libmicrohttpd, or the requests among them that come before what is wrong.
static ssize_t inspect(uhttp_request *request, char *bytes, size_t count) {
    struct uhttp_framing *framing = &request->framing;
    uint64_t before = framing->requests;
    uhttp_refusal reason =
        uhttp_framing_inspect(framing, &request->server->configuration, bytes, &count);
    if (reason == UHTTP_REFUSED_REASONS) {
        return (ssize_t)count;
    }
    if (framing->requests == before) {
        return refuse(request, reason);
    }
    // There are requests before it that are to be served. When they are, libmicrohttpd waits for an edge of
    // epoll, which this makes.
    request->pending_refusal = reason;
    shutdown(request->socket, SHUT_RD);
    return (ssize_t)count;
}

uhttp_request *uhttp_wire_find(int descriptor) {
    return descriptor < 0 || descriptor >= DESCRIPTORS_MAX
        ? NULL
        : atomic_load_explicit(&watched[descriptor], memory_order_relaxed);
}

ssize_t recv(int descriptor, void *bytes, size_t count, int flags) {
    uhttp_request *request = uhttp_wire_find(descriptor);
    if (request != NULL && (request->outcome == UHTTP_SUSPENDED || uhttp_readiness_has_nothing(request))) {
        // libmicrohttpd reads from what it resumes, ahead of the answer; what has come must not end it.
        errno = EAGAIN;
        return -1;
    }
    if (request != NULL && request->pending_refusal != UHTTP_REFUSED_REASONS) {
        return refuse(request, request->pending_refusal);
    }
    ssize_t received = recvfrom(descriptor, bytes, count, flags, NULL, NULL);
    if (request != NULL && (received >= 0 || errno != EINTR)) {
        // epoll tells of what comes after a read that was not filled.
        request->readiness.has_unread = received == (ssize_t)count || request->readiness.has_ended;
    }
    return request == NULL || received <= 0 ? received : inspect(request, bytes, (size_t)received);
}
