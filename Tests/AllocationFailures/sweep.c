/// Lets each of the shim's allocations fail once, and checks that the server neither dies nor stops serving.
///
/// Built by Tools/sanitize.sh, which wraps the allocators of the shim's objects by the linker.
#include "CMicroHTTPShim.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

static atomic_long allocations;
static atomic_long failing = -1;

static bool fails(void) {
    return atomic_fetch_add(&allocations, 1) == atomic_load(&failing);
}

void *__real_malloc(size_t);
void *__real_calloc(size_t, size_t);
void *__real_realloc(void *, size_t);

void *__wrap_malloc(size_t count) {
    return fails() ? NULL : __real_malloc(count);
}

void *__wrap_calloc(size_t count, size_t size) {
    return fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t count) {
    return fails() ? NULL : __real_realloc(old, count);
}

static void handle(void *context, uhttp_request *request) {
    (void)context;
    uhttp_reply reply = {.status = 200, .content_type = "text/plain", .version = 1};
    uhttp_bytes target = uhttp_request_target(request);
    if (target.count == 2 && target.start[1] == 's') {
        uhttp_suspension *suspension = uhttp_request_suspend(request);
        if (suspension != NULL) {
            uhttp_suspension_reply(suspension, &reply);
            uhttp_suspension_release(suspension);
        }
    } else if (target.count == 2 && target.start[1] == 'e') {
        uhttp_stream *stream = uhttp_request_stream(request, &reply);
        if (stream != NULL) {
            static char piece[3 << 20];
            size_t waiting;
            uhttp_stream_write(stream, "data\n", 5, &waiting);
            uhttp_stream_write(stream, piece, sizeof piece, &waiting);
            uhttp_stream_release(stream);
        }
    } else {
        reply.body = "ok";
        reply.body_count = 2;
        reply.ownership = UHTTP_BODY_COPIED;
        uhttp_request_reply(request, &reply);
    }
}

/// Sends a request and reads to the end; whether the reply starts with `expected`.
static bool exchange(uint16_t port, const char *request, const char *expected) {
    int client = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    struct timeval patience = {.tv_sec = 3};
    setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    bool right = false;
    if (connect(client, (struct sockaddr *)&address, sizeof address) == 0) {
        send(client, request, strlen(request), MSG_NOSIGNAL);
        char reply[64 << 10];
        ssize_t count = recv(client, reply, sizeof reply - 1, 0);
        right = count > 0 && strncmp(reply, expected, strlen(expected)) == 0;
        while (count > 0) {
            count = recv(client, reply, sizeof reply, 0);
        }
    }
    close(client);
    return right;
}

#define HEAD " HTTP/1.1\r\nHost: h\r\nConnection: close\r\n"

static const char *const requests[] = {
    "GET /" HEAD "\r\n",
    "POST /" HEAD "Content-Length: 5\r\n\r\nhello",
    "POST /" HEAD "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    "GET /s" HEAD "\r\n",
    "GET /e" HEAD "\r\n",
    "GET /" HEAD "Host: two\r\n\r\n",
};

/// One life of a server with allocation number `index` failing; false when there is no such allocation.
static bool live(long index) {
    uhttp_configuration configuration;
    uhttp_configuration_default(&configuration);
    configuration.stream_waiting_bytes_max = 8 << 20;
    uhttp_failure failure;
    int error_number;
    atomic_store(&allocations, 0);
    atomic_store(&failing, index);
    uhttp_server *server = uhttp_server_start(&configuration, handle, NULL, &failure, &error_number);
    if (server != NULL) {
        uint16_t port = uhttp_server_port(server);
        for (size_t each = 0; each < sizeof requests / sizeof *requests; each++) {
            exchange(port, requests[each], "HTTP/1.1 ");
        }
        bool was_reached = atomic_load(&allocations) > index;
        atomic_store(&failing, -1);
        if (!exchange(port, requests[0], "HTTP/1.1 200 ")) {
            fprintf(stderr, "allocation %ld: the server serves no more\n", index);
            exit(1);
        }
        uhttp_server_stop(server, 1000);
        return was_reached;
    }
    atomic_store(&failing, -1);
    return true;
}

int main(void) {
    long index = 0;
    while (live(index)) {
        index++;
    }
    printf("%ld allocations failed one by one\n", index);
    return index > 10 ? 0 : 1;
}
