/// The tap on what wakes an event thread: answers that are given together wake each thread once.
///
/// MHD_resume_connection writes to its event thread's descriptor each time, though the thread looks at all
/// connections that are resumed once it is awake. While a thread gathers wakes, `write` of this file keeps
/// what libmicrohttpd writes there, and the gathering's end writes once to each. Whatever else is written
/// passes through. docs/decisions/0021-a-tap-on-what-arrives.md
#include "internal.h"

#include <dlfcn.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

/// More event threads than this are woken for each answer.
enum { DESCRIPTORS_MAX = 64 };

/// What this thread gathers.
static _Thread_local struct {
    bool is_open;
    /// libmicrohttpd is resuming a connection: what it writes is a wake.
    bool is_resuming;
    /// It is one of this thread, which is awake.
    bool is_own;
    /// The suspensions that were answered meanwhile; those of another server are answered at once.
    struct uhttp_suspensions *all;
    size_t count;
    int descriptors[DESCRIPTORS_MAX];
} gathering;

bool uhttp_wakes_are_tapped(void) {
    return dlsym(RTLD_DEFAULT, "write") == (void *)write;
}

static bool keep(int descriptor) {
    for (size_t index = 0; index < gathering.count; index++) {
        if (gathering.descriptors[index] == descriptor) {
            return true;
        }
    }
    if (gathering.count == DESCRIPTORS_MAX) {
        return false;
    }
    gathering.descriptors[gathering.count++] = descriptor;
    return true;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
    if (gathering.is_resuming && (gathering.is_own || keep(descriptor))) {
        return (ssize_t)count;
    }
    return syscall(SYS_write, descriptor, bytes, count);
}

void uhttp_wakes_begin(void) { gathering.is_open = true; }

bool uhttp_wakes_gather(struct uhttp_suspensions *all) {
    if (!gathering.is_open || (gathering.all != NULL && gathering.all != all)) {
        return false;
    }
    if (gathering.all == NULL) {
        gathering.all = all;
        uhttp_suspensions_hold_locked(all);
    }
    return true;
}

void uhttp_wakes_resume(struct MHD_Connection *connection, bool is_gathered, bool is_own) {
    gathering.is_resuming = is_gathered;
    gathering.is_own = is_own;
    MHD_resume_connection(connection);
    gathering.is_resuming = false;
}

void uhttp_wakes_end(void) {
    static const uint64_t one = 1;
    for (size_t index = 0; index < gathering.count; index++) {
        syscall(SYS_write, gathering.descriptors[index], &one, sizeof one);
    }
    gathering.count = 0;
    gathering.is_open = false;
    if (gathering.all != NULL) {
        // Until now it has kept the event threads, and with them the descriptors.
        uhttp_suspensions_let_go(gathering.all);
        gathering.all = NULL;
    }
}
