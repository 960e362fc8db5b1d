/// Start, stop and figures of a server.
///
/// Architecture. libmicrohttpd runs one daemon with one epoll thread for each event thread (no pool, no
/// listening socket of its own: `MHD_quiesce_daemon` races with the pool's threads for the epoll
/// registration and aborts the process when it loses). Around the daemons stand three threads of the shim:
/// one accepts (listener.c), one enforces absolute deadlines (connection.c), one owns the sockets that have
/// left libmicrohttpd: streams, refusals, and connections behind their last answer (stream_loop.c).
///
/// A socket leaves libmicrohttpd by `dup`: it is told of the connection's end and closes its descriptor,
/// ours goes on. This needs MHD_USE_TURBO, without which the library shuts the connection down before it
/// closes the descriptor.
#include "internal.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

uint64_t uhttp_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

void uhttp_count_refusal(uhttp_server *server, uhttp_refusal reason) {
    atomic_fetch_add_explicit(&server->refused[reason], 1, memory_order_relaxed);
}

/// Makes what libmicrohttpd believes to send on an event thread; false without memory.
static bool make_empty_replies(uhttp_server *server, struct uhttp_empty_replies *empty) {
    empty->server = server;
    empty->open = MHD_create_response_from_buffer(0, "", MHD_RESPMEM_PERSISTENT);
    empty->last = MHD_create_response_from_buffer(0, "", MHD_RESPMEM_PERSISTENT);
    return empty->open != NULL && empty->last != NULL
        && MHD_add_response_header(empty->last, MHD_HTTP_HEADER_CONNECTION, "close") == MHD_YES;
}

static bool start_daemons(uhttp_server *server) {
    const uhttp_configuration *configuration = &server->configuration;
    unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_NO_LISTEN_SOCKET | MHD_USE_ITC
        | MHD_USE_TURBO | MHD_USE_SUPPRESS_DATE_NO_CLOCK;
    // At its own limit libmicrohttpd 0.9.75 returns without unlocking, and its event thread stops for ever.
    unsigned no_limit = UINT_MAX;
    unsigned per_address = (configuration->connection_limit_per_address + configuration->event_threads - 1)
        / configuration->event_threads;
    for (unsigned index = 0; index < configuration->event_threads; index++) {
        struct uhttp_empty_replies *empty = &server->empty_replies[index];
        if (!make_empty_replies(server, empty)) {
            return false;
        }
        struct MHD_Daemon *daemon = MHD_start_daemon(
            flags, 0, NULL, NULL, uhttp_request_continue, server, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
            (size_t)UHTTP_CONNECTION_MEMORY, MHD_OPTION_CONNECTION_LIMIT, no_limit,
            MHD_OPTION_PER_IP_CONNECTION_LIMIT, per_address, MHD_OPTION_THREAD_STACK_SIZE,
            configuration->thread_stack_bytes, MHD_OPTION_NOTIFY_COMPLETED, uhttp_request_end, server,
            MHD_OPTION_NOTIFY_CONNECTION, uhttp_connection_notify, empty, MHD_OPTION_END);
        if (daemon == NULL) {
            return false;
        }
        server->daemons[server->daemon_count++] = daemon;
    }
    return true;
}

static void stop_daemons(uhttp_server *server) {
    for (unsigned index = 0; index < server->daemon_count; index++) {
        MHD_stop_daemon(server->daemons[index]);
    }
    server->daemon_count = 0;
    for (unsigned index = 0; index < server->configuration.event_threads; index++) {
        MHD_destroy_response(server->empty_replies[index].open);
        MHD_destroy_response(server->empty_replies[index].last);
    }
}

static void free_server(uhttp_server *server) {
    if (server->suspensions != NULL) {
        uhttp_suspensions_release(server->suspensions);
    }
    pthread_mutex_destroy(&server->connections_lock);
    pthread_mutex_destroy(&server->reaper_lock);
    pthread_cond_destroy(&server->reaper_wake);
    free(server->unix_path);
    free(server);
}

static uhttp_server *create_server(
    const uhttp_configuration *configuration, const uhttp_callbacks *callbacks) {
    uhttp_server *server = calloc(1, sizeof *server);
    if (server == NULL) {
        return NULL;
    }
    server->configuration = *configuration;
    if (server->configuration.event_threads < 1) {
        server->configuration.event_threads = 1;
    }
    if (server->configuration.event_threads > UHTTP_EVENT_THREADS_MAX) {
        server->configuration.event_threads = UHTTP_EVENT_THREADS_MAX;
    }
    server->callbacks = *callbacks;
    server->listener = -1;
    server->listener_wake = -1;
    pthread_mutex_init(&server->connections_lock, NULL);
    pthread_mutex_init(&server->reaper_lock, NULL);
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&server->reaper_wake, &monotonic);
    pthread_condattr_destroy(&monotonic);
    server->suspensions = uhttp_suspensions_create();
    if (server->suspensions == NULL) {
        free_server(server);
        return NULL;
    }
    return server;
}

uhttp_server *uhttp_server_start(
    const uhttp_configuration *configuration, const uhttp_callbacks *callbacks, uhttp_failure *failure,
    int *error_number) {
    *failure = UHTTP_FAILURE_LIBRARY;
    *error_number = 0;
    if (!uhttp_wire_is_tapped() || !uhttp_readiness_is_tapped()) {
        return NULL;
    }
    *failure = UHTTP_FAILURE_RESOURCES;
    *error_number = ENOMEM;
    uhttp_server *server = create_server(configuration, callbacks);
    if (server == NULL) {
        return NULL;
    }
    server->listener = uhttp_listen(server, failure, error_number);
    if (server->listener < 0) {
        free_server(server);
        return NULL;
    }
    *failure = UHTTP_FAILURE_RESOURCES;
    *error_number = 0;
    if (uhttp_stream_loop_start(&server->streams)) {
        if (start_daemons(server) && uhttp_reaper_start(server)) {
            if (uhttp_accept_start(server)) {
                *failure = UHTTP_FAILURE_NONE;
                return server;
            }
            uhttp_reaper_stop(server);
        } else {
            *failure = UHTTP_FAILURE_LIBRARY;
        }
        stop_daemons(server);
        uhttp_stream_loop_stop(&server->streams);
    }
    close(server->listener);
    if (server->unix_path != NULL) {
        unlink(server->unix_path);
    }
    free_server(server);
    return NULL;
}

uint16_t uhttp_server_port(const uhttp_server *server) {
    return server->port;
}

static void sleep_milliseconds(unsigned milliseconds) {
    struct timespec pause = {milliseconds / 1000, (long)(milliseconds % 1000) * 1000000};
    nanosleep(&pause, NULL);
}

static bool has_connections(uhttp_server *server) {
    pthread_mutex_lock(&server->connections_lock);
    bool has = server->connection_count > 0;
    pthread_mutex_unlock(&server->connections_lock);
    return has;
}

enum { STEP_MS = 5 };

/// Waits until nothing has been in flight for `quiet_ms`: a client that keeps its connection sends its next
/// request at once, and is told `Connection: close` in the answer.
static void wait_for_quiet(uhttp_server *server, unsigned quiet_ms, uint64_t deadline) {
    unsigned quiet = 0;
    while (has_connections(server) && uhttp_now() < deadline) {
        bool busy = uhttp_connections_in_flight(server) > 0;
        quiet = busy ? 0 : quiet + STEP_MS;
        if (!busy && quiet > quiet_ms) {
            return;
        }
        sleep_milliseconds(STEP_MS);
    }
}

enum {
    /// Long enough for a client in a loop to send its next request.
    QUIET_MS = 50,
    /// For what is said after the grace: 503 to the suspended, the last chunk to streams; and for clients to
    /// learn that a connection ends, behind the last of what they have sent.
    LAST_ANSWERS_MS = 250,
};

/// Waits until streams and connections that end have sent all, then for their clients to close, or to send no
/// more for a while.
static void wait_for_streams(uhttp_server *server, uint64_t deadline) {
    struct uhttp_stream_loop *streams = &server->streams;
    while (uhttp_stream_loop_is_flushing(streams) && uhttp_now() < deadline) {
        sleep_milliseconds(STEP_MS);
    }
    uint64_t begun = uhttp_now();
    for (uint64_t now = begun; atomic_load(&streams->sockets) > 0 && now < deadline; now = uhttp_now()) {
        uint64_t last = atomic_load(&streams->read_away_at);
        if (now >= (last > begun ? last : begun) + LAST_ANSWERS_MS) {
            return;
        }
        sleep_milliseconds(STEP_MS);
    }
}

void uhttp_server_stop(uhttp_server *server, unsigned grace_ms) {
    uint64_t deadline = uhttp_now() + grace_ms;
    atomic_store(&server->draining, true);
    uhttp_accept_stop(server);
    wait_for_quiet(server, QUIET_MS, deadline);
    // From here on nothing can be suspended, so that event threads have all that they are to send.
    uhttp_suspensions_stop(server->suspensions);
    wait_for_quiet(server, 0, uhttp_now() + LAST_ANSWERS_MS);
    uhttp_stream_loop_close_all(&server->streams);
    uint64_t last = uhttp_now() + LAST_ANSWERS_MS;
    wait_for_streams(server, deadline > last ? deadline : last);
    uhttp_reaper_stop(server);
    stop_daemons(server);
    uhttp_stream_loop_stop(&server->streams);
    free_server(server);
}

void uhttp_server_statistics(uhttp_server *server, uhttp_statistics *statistics) {
    *statistics = (uhttp_statistics){
        .connections_accepted = atomic_load(&server->accepted),
        .requests_in_flight = uhttp_connections_in_flight(server),
        .requests_suspended = uhttp_suspensions_count(server->suspensions),
        .streams_open = atomic_load(&server->streams.open),
        .bodies_bytes = atomic_load(&server->bodies_bytes),
        .replies_bytes = atomic_load(&server->replies_bytes),
    };
    for (size_t reason = 0; reason < UHTTP_REFUSED_REASONS; reason++) {
        statistics->refused[reason] = atomic_load(&server->refused[reason]);
    }
    pthread_mutex_lock(&server->connections_lock);
    statistics->connections_open = server->connection_count;
    statistics->requests_served = server->served_by_closed;
    for (uhttp_request *request = server->connections; request != NULL; request = request->next) {
        statistics->requests_served += atomic_load_explicit(&request->served, memory_order_relaxed);
    }
    pthread_mutex_unlock(&server->connections_lock);
}
