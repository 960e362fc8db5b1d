/// What the files share that have requests wait for their answers; part of internal.h.
#ifndef UHTTP_WAITING_H
#define UHTTP_WAITING_H

/// The suspended requests of one server; outlives it as long as a suspension is held.
struct uhttp_suspensions {
    pthread_mutex_t lock;
    unsigned references;
    bool stopped;
    size_t count;
    uhttp_suspension *first;
    /// Wakes of event threads under way.
    size_t calls;
};

/// Suspensions that have been answered, whose event thread is to send the answers.
struct uhttp_answers {
    uhttp_suspension *first;
    uhttp_suspension *last;
};

// suspension.c

struct uhttp_suspensions *uhttp_suspensions_create(void);
/// Answers all with 503 and lets no more be suspended.
void uhttp_suspensions_stop(struct uhttp_suspensions *suspensions);
void uhttp_suspensions_release(struct uhttp_suspensions *suspensions);
size_t uhttp_suspensions_count(struct uhttp_suspensions *suspensions);
/// Keeps the server, and with it the list, until an event thread has been woken.
void uhttp_suspensions_hold_locked(struct uhttp_suspensions *suspensions);
void uhttp_suspensions_let_go(struct uhttp_suspensions *suspensions);
/// Sends the answer of a suspension to its request, if that is still there; on its event thread.
void uhttp_suspension_send(uhttp_suspension *suspension);
/// The next one of those whose answers an event thread is to send.
uhttp_suspension **uhttp_suspension_behind(uhttp_suspension *suspension);
uhttp_loop *uhttp_suspension_loop(const uhttp_suspension *suspension);
/// Parts the request from its suspension, if it has one, which nobody can answer any more.
void uhttp_suspension_abandon(uhttp_request *request);

// wakes.c

/// Whether this thread gathers answers and holds the server until it has woken; called with its lock.
bool uhttp_wakes_gather(struct uhttp_suspensions *suspensions);
/// Keeps an answered suspension until the gathering's end.
void uhttp_wakes_keep(uhttp_suspension *suspension);

// errands.c

/// What an event thread is left to do.
struct uhttp_left_errand {
    struct uhttp_left_errand *next;
    uhttp_errand function;
    void *context;
    /// Whether it stays with whoever leaves it; else it is freed behind its call.
    bool is_kept;
};

/// What stands for this thread; NULL where it has no errands.
const uhttp_loop *uhttp_errands_own(void);
/// The same, made where it is needed first; NULL without the means to wake it. It lives as long as the
/// thread.
uhttp_loop *uhttp_errands_begin(void);
/// The same, to be released.
uhttp_loop *uhttp_errands_retain(void);
/// Leaves an errand to a thread, from any thread; false where that has ended.
bool uhttp_loop_leave(uhttp_loop *loop, struct uhttp_left_errand *errand);
/// Whether the thread does nothing more.
bool uhttp_loop_has_ended(uhttp_loop *loop);
/// Leaves answered suspensions, from the first to the last, to their event thread, which is woken.
void uhttp_loop_answer(uhttp_loop *loop, uhttp_suspension *first, uhttp_suspension *last);
/// The same for one of this thread, which sends it soon.
void uhttp_errands_answer(uhttp_suspension *suspension);
/// Does what this thread has left for itself, and sends what it has answered of its own.
void uhttp_errands_finish(void);
/// Does what was left for this thread.
void uhttp_errands_run(void);

// watch.c

/// Leaves this thread the errand of a watch, which an event has this bit and the address of.
void uhttp_watch_tell(uhttp_watch *watch);

#endif
