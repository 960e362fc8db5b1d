/// Requests that are answered after their handler has returned.
///
/// The answering thread only makes the reply and resumes the connection; the event thread then calls
/// `uhttp_suspension_finish` and queues it. MHD_stop_daemon aborts the process when it finds a suspended
/// connection, so every suspension is in its server's list until it is answered, and a stopping server
/// answers the rest.
///
/// libmicrohttpd's own calls are made without the lock, for they make system calls; those under way are
/// counted, and a stopping server waits for them.
#include "internal.h"

#include <poll.h>
#include <sched.h>
#include <stdlib.h>

/// Owned by its handle and, until it is finished, by its request.
struct uhttp_suspension {
    struct uhttp_suspensions *all;
    uhttp_server *server;
    struct MHD_Connection *connection;
    /// The event thread, to be compared alone; NULL where it has no errands.
    const uhttp_loop *loop;
    /// Open as long as the suspension waits.
    int socket;
    uhttp_suspension *previous;
    uhttp_suspension *next;
    /// Still in the list: neither answered nor abandoned.
    bool waits;
    bool handle_released;
    bool request_parted;
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

/// Keeps the server, and with it the list, until a connection is resumed and its event thread woken.
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

/// Frees the suspension when neither its handle nor its request needs it; unlocks.
static void part_and_unlock(uhttp_suspension *suspension) {
    struct uhttp_suspensions *all = suspension->all;
    if (!suspension->handle_released || !suspension->request_parted) {
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
    bool can_wait = request->outcome == UHTTP_UNANSWERED && suspension != NULL
        && (reply == NULL || prepared != NULL);
    if (can_wait) {
        pthread_mutex_lock(&all->lock);
        can_wait = !all->stopped;
        if (can_wait) {
            all->calls++;
        }
        pthread_mutex_unlock(&all->lock);
    }
    if (!can_wait) {
        uhttp_response_free(prepared);
        free(suspension);
        return NULL;
    }
    *suspension = (uhttp_suspension){
        .all = all,
        .server = request->server,
        .connection = request->connection,
        .loop = uhttp_errands_own(),
        .socket = request->socket,
        .waits = true,
        .prepared = prepared};
    request->readiness.is_suspending = true;
    MHD_suspend_connection(request->connection);
    request->readiness.is_suspending = false;
    pthread_mutex_lock(&all->lock);
    all->calls--;
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

/// Stores the answer, unlocks, and lets the event thread send it. `response` may be NULL: the connection is
/// then closed. The suspension may be gone afterwards, unless the caller has its handle.
static void answer_and_unlock(uhttp_suspension *suspension, struct uhttp_response *response) {
    struct uhttp_suspensions *all = suspension->all;
    struct MHD_Connection *connection = suspension->connection;
    bool is_own = suspension->loop != NULL && suspension->loop == uhttp_errands_own();
    unlink_locked(suspension);
    suspension->response = response;
    bool is_gathered = uhttp_wakes_gather(all);
    if (!is_gathered) {
        uhttp_suspensions_hold_locked(all);
    }
    pthread_mutex_unlock(&all->lock);
    uhttp_wakes_resume(connection, is_gathered, is_own);
    if (!is_gathered) {
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
        end.fd = suspension->socket;
        is_abandoned = poll(&end, 1, 0) > 0;
    }
    pthread_mutex_unlock(&all->lock);
    return is_abandoned;
}

bool uhttp_suspension_finish(uhttp_request *request) {
    uhttp_suspension *suspension = request->suspension;
    struct uhttp_response *response = NULL;
    pthread_mutex_lock(&suspension->all->lock);
    if (!suspension->waits && suspension->response != NULL) {
        response = suspension->response;
        suspension->response = NULL;
        request->suspension = NULL;
        suspension->request_parted = true;
    }
    part_and_unlock(suspension);
    return response != NULL && uhttp_request_reply_late(request, response);
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
    suspension->request_parted = true;
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
