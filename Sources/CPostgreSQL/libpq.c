// Functions by libpq's names that go on to libpq's own. They are hidden: libpq would else call these.
#pragma GCC visibility push(hidden)
#include <postgresql/libpq-fe.h>
#pragma GCC visibility pop

#include "CPostgreSQL.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

/// What the program calls: the type of the result, the name, the parameters, the arguments.
#define LIBPQ_FUNCTIONS(X) \
    X(PGconn *, PQconnectdbParams, \
      (const char *const *keywords, const char *const *values, int expands), (keywords, values, expands)) \
    X(PQconninfoOption *, PQconninfoParse, (const char *text, char **message), (text, message)) \
    X(void, PQconninfoFree, (PQconninfoOption * options), (options)) \
    X(void, PQfinish, (PGconn * connection), (connection)) \
    X(ConnStatusType, PQstatus, (const PGconn *connection), (connection)) \
    X(char *, PQerrorMessage, (const PGconn *connection), (connection)) \
    X(int, PQsocket, (const PGconn *connection), (connection)) \
    X(int, PQsetnonblocking, (PGconn * connection, int is_nonblocking), (connection, is_nonblocking)) \
    X(int, PQflush, (PGconn * connection), (connection)) \
    X(int, PQconsumeInput, (PGconn * connection), (connection)) \
    X(int, PQisBusy, (PGconn * connection), (connection)) \
    X(PGnotify *, PQnotifies, (PGconn * connection), (connection)) \
    X(PQnoticeReceiver, PQsetNoticeReceiver, \
      (PGconn * connection, PQnoticeReceiver receiver, void *context), (connection, receiver, context)) \
    X(int, PQenterPipelineMode, (PGconn * connection), (connection)) \
    X(int, PQexitPipelineMode, (PGconn * connection), (connection)) \
    X(int, PQpipelineSync, (PGconn * connection), (connection)) \
    X(PGresult *, PQexec, (PGconn * connection, const char *query), (connection, query)) \
    X(int, PQsendPrepare, \
      (PGconn * connection, const char *name, const char *query, int count, const Oid *types), \
      (connection, name, query, count, types)) \
    X(int, PQsendQueryPrepared, \
      (PGconn * connection, const char *name, int count, const char *const *values, const int *lengths, \
       const int *formats, int result_format), \
      (connection, name, count, values, lengths, formats, result_format)) \
    X(PGresult *, PQgetResult, (PGconn * connection), (connection)) \
    X(ExecStatusType, PQresultStatus, (const PGresult *result), (result)) \
    X(char *, PQresultErrorMessage, (const PGresult *result), (result)) \
    X(char *, PQresultErrorField, (const PGresult *result, int field), (result, field)) \
    X(char *, PQcmdStatus, (PGresult * result), (result)) \
    X(char *, PQcmdTuples, (PGresult * result), (result)) \
    X(int, PQntuples, (const PGresult *result), (result)) \
    X(char *, PQgetvalue, (const PGresult *result, int row, int column), (result, row, column)) \
    X(int, PQgetlength, (const PGresult *result, int row, int column), (result, row, column)) \
    X(int, PQgetisnull, (const PGresult *result, int row, int column), (result, row, column)) \
    X(void, PQclear, (PGresult * result), (result)) \
    X(void, PQfreemem, (void *memory), (memory))

#define LIBPQ_DEFINE(type, name, parameters, arguments) \
    static type(*found_##name) parameters; \
    type name parameters { return found_##name arguments; }
LIBPQ_FUNCTIONS(LIBPQ_DEFINE)

static pthread_once_t load_once = PTHREAD_ONCE_INIT;
static const char *load_failure;

/// What dlerror says is gone with the thread's next call.
static char failure_text[512];

static const char *keep_failure(void) {
    const char *text = dlerror();
    size_t length = 0;
    for (; text && text[length] && length + 1 < sizeof failure_text; length++) {
        failure_text[length] = text[length];
    }
    failure_text[length] = 0;
    return failure_text;
}

static void load(void) {
    // It is never closed: connections last as long as the process.
    void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        load_failure = keep_failure();
        return;
    }
#define LIBPQ_FIND(type, name, parameters, arguments) \
    found_##name = (type(*) parameters)dlsym(library, #name); \
    if (!found_##name) { \
        load_failure = keep_failure(); \
        return; \
    }
    LIBPQ_FUNCTIONS(LIBPQ_FIND)
}

const char *understudy_libpq_load(void) {
    pthread_once(&load_once, load);
    return load_failure;
}
