/// Answers that are given together wake each event thread once.
///
/// While a thread gathers, what it answers is kept, and left to the event threads at the gathering's end.
#include "internal.h"

/// What this thread gathers.
static _Thread_local struct {
    bool is_open;
    /// The suspensions of a server that were answered meanwhile; those of another server are not gathered.
    struct uhttp_suspensions *all;
    uhttp_suspension *first;
} gathering;

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

void uhttp_wakes_keep(uhttp_suspension *suspension) {
    *uhttp_suspension_behind(suspension) = gathering.first;
    gathering.first = suspension;
}

/// Takes all that the first one's event thread is to send out of what is gathered, and leaves it to that.
static void leave_first(void) {
    uhttp_suspension *last = gathering.first;
    uhttp_loop *loop = uhttp_suspension_loop(last);
    uhttp_suspension *first = NULL;
    for (uhttp_suspension **link = &gathering.first; *link != NULL;) {
        uhttp_suspension *suspension = *link;
        if (uhttp_suspension_loop(suspension) != loop) {
            link = uhttp_suspension_behind(suspension);
            continue;
        }
        *link = *uhttp_suspension_behind(suspension);
        *uhttp_suspension_behind(suspension) = first;
        first = suspension;
    }
    uhttp_loop_answer(loop, first, last);
}

void uhttp_wakes_end(void) {
    while (gathering.first != NULL) {
        leave_first();
    }
    gathering.is_open = false;
    if (gathering.all != NULL) {
        // Until now it has kept the event threads.
        uhttp_suspensions_let_go(gathering.all);
        gathering.all = NULL;
    }
}
