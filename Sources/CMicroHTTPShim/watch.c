/// Watches: descriptors that an event thread waits for besides its connections, and clocks.
///
/// A descriptor is told of once for each time that its watch is begun, so that whoever reads it meanwhile
/// wakes nobody. The errand of a watch stands behind what has come on connections (errands.c).
#include "internal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

struct uhttp_watch {
    struct uhttp_left_errand errand;
    /// What ends the watch; left without memory, which may be lacking.
    struct uhttp_left_errand parting;
    uhttp_loop *loop;
    uhttp_errand release;
    int set;
    /// The watch's own: a duplicate, since the other one may be closed and its number given to a connection.
    int descriptor;
};

static bool control(const uhttp_watch *watch, int operation, uint32_t events) {
    struct epoll_event event = {
        .events = events,
        .data.u64 = (uint64_t)(uintptr_t)watch | UHTTP_READINESS_OF_WATCH,
    };
    return syscall(SYS_epoll_ctl, watch->set, operation, watch->descriptor, &event) == 0;
}

static void discard(uhttp_watch *watch) {
    if (watch->descriptor >= 0) {
        close(watch->descriptor);
    }
    uhttp_loop_release(watch->loop);
    free(watch);
}

uhttp_watch *uhttp_watch_create(int descriptor, uhttp_errand function, uhttp_errand release, void *context) {
    // Others wait with the shim's epoll_wait, too: a queue's thread of the Swift runtime.
    uhttp_watch *watch = uhttp_errands_own() == NULL ? NULL : malloc(sizeof *watch);
    uhttp_loop *loop = watch == NULL ? NULL : uhttp_errands_retain();
    if (loop == NULL) {
        free(watch);
        return NULL;
    }
    bool is_clock = descriptor < 0;
    *watch = (uhttp_watch){
        .errand = {.function = function, .context = context, .is_kept = true},
        .loop = loop,
        .release = release,
        .set = uhttp_readiness_set(),
        .descriptor = is_clock ? timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK)
                               : fcntl(descriptor, F_DUPFD_CLOEXEC, 0),
    };
    // A clock's edges are enough, so that nobody has to read it.
    if (!control(watch, EPOLL_CTL_ADD, is_clock ? EPOLLIN | EPOLLET : EPOLLONESHOT)) {
        discard(watch);
        return NULL;
    }
    return watch;
}

bool uhttp_watch_begin(uhttp_watch *watch) {
    return !uhttp_loop_has_ended(watch->loop) && control(watch, EPOLL_CTL_MOD, EPOLLIN | EPOLLONESHOT);
}

bool uhttp_watch_set(uhttp_watch *watch, uint64_t nanoseconds) {
    enum { SECOND = 1000000000 };
    struct itimerspec moment = {
        .it_value = {.tv_sec = (time_t)(nanoseconds / SECOND), .tv_nsec = (long)(nanoseconds % SECOND)},
    };
    return !uhttp_loop_has_ended(watch->loop)
        && timerfd_settime(watch->descriptor, 0, &moment, NULL) == 0;
}

void uhttp_watch_tell(uhttp_watch *watch) { uhttp_loop_leave(watch->loop, &watch->errand); }

static void part(void *context) {
    uhttp_watch *watch = context;
    watch->release(watch->errand.context);
    discard(watch);
}

static void leave_parting(uhttp_watch *watch, uhttp_errand function) {
    watch->parting = (struct uhttp_left_errand){.function = function, .context = watch, .is_kept = true};
    if (!uhttp_loop_leave(watch->loop, &watch->parting)) {
        part(watch);
    }
}

/// Behind the watch's own errand, which may have been left behind this one.
static void part_behind(void *context) { leave_parting(context, part); }

void uhttp_watch_end(uhttp_watch *watch) {
    control(watch, EPOLL_CTL_DEL, 0);
    // The thread may have heard of it just before, and leaves itself the errand before it does this one.
    leave_parting(watch, part_behind);
}
