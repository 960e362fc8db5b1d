/// The shim's own error replies: problem documents (RFC 9457), their bodies prepared.
#include "internal.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define BODY(status, code, title, detail, retryable)                                                        \
    "{\"type\":\"/problems/" code "\",\"title\":\"" title "\",\"status\":" #status ",\"detail\":\"" detail  \
    "\",\"code\":\"" code "\",\"retryable\":" #retryable "}"

struct problem {
    /// With the header that belongs to it alone.
    const char *status;
    const char *body;
};

static const struct problem problems[UHTTP_REFUSED_REASONS] = {
    [UHTTP_REFUSED_BAD_FRAMING] =
        {
            "400 Bad Request",
            BODY(
                400, "bad_framing", "The request's framing is not valid HTTP/1.1",
                "Send one Host, at most one of Content-Length and Transfer-Encoding: chunked, a target that "
                "starts with a slash, and header lines as RFC 9112 has them.",
                false),
        },
    [UHTTP_REFUSED_BODY_TOO_LARGE] =
        {
            "413 Content Too Large",
            BODY(
                413, "body_too_large", "The body is larger than this server accepts", "Send a smaller body.",
                false),
        },
    [UHTTP_REFUSED_URI_TOO_LONG] =
        {
            "414 URI Too Long",
            BODY(
                414, "uri_too_long", "The target is longer than this server accepts",
                "Send a shorter target.", false),
        },
    [UHTTP_REFUSED_HEADERS_TOO_LARGE] =
        {
            "431 Request Header Fields Too Large",
            BODY(
                431, "headers_too_large", "The header block is larger than this server accepts",
                "Send fewer or shorter headers.", false),
        },
    [UHTTP_REFUSED_REQUEST_TIMEOUT] =
        {
            "408 Request Timeout",
            BODY(
                408, "request_timeout", "The request did not arrive in time",
                "Send the header block and the body without long pauses.", true),
        },
    [UHTTP_REFUSED_CONNECTION_LIMIT] =
        {
            "503 Service Unavailable\r\nRetry-After: 1",
            BODY(
                503, "overloaded", "The server has as many connections as it may", "Try again in a moment.",
                true),
        },
    [UHTTP_REFUSED_MEMORY] =
        {
            "503 Service Unavailable\r\nRetry-After: 1",
            BODY(
                503, "overloaded", "The server has no memory for the request",
                "Other requests' bodies take what there is. Try again in a moment.", true),
        },
};

static const char internal[] = BODY(
    500, "internal", "The server failed to answer", "This is a fault of the server; please report it.",
    false);
/// Of a request that was being worked on nobody knows what has become of it.
static const char draining[] =
    "{\"type\":\"/problems/draining\",\"title\":\"The server is stopping\",\"status\":503,\"detail\":\"The server "
    "stopped before the answer was known. Send the request again, to another server or in a moment, a change with "
    "its Idempotency-Key.\",\"code\":\"draining\",\"retryable\":true,\"outcome\":\"unknown\"}";

static const char overloaded[] =
    BODY(503, "overloaded", "The server has as much to do as it may", "Try again in a moment.", true);

const uhttp_reply uhttp_problem_internal = {
    .status = 500,
    .content_type = "application/problem+json",
    .version = UHTTP_NO_VERSION,
    .body = (void *)internal,
    .body_count = sizeof internal - 1,
    .ownership = UHTTP_BODY_STATIC,
};
const uhttp_reply uhttp_problem_draining = {
    .status = 503,
    .closes = true,
    .content_type = "application/problem+json",
    .constant_headers = {(const uint8_t *)"Retry-After: 1\r\n", sizeof "Retry-After: 1\r\n" - 1},
    .version = UHTTP_NO_VERSION,
    .body = (void *)draining,
    .body_count = sizeof draining - 1,
    .ownership = UHTTP_BODY_STATIC,
};

bool uhttp_request_refuse_overloaded(uhttp_request *request) {
    uhttp_reply reply = uhttp_problem_draining;
    if (!atomic_load(&request->server->draining)) {
        reply.closes = false;
        reply.body = (void *)overloaded;
        reply.body_count = sizeof overloaded - 1;
    }
    return uhttp_request_reply(request, &reply);
}

size_t uhttp_date(char *buffer, time_t now) {
    struct tm parts;
    gmtime_r(&now, &parts);
    // The names are HTTP's, whatever the locale.
    static const char days[] = "SunMonTueWedThuFriSat";
    static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    return (size_t)snprintf(
        buffer, UHTTP_DATE_MAX, "Date: %.3s, %02d %.3s %04d %02d:%02d:%02d GMT\r\n",
        days + 3 * parts.tm_wday, parts.tm_mday, months + 3 * parts.tm_mon, parts.tm_year + 1900,
        parts.tm_hour, parts.tm_min, parts.tm_sec);
}

size_t uhttp_problem_write(uhttp_refusal reason, char *buffer) {
    const struct problem *problem = &problems[reason];
    if (problem->status == NULL) {
        return 0;
    }
    char date[UHTTP_DATE_MAX];
    uhttp_date(date, time(NULL));
    int count = snprintf(
        buffer, UHTTP_PROBLEM_MAX,
        "HTTP/1.1 %s\r\n%sContent-Type: application/problem+json\r\nContent-Length: %zu\r\nConnection: "
        "close\r\n"
        "Cache-Control: no-store\r\n\r\n%s",
        problem->status, date, strlen(problem->body), problem->body);
    return count < 0 || count >= UHTTP_PROBLEM_MAX ? 0 : (size_t)count;
}
