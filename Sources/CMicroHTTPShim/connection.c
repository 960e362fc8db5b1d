/// The table of connections and the reaper that enforces absolute deadlines.
///
/// libmicrohttpd's own time-out counts inactivity, so that one byte a second keeps a connection for ever.
#include "internal.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>

static uint64_t progress_of(enum uhttp_phase phase) {
    return uhttp_now() << 3 | phase;
}

static int phase_of(uint64_t progress) {
    return progress & 7;
}

static void open_connection(
    struct uhttp_empty_replies *empty, struct MHD_Connection *connection, void **socket_context) {
    uhttp_server *server = empty->server;
    uhttp_request *request = calloc(1, sizeof *request);
    if (request == NULL) {
        return;
    }
    request->server = server;
    request->empty_replies = empty;
    request->connection = connection;
    request->socket = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
    request->readiness.has_unread = true;
    if (!uhttp_wire_add(request)) {
        free(request);
        return;
    }
    *socket_context = request;
    uhttp_scheduling_opened();
    pthread_mutex_lock(&server->connections_lock);
    // The thread that accepts does not count those on their way here, of which a burst has many.
    bool is_one_too_many = server->connection_count >= server->configuration.connection_limit;
    atomic_init(&request->progress, progress_of(is_one_too_many ? UHTTP_PHASE_EXPIRED : UHTTP_PHASE_OPENED));
    request->next = server->connections;
    if (request->next != NULL) {
        request->next->previous = request;
    }
    server->connections = request;
    server->connection_count++;
    pthread_mutex_unlock(&server->connections_lock);
    // This thread alone closes the socket, as soon as libmicrohttpd reads from it.
    if (is_one_too_many) {
        uhttp_refuse_connection(server, request->socket);
    }
}

static void close_connection(uhttp_server *server, void **socket_context) {
    uhttp_request *request = *socket_context;
    if (request == NULL) {
        return;
    }
    *socket_context = NULL;
    if (request->ends_in_stages) {
        uhttp_socket_linger(server, request->socket);
    }
    uhttp_suspension_abandon(request);
    uhttp_wire_remove(request);
    uhttp_body_end(request);
    uhttp_reply_end(request);
    pthread_mutex_lock(&server->connections_lock);
    if (request->previous != NULL) {
        request->previous->next = request->next;
    } else {
        server->connections = request->next;
    }
    if (request->next != NULL) {
        request->next->previous = request->previous;
    }
    server->connection_count--;
    server->served_by_closed += atomic_load(&request->served);
    pthread_mutex_unlock(&server->connections_lock);
    uhttp_scheduling_closed();
    uhttp_arrival_free(request);
    free(request->body);
    free(request->sending.head);
    free(request);
}

void uhttp_connection_notify(
    void *context, struct MHD_Connection *connection, void **socket_context,
    enum MHD_ConnectionNotificationCode code) {
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        open_connection(context, connection, socket_context);
    } else {
        close_connection(((struct uhttp_empty_replies *)context)->server, socket_context);
    }
}

bool uhttp_connection_advance(uhttp_request *request, enum uhttp_phase to) {
    uint_fast64_t from = atomic_load_explicit(&request->progress, memory_order_relaxed);
    // The handler has no deadline, and needs no clock.
    uint64_t progress = to == UHTTP_PHASE_HANDLING ? UHTTP_PHASE_HANDLING : progress_of(to);
    return phase_of(from) != UHTTP_PHASE_EXPIRED
        && atomic_compare_exchange_strong(&request->progress, &from, progress);
}

enum uhttp_phase uhttp_connection_phase(const uhttp_request *request) {
    return phase_of(atomic_load_explicit(&request->progress, memory_order_relaxed));
}

size_t uhttp_connections_in_flight(uhttp_server *server) {
    size_t count = 0;
    pthread_mutex_lock(&server->connections_lock);
    for (uhttp_request *request = server->connections; request != NULL; request = request->next) {
        int phase = phase_of(atomic_load_explicit(&request->progress, memory_order_relaxed));
        count += phase >= UHTTP_PHASE_HEADERS && phase <= UHTTP_PHASE_REPLYING;
    }
    pthread_mutex_unlock(&server->connections_lock);
    return count;
}

/// The time that a phase may last; 0 for ever.
static unsigned limit_of(const uhttp_configuration *configuration, int phase) {
    switch (phase) {
    case UHTTP_PHASE_OPENED:
    case UHTTP_PHASE_HEADERS:
        return configuration->header_timeout_ms;
    case UHTTP_PHASE_BODY:
        return configuration->body_timeout_ms;
    case UHTTP_PHASE_IDLE:
        return configuration->idle_timeout_ms;
    case UHTTP_PHASE_REPLYING:
        return configuration->reply_timeout_ms;
    default:
        return 0;
    }
}

/// Ends a connection whose time is over: says so where a request has begun and no reply has.
///
/// The event thread writes nothing in these phases, and once it sees EXPIRED it never will.
static void expire(uhttp_server *server, uhttp_request *request, int phase) {
    char reply[UHTTP_PROBLEM_MAX];
    bool has_begun = phase == UHTTP_PHASE_HEADERS || phase == UHTTP_PHASE_BODY;
    size_t count = has_begun ? uhttp_problem_write(UHTTP_REFUSED_REQUEST_TIMEOUT, reply) : 0;
    // Who has sent nothing, or does not take a reply, is not waited for any longer.
    bool ends_in_stages = (has_begun && uhttp_socket_end(server, request->socket, reply, count))
        || (phase == UHTTP_PHASE_IDLE && uhttp_socket_linger(server, request->socket));
    if (!ends_in_stages || !uhttp_readiness_wake(request)) {
        shutdown(request->socket, SHUT_RDWR);
    }
    switch (phase) {
    case UHTTP_PHASE_IDLE:
        uhttp_count_refusal(server, UHTTP_REFUSED_IDLE);
        break;
    case UHTTP_PHASE_REPLYING:
        uhttp_count_refusal(server, UHTTP_REFUSED_SLOW_CONSUMER);
        break;
    default:
        uhttp_count_refusal(server, UHTTP_REFUSED_REQUEST_TIMEOUT);
    }
}

/// While replies that nobody takes leave little room for others, there is less time to take one.
static uhttp_configuration limits_now(uhttp_server *server) {
    uhttp_configuration limits = server->configuration;
    bool is_crowded = atomic_load(&server->replies_bytes) > limits.replies_bytes_max / 2;
    if (is_crowded && limits.crowded_reply_timeout_ms < limits.reply_timeout_ms) {
        limits.reply_timeout_ms = limits.crowded_reply_timeout_ms;
    }
    return limits;
}

static void reap(uhttp_server *server) {
    uint64_t now = uhttp_now();
    uhttp_configuration limits = limits_now(server);
    // The lock keeps every socket in the table open.
    pthread_mutex_lock(&server->connections_lock);
    for (uhttp_request *request = server->connections; request != NULL; request = request->next) {
        uint_fast64_t progress = atomic_load(&request->progress);
        int phase = phase_of(progress);
        unsigned limit = limit_of(&limits, phase);
        if (limit > 0 && now >= (progress >> 3) + limit
            && atomic_compare_exchange_strong(
                &request->progress, &progress, progress_of(UHTTP_PHASE_EXPIRED))) {
            expire(server, request, phase);
        }
    }
    pthread_mutex_unlock(&server->connections_lock);
}

/// A quarter of the shortest limit, so that nothing lasts much longer than it may.
static unsigned reaper_period(const uhttp_configuration *configuration) {
    enum { SHORTEST = 10, LONGEST = 250 };
    unsigned period = LONGEST;
    for (int phase = UHTTP_PHASE_OPENED; phase <= UHTTP_PHASE_REPLYING; phase++) {
        unsigned limit = limit_of(configuration, phase);
        if (limit > 0 && limit / 4 < period) {
            period = limit / 4;
        }
    }
    return period < SHORTEST ? SHORTEST : period;
}

static void *reaper_thread(void *argument) {
    uhttp_server *server = argument;
    unsigned period = reaper_period(&server->configuration);
    pthread_mutex_lock(&server->reaper_lock);
    while (!server->reaper_stopping) {
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += (long)period * 1000000;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        if (pthread_cond_timedwait(&server->reaper_wake, &server->reaper_lock, &until) == ETIMEDOUT) {
            reap(server);
        }
    }
    pthread_mutex_unlock(&server->reaper_lock);
    return NULL;
}

bool uhttp_reaper_start(uhttp_server *server) {
    return pthread_create(&server->reaper_thread, NULL, reaper_thread, server) == 0;
}

void uhttp_reaper_stop(uhttp_server *server) {
    pthread_mutex_lock(&server->reaper_lock);
    server->reaper_stopping = true;
    pthread_cond_signal(&server->reaper_wake);
    pthread_mutex_unlock(&server->reaper_lock);
    pthread_join(server->reaper_thread, NULL);
}
