/// Requests that are answered after their handler has returned.
///
/// libmicrohttpd knows nothing of them: to it the connection is one between two requests, and what it
/// becomes ready for meanwhile is kept from it (readiness.c). The answering thread only makes the reply and
/// leaves it to the event thread (errands.c), which then calls `uhttp_suspension_send`. Every suspension is
/// in its server's list until it is answered, and a stopping server answers the rest.
///
/// Event threads are woken without the lock, by a system call; the wakes under way are counted, and a
/// stopping server waits for them.
#include "internal.h"

#include <assert.h>
#include <poll.h>
#include <sched.h>
#include <stdlib.h>

/// Owned by its handle, by its request and, once it is answered, by its event thread, until that sends the
/// answer.
struct uhttp_suspension {
    struct uhttp_suspensions *all;
    /// The event thread, which a stopping server ends behind the last one that waits and the last wake.
    uhttp_loop *loop;
    /// NULL once the request has been parted from it, which it is before it is freed.
    uhttp_request *request;
    uhttp_suspension *previous;
    uhttp_suspension *next;
    /// Still in the list: neither answered nor abandoned.
    bool waits;
    bool handle_released;
    /// Answered, and left to the event thread.
    bool is_on_its_way;
    /// The next one that is on its way to the same thread.
    uhttp_suspension *behind;
    struct uhttp_response *response;
    /// The answer that is only to be confirmed: made and freed on the event thread; NULL for none.
    struct uhttp_response *prepared;
};

struct uhttp_suspensions *uhttp_suspensions_create(void) {
    struct uhttp_suspensions *all = calloc(1, sizeof *all);
    if (all != NULL) {
        pthread_mutex_init(&all->lock, NULL);
        all->references = 1;
    }
    return all;
}

static void release_locked(struct uhttp_suspensions *all) {
    bool last = --all->references == 0;
    pthread_mutex_unlock(&all->lock);
    if (last) {
        pthread_mutex_destroy(&all->lock);
        free(all);
    }
}

void uhttp_suspensions_release(struct uhttp_suspensions *all) {
    pthread_mutex_lock(&all->lock);
    release_locked(all);
}

size_t uhttp_suspensions_count(struct uhttp_suspensions *all) {
    pthread_mutex_lock(&all->lock);
    size_t count = all->count;
    pthread_mutex_unlock(&all->lock);
    return count;
}

/// Keeps the server, and with it the list, until an event thread has been woken.
void uhttp_suspensions_hold_locked(struct uhttp_suspensions *all) {
    all->calls++;
    all->references++;
}

void uhttp_suspensions_let_go(struct uhttp_suspensions *all) {
    pthread_mutex_lock(&all->lock);
    all->calls--;
    release_locked(all);
}

static void unlink_locked(uhttp_suspension *suspension) {
    struct uhttp_suspensions *all = suspension->all;
    if (suspension->previous != NULL) {
        suspension->previous->next = suspension->next;
    } else {
        all->first = suspension->next;
    }
    if (suspension->next != NULL) {
        suspension->next->previous = suspension->previous;
    }
    all->count--;
    suspension->waits = false;
}

/// Frees the suspension when none of its owners needs it; unlocks.
static void part_and_unlock(uhttp_suspension *suspension) {
    struct uhttp_suspensions *all = suspension->all;
    if (!suspension->handle_released || suspension->request != NULL || suspension->is_on_its_way) {
        pthread_mutex_unlock(&all->lock);
        return;
    }
    uhttp_response_free(suspension->response);
    uhttp_response_free(suspension->prepared);
    free(suspension);
    release_locked(all);
}

uhttp_suspension *uhttp_request_suspend(uhttp_request *request, const uhttp_reply *reply) {
    struct uhttp_response *prepared = reply == NULL ? NULL : uhttp_response_create(reply);
    uhttp_suspension *suspension = calloc(1, sizeof *suspension);
    struct uhttp_suspensions *all = request->server->suspensions;
    uhttp_loop *loop = uhttp_errands_begin();
    bool can_wait = request->outcome == UHTTP_UNANSWERED && suspension != NULL && loop != NULL
        && (reply == NULL || prepared != NULL);
    pthread_mutex_lock(&all->lock);
    if (!can_wait || all->stopped) {
        pthread_mutex_unlock(&all->lock);
        uhttp_response_free(prepared);
        free(suspension);
        return NULL;
    }
    *suspension = (uhttp_suspension){
        .all = all,
        .loop = loop,
        .request = request,
        .waits = true,
        .prepared = prepared};
    suspension->next = all->first;
    if (all->first != NULL) {
        all->first->previous = suspension;
    }
    all->first = suspension;
    all->count++;
    all->references++;
    request->suspension = suspension;
    request->outcome = UHTTP_SUSPENDED;
    pthread_mutex_unlock(&all->lock);
    return suspension;
}

/// Stores the answer, unlocks, and leaves it to the event thread. `response` may be NULL: the connection is
/// then closed. The suspension may be gone afterwards, unless the caller has its handle.
static void answer_and_unlock(uhttp_suspension *suspension, struct uhttp_response *response) {
    struct uhttp_suspensions *all = suspension->all;
    uhttp_loop *loop = suspension->loop;
    unlink_locked(suspension);
    suspension->response = response;
    suspension->is_on_its_way = true;
    bool is_own = loop == uhttp_errands_own();
    bool is_gathered = !is_own && uhttp_wakes_gather(all);
    if (!is_own && !is_gathered) {
        uhttp_suspensions_hold_locked(all);
    }
    pthread_mutex_unlock(&all->lock);
    if (is_own) {
        uhttp_errands_answer(suspension);
    } else if (is_gathered) {
        uhttp_wakes_keep(suspension);
    } else {
        uhttp_loop_answer(loop, suspension, suspension);
        uhttp_suspensions_let_go(all);
    }
}

bool uhttp_suspension_reply(uhttp_suspension *suspension, const uhttp_reply *reply) {
    struct uhttp_suspensions *all = suspension->all;
    // Made outside the lock, which all answering threads share.
    struct uhttp_response *response = uhttp_response_create(reply);
    pthread_mutex_lock(&all->lock);
    if (suspension->waits) {
        answer_and_unlock(suspension, response);
        return response != NULL;
    }
    pthread_mutex_unlock(&all->lock);
    uhttp_response_free(response);
    return false;
}

void uhttp_suspension_confirm(uhttp_suspension *suspension) {
    struct uhttp_suspensions *all = suspension->all;
    pthread_mutex_lock(&all->lock);
    suspension->handle_released = true;
    if (suspension->waits) {
        struct uhttp_response *prepared = suspension->prepared;
        suspension->prepared = NULL;
        answer_and_unlock(suspension, prepared);
    } else {
        part_and_unlock(suspension);
    }
}

bool uhttp_suspension_is_abandoned(uhttp_suspension *suspension) {
    struct uhttp_suspensions *all = suspension->all;
    struct pollfd end = {.events = POLLRDHUP};
    // The lock keeps the socket open: nobody answers meanwhile, and libmicrohttpd leaves it alone.
    pthread_mutex_lock(&all->lock);
    bool is_abandoned = !suspension->waits;
    if (!is_abandoned) {
        end.fd = suspension->request->socket;
        is_abandoned = poll(&end, 1, 0) > 0;
    }
    pthread_mutex_unlock(&all->lock);
    return is_abandoned;
}

uhttp_suspension **uhttp_suspension_behind(uhttp_suspension *suspension) { return &suspension->behind; }

uhttp_loop *uhttp_suspension_loop(const uhttp_suspension *suspension) { return suspension->loop; }

void uhttp_suspension_send(uhttp_suspension *suspension) {
    assert(suspension->loop == uhttp_errands_own());
    struct uhttp_response *response = NULL;
    pthread_mutex_lock(&suspension->all->lock);
    uhttp_request *request = suspension->request;
    suspension->is_on_its_way = false;
    if (request != NULL) {
        response = suspension->response;
        suspension->response = NULL;
        suspension->request = NULL;
        request->suspension = NULL;
    }
    part_and_unlock(suspension);
    if (request != NULL) {
        uhttp_request_answer_late(request, response);
    }
}

void uhttp_suspension_abandon(uhttp_request *request) {
    uhttp_suspension *suspension = request->suspension;
    request->suspension = NULL;
    if (suspension == NULL) {
        return;
    }
    pthread_mutex_lock(&suspension->all->lock);
    if (suspension->waits) {
        unlink_locked(suspension);
    }
    suspension->request = NULL;
    part_and_unlock(suspension);
}

void uhttp_suspension_release(uhttp_suspension *suspension) {
    struct uhttp_suspensions *all = suspension->all;
    pthread_mutex_lock(&all->lock);
    if (suspension->waits) {
        answer_and_unlock(suspension, uhttp_response_create(&uhttp_problem_internal));
        pthread_mutex_lock(&all->lock);
    }
    suspension->handle_released = true;
    part_and_unlock(suspension);
}

void uhttp_suspensions_stop(struct uhttp_suspensions *all) {
    pthread_mutex_lock(&all->lock);
    all->stopped = true;
    while (all->first != NULL || all->calls > 0) {
        uhttp_suspension *suspension = all->first;
        if (suspension == NULL) {
            pthread_mutex_unlock(&all->lock);
            sched_yield();
        } else {
            answer_and_unlock(suspension, uhttp_response_create(&uhttp_problem_draining));
        }
        pthread_mutex_lock(&all->lock);
    }
    pthread_mutex_unlock(&all->lock);
}
