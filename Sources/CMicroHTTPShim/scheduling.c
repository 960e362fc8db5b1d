/// Event threads of many connections wake up without taking the processor from who has it.
///
/// Who wakes up may take it at once, and an event thread that does so finds one request there: whoever sends
/// them has been stopped behind the first. Of policy SCHED_BATCH it goes on as soon as a processor is free,
/// and finds what has come meanwhile. A client alone on a busy machine would have to wait for others' turns
/// with each request, so a thread of few connections waits as others do.
///
/// Threads inherit the policy, and one that commits for all must not give way: so it is taken for the wait
/// alone.
#include "internal.h"

#include <errno.h>
#include <sched.h>

enum {
    /// From so many connections on a thread has many, and has few again below half as many.
    MANY_CONNECTIONS = 16,
};

static _Thread_local unsigned connection_count;
/// Whether this thread has many, and the usual policy: any other one is the operator's choice.
static _Thread_local bool gives_way;

void uhttp_scheduling_opened(void) {
    connection_count++;
    if (connection_count == MANY_CONNECTIONS) {
        gives_way = sched_getscheduler(0) == SCHED_OTHER;
    }
}

void uhttp_scheduling_closed(void) {
    // What is left when the server stops is closed by the thread that stops it.
    connection_count -= connection_count > 0;
    gives_way = gives_way && connection_count >= MANY_CONNECTIONS / 2;
}

bool uhttp_scheduling_gives_way(void) { return gives_way; }

static void take_policy(int policy) {
    struct sched_param none = {.sched_priority = 0};
    sched_setscheduler(0, policy, &none);
}

void uhttp_scheduling_begin_wait(void) { take_policy(SCHED_BATCH); }

void uhttp_scheduling_end_wait(void) {
    int error_number = errno;
    take_policy(SCHED_OTHER);
    errno = error_number;
}
