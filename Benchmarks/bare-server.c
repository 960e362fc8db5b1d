/* The least that a libmicrohttpd server can do for the same exchange: it reads the body and returns fixed bytes.
 *
 * usage: bare-server THREADS FOLDER
 * FOLDER holds, for a creation (sessions) and each operation, NAME.headers (lines "Name: value") and NAME.body as
 * Understudy answered them.
 * The last segment of a request's path chooses among them. Prints the port it listens on, ends at SIGTERM.
 */
#include <microhttpd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEADERS_MAX = 16, REPLIES_MAX = 8, BODY_BYTES_MAX = 1 << 20, CONNECTION_MEMORY_BYTES = 8 << 10 };

struct reply {
    char name[32];
    char *body;
    size_t body_count;
    struct { char name[64], value[192]; } headers[HEADERS_MAX];
    unsigned header_count;
};

static struct reply replies[REPLIES_MAX];
static unsigned reply_count;

static void fail(const char *what) {
    fprintf(stderr, "bare-server: %s\n", what);
    exit(1);
}

static FILE *open_file(const char *folder, const char *name, const char *ending) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.%s", folder, name, ending);
    return fopen(path, "r");
}

static void load_reply(const char *folder, const char *name) {
    struct reply *reply = &replies[reply_count];
    FILE *headers = open_file(folder, name, "headers"), *body = open_file(folder, name, "body");
    if (headers == NULL || body == NULL) {
        fail(name);
    }
    snprintf(reply->name, sizeof reply->name, "%s", name);
    while (reply->header_count < HEADERS_MAX
           && fscanf(headers, " %63[^:]: %191[^\r\n]", reply->headers[reply->header_count].name,
                     reply->headers[reply->header_count].value) == 2) {
        reply->header_count++;
    }
    reply->body = malloc(BODY_BYTES_MAX);
    reply->body_count = reply->body == NULL ? 0 : fread(reply->body, 1, BODY_BYTES_MAX, body);
    fclose(headers);
    fclose(body);
    reply_count++;
}

static const struct reply *find_reply(const char *path) {
    const char *name = strrchr(path, '/');
    for (unsigned index = 0; name != NULL && index < reply_count; index++) {
        if (strcmp(name + 1, replies[index].name) == 0) {
            return &replies[index];
        }
    }
    return NULL;
}

struct request {
    char *body;
    size_t body_count;
};

static enum MHD_Result answer(struct MHD_Connection *connection, const struct reply *reply) {
    struct MHD_Response *response = MHD_create_response_from_buffer(
        reply == NULL ? 0 : reply->body_count, reply == NULL ? NULL : reply->body, MHD_RESPMEM_PERSISTENT);
    if (response == NULL) {
        return MHD_NO;
    }
    for (unsigned index = 0; reply != NULL && index < reply->header_count; index++) {
        MHD_add_response_header(response, reply->headers[index].name, reply->headers[index].value);
    }
    enum MHD_Result result = MHD_queue_response(connection, reply == NULL ? 404 : 200, response);
    MHD_destroy_response(response);
    return result;
}

static enum MHD_Result handle(
    void *context, struct MHD_Connection *connection, const char *path, const char *method, const char *version,
    const char *data, size_t *data_count, void **state) {
    (void)context, (void)method, (void)version;
    struct request *request = *state;
    if (request == NULL) {
        *state = calloc(1, sizeof *request);
        return *state == NULL ? MHD_NO : MHD_YES;
    }
    if (*data_count > 0) {
        char *body = realloc(request->body, request->body_count + *data_count);
        if (body == NULL) {
            return MHD_NO;
        }
        memcpy(body + request->body_count, data, *data_count);
        request->body = body;
        request->body_count += *data_count;
        *data_count = 0;
        return MHD_YES;
    }
    return answer(connection, find_reply(path));
}

static void end(
    void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code) {
    (void)context, (void)connection, (void)code;
    struct request *request = *state;
    if (request != NULL) {
        free(request->body);
        free(request);
    }
}

int main(int count, char **arguments) {
    if (count != 3) {
        fail("usage: bare-server THREADS FOLDER");
    }
    static const char *const names[] = {"sessions", "present", "dismiss", "push", "pop"};
    for (unsigned index = 0; index < sizeof names / sizeof *names; index++) {
        load_reply(arguments[2], names[index]);
    }
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    sigprocmask(SIG_BLOCK, &signals, NULL);
    unsigned threads = (unsigned)atoi(arguments[1]);
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, handle, NULL,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)CONNECTION_MEMORY_BYTES,
        MHD_OPTION_NOTIFY_COMPLETED, end, NULL,
        threads > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END, threads, MHD_OPTION_END);
    if (daemon == NULL) {
        fail("cannot listen");
    }
    printf("%u\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);
    int signal;
    sigwait(&signals, &signal);
    MHD_stop_daemon(daemon);
    return 0;
}
