/// The tap on what a socket is ready for: a suspended connection stays in its event thread's epoll set.
///
/// libmicrohttpd 0.9.75 takes a connection that it suspends out of the set, puts it back once its reply is
/// sent, and reads in vain meanwhile: three system calls a request, and an event that says nothing. Its
/// `epoll_ctl` and `epoll_wait` are the ones of this file, which leave the connection where it is and keep to
/// themselves what it becomes ready for while it waits; nothing is read until it is answered, and what came
/// is told then. What has come together with the request before is told in the same way. Other descriptors
/// pass through, as long as no event of theirs has the bit of `CONNECTION`; with the bit alone an event says
/// that other threads have left errands, which are run here.
///
/// After as many events as it has room for libmicrohttpd waits for more before it looks at those that it has.
/// Who has been told of all that comes would then wait for clients who wait for it, so nobody waits behind a
/// full reading.
/// docs/decisions/0021-a-tap-on-what-arrives.md
#include "internal.h"

#include <dlfcn.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

static const uint64_t CONNECTION = UHTTP_READINESS_OF_CONNECTION;

/// The set that this thread has waited for last.
static _Thread_local int own_set = -1;
/// Whether this thread's last reading had as many events as there was room for.
static _Thread_local bool was_full = false;

int uhttp_readiness_set(void) { return own_set; }

bool uhttp_readiness_is_tapped(void) {
    return dlsym(RTLD_DEFAULT, "epoll_ctl") == (void *)epoll_ctl
        && dlsym(RTLD_DEFAULT, "epoll_wait") == (void *)epoll_wait;
}

static int control(int set, int operation, int descriptor, struct epoll_event *event) {
    return (int)syscall(SYS_epoll_ctl, set, operation, descriptor, event);
}

static bool has_more(const uhttp_request *request) {
    return request->readiness.has_unread || request->is_ahead;
}

/// Puts a connection into its set, or has what it is ready for told once more.
static int watch(uhttp_request *request, int operation) {
    struct epoll_event event = {
        .events = EPOLLIN | EPOLLOUT | EPOLLPRI | EPOLLRDHUP | EPOLLET,
        .data.u64 = (uint64_t)(uintptr_t)request | CONNECTION,
    };
    return control(atomic_load(&request->readiness.set), operation, request->socket, &event);
}

int epoll_ctl(int set, int operation, int descriptor, struct epoll_event *event) {
    uhttp_request *request = uhttp_wire_find(descriptor);
    if (request == NULL) {
        return control(set, operation, descriptor, event);
    }
    struct uhttp_readiness *readiness = &request->readiness;
    if (operation == EPOLL_CTL_DEL && readiness->is_suspending) {
        readiness->is_kept = true;
        return 0;
    }
    if (operation != EPOLL_CTL_ADD) {
        return control(set, operation, descriptor, event);
    }
    if (!readiness->is_kept) {
        atomic_store(&readiness->set, set);
        return watch(request, EPOLL_CTL_ADD);
    }
    readiness->is_kept = false;
    // What was kept from it is told again.
    return has_more(request) ? watch(request, EPOLL_CTL_MOD) : 0;
}

void uhttp_readiness_remind(uhttp_request *request) {
    // What libmicrohttpd believes out of the set it puts back soon.
    if (!request->readiness.is_kept && has_more(request)) {
        watch(request, EPOLL_CTL_MOD);
    }
}

bool uhttp_readiness_wake(uhttp_request *request) { return watch(request, EPOLL_CTL_MOD) == 0; }

void uhttp_readiness_end(uhttp_request *request) {
    if (request->readiness.is_kept) {
        control(atomic_load(&request->readiness.set), EPOLL_CTL_DEL, request->socket, NULL);
    }
}

int epoll_wait(int set, struct epoll_event *events, int capacity, int timeout) {
    own_set = set;
    int count = epoll_pwait(set, events, capacity, was_full ? 0 : timeout, NULL);
    int kept = 0;
    bool has_errands = false;
    for (int index = 0; index < count; index++) {
        struct epoll_event event = events[index];
        if (event.data.u64 == UHTTP_READINESS_OF_ERRANDS) {
            has_errands = true;
            continue;
        }
        if (event.data.u64 & CONNECTION) {
            uhttp_request *request = (uhttp_request *)(uintptr_t)(event.data.u64 & ~CONNECTION);
            struct uhttp_readiness *readiness = &request->readiness;
            readiness->has_ended =
                readiness->has_ended || (event.events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) != 0;
            readiness->has_unread = readiness->has_unread || event.events != EPOLLOUT;
            if (request->outcome == UHTTP_SUSPENDED) {
                continue;
            }
            // It is ready to be written to, so that it is told of; what has come was read long ago, or is of
            // no interest any more.
            bool has_expired = uhttp_connection_phase(request) == UHTTP_PHASE_EXPIRED;
            event.events |= request->is_ahead || has_expired ? EPOLLIN : 0;
            event.data.ptr = request->connection;
        }
        events[kept++] = event;
    }
    // Behind what has come, which tells of connections that are suspended that they are.
    if (has_errands) {
        uhttp_errands_run();
    }
    was_full = kept == capacity;
    return count < 0 ? count : kept;
}
