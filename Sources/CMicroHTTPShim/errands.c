/// Errands and answers: what other threads leave for an event thread to do.
///
/// Whoever makes something ready for requests of an event thread (a journal whose group is durable) may have
/// that thread itself do the rest: what belongs to the requests lies in its processor's caches and was
/// allocated by it. An eventfd in the thread's epoll set wakes it, and its `epoll_wait` (readiness.c) runs
/// the errands and then sends what has been answered, by them and by other threads.
#include "internal.h"

#include <stdint.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Owned by its thread, and by all who have it.
struct uhttp_loop {
    pthread_mutex_t lock;
    unsigned references;
    bool has_ended;
    /// Open until nobody has the loop, who might be about to write to it.
    int wake;
    struct uhttp_left_errand *first;
    struct uhttp_left_errand **end;
    /// The answered suspensions whose answers it is to send.
    struct uhttp_answers answers;
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static bool has_key;
/// This thread's; NULL where it has none.
static _Thread_local uhttp_loop *own;
/// What this thread has answered of its own.
static _Thread_local struct uhttp_answers own_answers;
/// Whether this thread has left errands for itself, which nothing has to wake it for.
static _Thread_local bool has_own_errands;

static void part_and_unlock(uhttp_loop *loop) {
    bool last = --loop->references == 0;
    pthread_mutex_unlock(&loop->lock);
    if (last) {
        close(loop->wake);
        pthread_mutex_destroy(&loop->lock);
        free(loop);
    }
}

static void run(struct uhttp_left_errand *errand) {
    while (errand != NULL) {
        struct uhttp_left_errand *next = errand->next;
        bool is_kept = errand->is_kept;
        errand->function(errand->context);
        if (!is_kept) {
            free(errand);
        }
        errand = next;
    }
}

static struct uhttp_left_errand *take_locked(uhttp_loop *loop, struct uhttp_answers *answers) {
    struct uhttp_left_errand *first = loop->first;
    loop->first = NULL;
    loop->end = &loop->first;
    *answers = loop->answers;
    loop->answers = (struct uhttp_answers){NULL, NULL};
    return first;
}

static void send_all(struct uhttp_answers answers) {
    for (uhttp_suspension *next = answers.first; next != NULL;) {
        uhttp_suspension *suspension = next;
        next = *uhttp_suspension_behind(suspension);
        uhttp_suspension_send(suspension);
    }
}

static void send_own(void) {
    struct uhttp_answers answers = own_answers;
    own_answers = (struct uhttp_answers){NULL, NULL};
    send_all(answers);
}

/// Adds answers behind others.
static void add(struct uhttp_answers *answers, uhttp_suspension *first, uhttp_suspension *last) {
    *uhttp_suspension_behind(last) = NULL;
    if (answers->first == NULL) {
        answers->first = first;
    } else {
        *uhttp_suspension_behind(answers->last) = first;
    }
    answers->last = last;
}

/// Runs what is left when the thread ends, and lets nothing more be left.
static void end(void *context) {
    uhttp_loop *loop = context;
    struct uhttp_answers answers;
    pthread_mutex_lock(&loop->lock);
    loop->has_ended = true;
    struct uhttp_left_errand *left = take_locked(loop, &answers);
    pthread_mutex_unlock(&loop->lock);
    run(left);
    // Of connections that have ended, so that nothing is sent.
    send_all(answers);
    send_own();
    own = NULL;
    pthread_mutex_lock(&loop->lock);
    part_and_unlock(loop);
}

static void create_key(void) {
    has_key = pthread_key_create(&key, end) == 0;
}

static uhttp_loop *create(int set) {
    pthread_once(&once, create_key);
    uhttp_loop *loop = has_key ? calloc(1, sizeof *loop) : NULL;
    if (loop == NULL) {
        return NULL;
    }
    // Edges are enough, so that nobody has to read what was written.
    struct epoll_event event = {.events = EPOLLIN | EPOLLET, .data.u64 = UHTTP_READINESS_OF_ERRANDS};
    loop->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (loop->wake < 0 || syscall(SYS_epoll_ctl, set, EPOLL_CTL_ADD, loop->wake, &event) != 0
        || pthread_setspecific(key, loop) != 0) {
        if (loop->wake >= 0) {
            close(loop->wake);
        }
        free(loop);
        return NULL;
    }
    pthread_mutex_init(&loop->lock, NULL);
    loop->references = 1;
    loop->end = &loop->first;
    return loop;
}

uhttp_loop *uhttp_errands_begin(void) {
    if (own == NULL && uhttp_readiness_set() >= 0) {
        own = create(uhttp_readiness_set());
    }
    return own;
}

uhttp_loop *uhttp_errands_retain(void) {
    if (uhttp_errands_begin() != NULL) {
        pthread_mutex_lock(&own->lock);
        own->references++;
        pthread_mutex_unlock(&own->lock);
    }
    return own;
}

uhttp_loop *uhttp_request_loop(uhttp_request *request) {
    // Its handler runs on its thread, whose set the request's connection need not be in yet.
    (void)request;
    return uhttp_errands_retain();
}

void uhttp_loop_release(uhttp_loop *loop) {
    pthread_mutex_lock(&loop->lock);
    part_and_unlock(loop);
}

/// Without the loop's lock, which its thread asks for as soon as it is awake.
static void wake(uhttp_loop *loop) {
    static const uint64_t one = 1;
    syscall(SYS_write, loop->wake, &one, sizeof one);
}

static bool has_nothing(const uhttp_loop *loop) {
    return loop->first == NULL && loop->answers.first == NULL;
}

bool uhttp_loop_leave(uhttp_loop *loop, struct uhttp_left_errand *errand) {
    pthread_mutex_lock(&loop->lock);
    if (loop->has_ended) {
        pthread_mutex_unlock(&loop->lock);
        return false;
    }
    bool is_own = loop == own;
    bool wakes = !is_own && has_nothing(loop);
    has_own_errands = has_own_errands || is_own;
    errand->next = NULL;
    *loop->end = errand;
    loop->end = &errand->next;
    pthread_mutex_unlock(&loop->lock);
    if (wakes) {
        wake(loop);
    }
    return true;
}

bool uhttp_loop_post(uhttp_loop *loop, uhttp_errand function, void *context) {
    struct uhttp_left_errand *errand = malloc(sizeof *errand);
    if (errand == NULL) {
        return false;
    }
    *errand = (struct uhttp_left_errand){.function = function, .context = context};
    bool is_left = uhttp_loop_leave(loop, errand);
    if (!is_left) {
        free(errand);
    }
    return is_left;
}

bool uhttp_loop_has_ended(uhttp_loop *loop) {
    pthread_mutex_lock(&loop->lock);
    bool has_ended = loop->has_ended;
    pthread_mutex_unlock(&loop->lock);
    return has_ended;
}

void uhttp_loop_answer(uhttp_loop *loop, uhttp_suspension *first, uhttp_suspension *last) {
    pthread_mutex_lock(&loop->lock);
    bool wakes = has_nothing(loop);
    add(&loop->answers, first, last);
    pthread_mutex_unlock(&loop->lock);
    if (wakes) {
        wake(loop);
    }
}

const uhttp_loop *uhttp_errands_own(void) { return own; }

void uhttp_errands_answer(uhttp_suspension *suspension) { add(&own_answers, suspension, suspension); }

void uhttp_errands_finish(void) {
    while (has_own_errands) {
        uhttp_errands_run();
    }
    send_own();
}

void uhttp_errands_run(void) {
    if (own == NULL) {
        return;
    }
    has_own_errands = false;
    struct uhttp_answers answers;
    pthread_mutex_lock(&own->lock);
    struct uhttp_left_errand *first = take_locked(own, &answers);
    pthread_mutex_unlock(&own->lock);
    uhttp_wakes_begin();
    run(first);
    uhttp_wakes_end();
    send_all(answers);
    send_own();
}
