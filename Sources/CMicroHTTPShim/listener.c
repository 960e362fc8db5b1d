/// The listening socket and the thread that accepts.
#include "internal.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { BACKLOG = 4096 };

static int fail(uhttp_failure kind, int number, uhttp_failure *failure, int *error_number) {
    *failure = kind;
    *error_number = number;
    return -1;
}

static uhttp_failure failure_of(int number) {
    switch (number) {
    case EADDRINUSE:
        return UHTTP_FAILURE_ADDRESS_IN_USE;
    case EACCES:
    case EPERM:
        return UHTTP_FAILURE_PERMISSION;
    case EMFILE:
    case ENFILE:
    case ENOMEM:
    case ENOBUFS:
        return UHTTP_FAILURE_RESOURCES;
    default:
        return UHTTP_FAILURE_ADDRESS_INVALID;
    }
}

static int bind_and_listen(const struct sockaddr *address, socklen_t count) {
    int descriptor = socket(address->sa_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor < 0) {
        return -1;
    }
    int on = 1;
    if (address->sa_family == AF_INET6) {
        // `::` serves IPv4 as well, any other address is its own family's.
        int only =
            memcmp(&((const struct sockaddr_in6 *)address)->sin6_addr, &in6addr_any, sizeof in6addr_any)
            != 0;
        setsockopt(descriptor, IPPROTO_IPV6, IPV6_V6ONLY, &only, sizeof only);
    }
    if (address->sa_family != AF_UNIX) {
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    }
    if (bind(descriptor, address, count) != 0 || listen(descriptor, BACKLOG) != 0) {
        int number = errno;
        close(descriptor);
        errno = number;
        return -1;
    }
    return descriptor;
}

static int listen_on_host(uhttp_server *server, uhttp_failure *failure, int *error_number) {
    char port[6];
    snprintf(port, sizeof port, "%u", (unsigned)server->configuration.port);
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE | AI_NUMERICSERV};
    struct addrinfo *found = NULL;
    if (getaddrinfo(server->configuration.host, port, &hints, &found) != 0) {
        return fail(UHTTP_FAILURE_ADDRESS_INVALID, 0, failure, error_number);
    }
    int descriptor = -1;
    errno = EADDRNOTAVAIL;
    for (struct addrinfo *each = found; each != NULL && descriptor < 0; each = each->ai_next) {
        descriptor = bind_and_listen(each->ai_addr, each->ai_addrlen);
    }
    int number = errno;
    freeaddrinfo(found);
    if (descriptor < 0) {
        return fail(failure_of(number), number, failure, error_number);
    }
    return descriptor;
}

/// Removes a socket file that nobody listens on, as a crashed server leaves behind.
static void remove_stale(const struct sockaddr_un *address) {
    int probe = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (probe < 0) {
        return;
    }
    if (connect(probe, (const struct sockaddr *)address, sizeof *address) != 0 && errno == ECONNREFUSED) {
        unlink(address->sun_path);
    }
    close(probe);
}

static int listen_on_path(uhttp_server *server, uhttp_failure *failure, int *error_number) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    size_t count = strlen(server->configuration.unix_path);
    if (count == 0 || count >= sizeof address.sun_path) {
        return fail(UHTTP_FAILURE_ADDRESS_INVALID, ENAMETOOLONG, failure, error_number);
    }
    memcpy(address.sun_path, server->configuration.unix_path, count);
    remove_stale(&address);
    int descriptor = bind_and_listen((const struct sockaddr *)&address, sizeof address);
    if (descriptor < 0) {
        return fail(failure_of(errno), errno, failure, error_number);
    }
    server->unix_path = strdup(address.sun_path);
    return descriptor;
}

static int take_over(int descriptor, uhttp_failure *failure, int *error_number) {
    int listening = 0;
    socklen_t count = sizeof listening;
    if (getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listening, &count) != 0 || !listening) {
        return fail(UHTTP_FAILURE_ADDRESS_INVALID, errno, failure, error_number);
    }
    // accept_waiting accepts until nothing waits.
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) != 0
        || fcntl(descriptor, F_SETFD, FD_CLOEXEC) != 0) {
        return fail(UHTTP_FAILURE_ADDRESS_INVALID, errno, failure, error_number);
    }
    return descriptor;
}

static uint16_t port_of(int descriptor) {
    struct sockaddr_storage address;
    socklen_t count = sizeof address;
    if (getsockname(descriptor, (struct sockaddr *)&address, &count) != 0) {
        return 0;
    }
    if (address.ss_family == AF_INET) {
        return ntohs(((struct sockaddr_in *)&address)->sin_port);
    }
    return address.ss_family == AF_INET6 ? ntohs(((struct sockaddr_in6 *)&address)->sin6_port) : 0;
}

int uhttp_listen(uhttp_server *server, uhttp_failure *failure, int *error_number) {
    int descriptor;
    if (server->configuration.inherited_socket >= 0) {
        descriptor = take_over(server->configuration.inherited_socket, failure, error_number);
    } else if (server->configuration.unix_path != NULL) {
        descriptor = listen_on_path(server, failure, error_number);
    } else {
        descriptor = listen_on_host(server, failure, error_number);
    }
    if (descriptor >= 0) {
        server->port = port_of(descriptor);
    }
    return descriptor;
}

int uhttp_inherited_socket(void) {
    enum { FIRST = 3 };
    const char *process = getenv("LISTEN_PID");
    const char *count = getenv("LISTEN_FDS");
    if (process == NULL || count == NULL || strtol(process, NULL, 10) != (long)getpid()
        || strtol(count, NULL, 10) < 1) {
        return -1;
    }
    return FIRST;
}

static bool is_loopback(const struct sockaddr_storage *address) {
    if (address->ss_family == AF_INET) {
        return (ntohl(((const struct sockaddr_in *)address)->sin_addr.s_addr) >> 24) == 127;
    }
    if (address->ss_family == AF_INET6) {
        const struct in6_addr *six = &((const struct sockaddr_in6 *)address)->sin6_addr;
        return IN6_IS_ADDR_LOOPBACK(six) || (IN6_IS_ADDR_V4MAPPED(six) && six->s6_addr[12] == 127);
    }
    return address->ss_family == AF_UNIX;
}

void uhttp_refuse_connection(uhttp_server *server, int client) {
    uhttp_count_refusal(server, UHTTP_REFUSED_CONNECTION_LIMIT);
    char reply[UHTTP_PROBLEM_MAX];
    size_t count = uhttp_problem_write(UHTTP_REFUSED_CONNECTION_LIMIT, reply);
    if (uhttp_wire_send(client, reply, count) < 0) {
        // The client learns the same from the connection's end.
    }
    uhttp_socket_linger(server, client);
}

static void hand_over(uhttp_server *server, int client, struct sockaddr_storage *address, socklen_t count) {
    uint64_t index = atomic_fetch_add_explicit(&server->accepted, 1, memory_order_relaxed);
    // Those that are handed over and have not begun are counted when they do (connection.c).
    pthread_mutex_lock(&server->connections_lock);
    bool full = server->connection_count >= server->configuration.connection_limit;
    pthread_mutex_unlock(&server->connections_lock);
    if (full) {
        uhttp_refuse_connection(server, client);
        close(client);
        return;
    }
    if (address->ss_family != AF_UNIX) {
        int on = 1;
        setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    }
    if (is_loopback(address)) {
        // libmicrohttpd does not count the connections of an address family that it does not know.
        memset(address, 0, sizeof *address);
        address->ss_family = AF_UNIX;
        count = sizeof(struct sockaddr_un);
    }
    struct MHD_Daemon *daemon = server->daemons[index % server->daemon_count];
    // It closes the socket itself when it refuses.
    if (MHD_add_connection(daemon, client, (struct sockaddr *)address, count) != MHD_YES) {
        uhttp_count_refusal(server, UHTTP_REFUSED_CONNECTION_LIMIT);
    }
}

/// Accepts until nothing waits; false when descriptors or memory have run out.
static bool accept_waiting(uhttp_server *server) {
    for (;;) {
        struct sockaddr_storage address;
        socklen_t count = sizeof address;
        memset(&address, 0, sizeof address);
        int client =
            accept4(server->listener, (struct sockaddr *)&address, &count, SOCK_CLOEXEC | SOCK_NONBLOCK);
        if (client >= 0) {
            hand_over(server, client, &address, count);
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            return true;
        } else if (errno == EMFILE || errno == ENFILE || errno == ENOMEM || errno == ENOBUFS) {
            return false;
        } else if (errno == EBADF || errno == EINVAL || errno == ENOTSOCK) {
            return true;
        }
    }
}

static void *accept_thread(void *argument) {
    enum { PAUSE_MS = 50 };
    uhttp_server *server = argument;
    while (atomic_load(&server->accepting)) {
        struct pollfd waits[2] = {
            {.fd = server->listener_wake, .events = POLLIN},
            {.fd = server->listener, .events = POLLIN},
        };
        poll(waits, 2, -1);
        if ((waits[1].revents & POLLIN) && !accept_waiting(server)) {
            poll(waits, 1, PAUSE_MS);
        }
    }
    accept_waiting(server);
    return NULL;
}

bool uhttp_accept_start(uhttp_server *server) {
    server->listener_wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (server->listener_wake < 0) {
        return false;
    }
    atomic_store(&server->accepting, true);
    if (pthread_create(&server->accept_thread, NULL, accept_thread, server) != 0) {
        close(server->listener_wake);
        return false;
    }
    return true;
}

void uhttp_accept_stop(uhttp_server *server) {
    atomic_store(&server->accepting, false);
    eventfd_write(server->listener_wake, 1);
    pthread_join(server->accept_thread, NULL);
    close(server->listener_wake);
    close(server->listener);
    if (server->unix_path != NULL) {
        unlink(server->unix_path);
    }
}
