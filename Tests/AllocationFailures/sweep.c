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

/// Notes that the gate has left and nobody has taken back.
static atomic_long notes;

static void discard(void *note) {
    (void)note;
    atomic_fetch_sub(&notes, 1);
}

static void judge(void *context, uhttp_request *request) {
    (void)context;
    uhttp_bytes target = uhttp_request_target(request);
    if (target.count == 2 && target.start[1] == 'd') {
        uhttp_reply reply = {
            .status = 403, .version = UHTTP_NO_VERSION, .body = "no", .body_count = 2,
            .ownership = UHTTP_BODY_COPIED};
        uhttp_request_decline(request, &reply);
    } else {
        atomic_fetch_add(&notes, 1);
        uhttp_request_admit(request, 1 << 20, &notes);
    }
}

static void handle(void *context, uhttp_request *request) {
    (void)context;
    void *note = uhttp_request_take_note(request);
    if (note != NULL) {
        discard(note);
    }
    uhttp_reply reply = {.status = 200, .content_type = "text/plain", .version = 1};
    uhttp_bytes target = uhttp_request_target(request);
    if (target.count == 2 && target.start[1] == 's') {
        uhttp_suspension *suspension = uhttp_request_suspend(request, NULL);
        if (suspension != NULL) {
            uhttp_suspension_reply(suspension, &reply);
            uhttp_suspension_release(suspension);
        }
    } else if (target.count == 2 && target.start[1] == 'c') {
        reply.body = strdup("ok");
        reply.body_count = reply.body == NULL ? 0 : 2;
        reply.ownership = UHTTP_BODY_MALLOCED;
        uhttp_suspension *suspension = uhttp_request_suspend(request, &reply);
        if (suspension != NULL) {
            uhttp_suspension_confirm(suspension);
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

/// Sends a request, with a pause in place of each `|`.
static void send_pieces(int client, const char *request) {
    enum { PAUSE_MICROSECONDS = 3000 };
    for (const char *piece = request; piece != NULL;) {
        const char *end = strchr(piece, '|');
        size_t count = end == NULL ? strlen(piece) : (size_t)(end - piece);
        send(client, piece, count, MSG_NOSIGNAL);
        piece = end == NULL ? NULL : end + 1;
        if (end != NULL) {
            usleep(PAUSE_MICROSECONDS);
        }
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
        send_pieces(client, request);
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
    "GET /c" HEAD "\r\n",
    "GET /e" HEAD "\r\n",
    "GET /" HEAD "Host: two\r\n\r\n",
    "GET /" HEAD "X: in two| pieces\r\n\r\n",
    "POST /" HEAD "Content-Length: 5\r\n\r\n|hel|lo",
    "POST /" HEAD "Transfer-Encoding: chunked\r\n\r\n|5\r\nhello\r\n0\r\nA: |b\r\n\r\n",
    "POST /d" HEAD "Content-Length: 5\r\n\r\n|hello",
    "POST /d" HEAD "Content-Length: 50000\r\n\r\n",
    "POST /" HEAD "Transfer-Encoding: chunked\r\n\r\n|5\nhello",
};

/// A body that grows twice and is of the memory for all bodies.
static const char *large_request(void) {
    enum { HALF = 5000 };
    static char text[2 * HALF + 256];
    int count = snprintf(text, 256, "POST /" HEAD "Content-Length: %d\r\n\r\n|", 2 * HALF);
    memset(text + count, 'x', 2 * HALF + 1);
    text[count + HALF] = '|';
    text[count + 2 * HALF + 1] = '\0';
    return text;
}

/// A header block that is longer than what is usually kept of one, and a chunked body behind one that leaves
/// little room.
static const char *long_head_request(unsigned fill, const char *rest) {
    static char text[8 << 10];
    snprintf(text, sizeof text, "POST /" HEAD "X: |%0*d\r\n%s", (int)fill, 0, rest);
    return text;
}

/// One life of a server with allocation number `index` failing; false when there is no such allocation.
static bool live(long index) {
    uhttp_configuration configuration = {
        .host = "127.0.0.1",
        .inherited_socket = -1,
        .event_threads = 2,
        .thread_stack_bytes = 8 << 20,
        .connection_limit = 1000,
        .stream_limit = 1000,
        .body_bytes_max = 1 << 20,
        .bodies_bytes_max = 64 << 20,
        .replies_bytes_max = 128 << 20,
        .header_bytes_max = 16 << 10,
        .target_bytes_max = 8 << 10,
        .header_timeout_ms = 10 * 1000,
        .body_timeout_ms = 30 * 1000,
        .idle_timeout_ms = 75 * 1000,
        .reply_timeout_ms = 300 * 1000,
        .crowded_reply_timeout_ms = 10 * 1000,
        .stream_waiting_bytes_max = 8 << 20,
    };
    uhttp_failure failure;
    int error_number;
    atomic_store(&allocations, 0);
    atomic_store(&failing, index);
    uhttp_callbacks callbacks = {.handler = handle, .gate = judge, .discard = discard};
    uhttp_server *server = uhttp_server_start(&configuration, &callbacks, &failure, &error_number);
    if (server != NULL) {
        uint16_t port = uhttp_server_port(server);
        for (size_t each = 0; each < sizeof requests / sizeof *requests; each++) {
            exchange(port, requests[each], "HTTP/1.1 ");
        }
        exchange(port, large_request(), "HTTP/1.1 ");
        exchange(port, long_head_request(5000, "\r\n"), "HTTP/1.1 ");
        exchange(
            port, long_head_request(3000, "Transfer-Encoding: chunked\r\n\r\n|5\r\nhello\r\n0\r\nA: |b\r\n\r\n"),
            "HTTP/1.1 ");
        bool was_reached = atomic_load(&allocations) > index;
        atomic_store(&failing, -1);
        if (!exchange(port, requests[0], "HTTP/1.1 200 ")) {
            fprintf(stderr, "allocation %ld: the server serves no more\n", index);
            exit(1);
        }
        uhttp_statistics statistics;
        uhttp_server_statistics(server, &statistics);
        uhttp_server_stop(server, 1000);
        if (atomic_load(&notes) != 0 || statistics.bodies_bytes != 0
            || statistics.replies_bytes != 0) {
            fprintf(stderr, "allocation %ld: %ld notes are left\n", index, atomic_load(&notes));
            exit(1);
        }
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
