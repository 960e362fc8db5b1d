/// The tap on what a socket is ready for: requests are served where libmicrohttpd waits for them.
///
/// libmicrohttpd's `epoll_wait` is the one of this file. It has what comes on a connection read and handled
/// (arrival.c), and keeps that from libmicrohttpd unless something is left for it; what comes while a
/// request waits for its answer is looked at behind that. So is what has come together with a request. Its
/// `epoll_ctl` marks connections. Other descriptors pass through, as long as no event of theirs has the bit
/// of `CONNECTION`; with the bit alone an event says that other threads have left something to do
/// (errands.c).
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

/// The kernel's `epoll_wait`, without being a point at which threads are cancelled (wire.c).
static int look(int set, struct epoll_event *events, int capacity, int timeout) {
    return (int)syscall(SYS_epoll_pwait, set, events, capacity, timeout, NULL, 0);
}

/// As `epoll_wait`; whether a thread gives way is of interest only where there is nothing yet.
static int wait_for(int set, struct epoll_event *events, int capacity, int timeout) {
    if (timeout == 0 || !uhttp_scheduling_gives_way()) {
        return look(set, events, capacity, timeout);
    }
    int count = look(set, events, capacity, 0);
    if (count == 0) {
        uhttp_scheduling_begin_wait();
        count = look(set, events, capacity, timeout);
        uhttp_scheduling_end_wait();
    }
    return count;
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
    if (request == NULL || operation != EPOLL_CTL_ADD) {
        return control(set, operation, descriptor, event);
    }
    atomic_store(&request->readiness.set, set);
    return watch(request, EPOLL_CTL_ADD);
}

void uhttp_readiness_remind(uhttp_request *request) {
    if (has_more(request)) {
        watch(request, EPOLL_CTL_MOD);
    }
}

bool uhttp_readiness_wake(uhttp_request *request) { return watch(request, EPOLL_CTL_MOD) == 0; }

/// Does what an event of a connection asks for; whether libmicrohttpd is to hear of it, in its own terms.
static bool take(struct epoll_event *event) {
    uhttp_request *request = (uhttp_request *)(uintptr_t)(event->data.u64 & ~CONNECTION);
    struct uhttp_readiness *readiness = &request->readiness;
    readiness->has_ended =
        readiness->has_ended || (event->events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) != 0;
    readiness->has_unread = readiness->has_unread || event->events != EPOLLOUT;
    if (request->outcome == UHTTP_SUSPENDED) {
        return false;
    }
    bool has_expired = uhttp_connection_phase(request) == UHTTP_PHASE_EXPIRED;
    if (request->turn == UHTTP_TURN_NONE && (has_more(request) || has_expired)) {
        request->turn = uhttp_arrival_serve(request);
    }
    if (request->turn == UHTTP_TURN_NONE && !request->is_handed_over) {
        return false;
    }
    // It reads what is left for it, or that nothing is to be read any more.
    event->events |= request->turn != UHTTP_TURN_NONE ? EPOLLIN : 0;
    event->data.ptr = request->connection;
    return true;
}

int epoll_wait(int set, struct epoll_event *events, int capacity, int timeout) {
    own_set = set;
    for (;;) {
        uhttp_errands_finish();
        int count = wait_for(set, events, capacity, was_full ? 0 : timeout);
        int kept = 0;
        bool has_errands = false;
        for (int index = 0; index < count; index++) {
            struct epoll_event event = events[index];
            if (event.data.u64 == UHTTP_READINESS_OF_ERRANDS) {
                has_errands = true;
            } else if (event.data.u64 & UHTTP_READINESS_OF_WATCH) {
                uhttp_watch_tell((uhttp_watch *)(uintptr_t)(event.data.u64 & ~UHTTP_READINESS_OF_WATCH));
                has_errands = true;
            } else if (!(event.data.u64 & CONNECTION) || take(&event)) {
                events[kept++] = event;
            }
        }
        // Behind what has come, which tells of connections whose requests wait that they do.
        if (has_errands) {
            uhttp_errands_run();
        }
        was_full = kept == capacity;
        // Where nothing is left for libmicrohttpd, which would wait for ever, it is not asked.
        if (count <= 0 || kept > 0 || timeout >= 0) {
            return count < 0 ? count : kept;
        }
    }
}
