/// The head of a reply, in the order in which libmicrohttpd would write it.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

enum {
    /// What most heads take, and more.
    HEAD_BYTES_USUAL = 512,
    /// The most that a head has besides the fields that a reply brings: status line, Date, Connection and
    /// Content-Length.
    HEAD_BYTES_REST = 256,
    REASON_BYTES_MAX = 64,
    /// Digits of a 64-bit number.
    DIGITS_MAX = 20,
};

static char *put(char *at, const void *text, size_t count) {
    memcpy(at, text, count);
    return at + count;
}

#define PUT(at, literal) put(at, literal, sizeof literal - 1)

static char *put_number(char *at, uint64_t number) {
    char digits[DIGITS_MAX];
    char *end = digits + sizeof digits;
    char *start = end;
    do {
        *--start = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    return put(at, start, (size_t)(end - start));
}

/// Writes the Date header, which is another one each second.
static char *put_date(char *at) {
    static _Thread_local struct {
        time_t moment;
        size_t count;
        char text[UHTTP_DATE_MAX];
    } known;
    time_t now = time(NULL);
    if (now != known.moment || known.count == 0) {
        known.moment = now;
        known.count = uhttp_date(known.text, now);
    }
    return put(at, known.text, known.count);
}

size_t uhttp_fields_max(const uhttp_reply *reply) {
    size_t bytes = reply->constant_headers.count + sizeof "Request-Id: \r\n" + reply->request_id_count
        + sizeof "ETag: \"v\"\r\n" + DIGITS_MAX;
    if (reply->content_type != NULL) {
        bytes += sizeof "Content-Type: \r\n" + strlen(reply->content_type);
    }
    for (const char *name = reply->headers; name != NULL && *name != '\0';) {
        const char *value = name + strlen(name) + 1;
        const char *next = value + strlen(value) + 1;
        bytes += (size_t)(next - name) + sizeof ": \r\n";
        name = next;
    }
    return bytes;
}

char *uhttp_fields_write(char *at, const uhttp_reply *reply) {
    if (reply->content_type != NULL) {
        at = PUT(at, "Content-Type: ");
        at = put(at, reply->content_type, strlen(reply->content_type));
        at = PUT(at, "\r\n");
    }
    if (reply->version != UHTTP_NO_VERSION) {
        at = PUT(at, "ETag: \"v");
        at = put_number(at, reply->version);
        at = PUT(at, "\"\r\n");
    }
    if (reply->constant_headers.count > 0) {
        at = put(at, reply->constant_headers.start, reply->constant_headers.count);
    }
    if (uhttp_is_line(reply->request_id, reply->request_id_count)) {
        at = PUT(at, "Request-Id: ");
        at = put(at, reply->request_id, reply->request_id_count);
        at = PUT(at, "\r\n");
    }
    for (const char *name = reply->headers; name != NULL && *name != '\0';) {
        size_t name_count = strlen(name);
        const char *value = name + name_count + 1;
        size_t count = strlen(value);
        if (uhttp_is_line(value, count)) {
            at = put(at, name, name_count);
            at = PUT(at, ": ");
            at = put(at, value, count);
            at = PUT(at, "\r\n");
        }
        name = value + count + 1;
    }
    return at;
}

char *uhttp_head_begin(uhttp_request *request, unsigned status, bool closes, size_t fields) {
    struct uhttp_sending *sending = &request->sending;
    size_t needed = fields + HEAD_BYTES_REST;
    if (needed > sending->head_capacity) {
        size_t capacity = needed < HEAD_BYTES_USUAL ? HEAD_BYTES_USUAL : needed;
        char *grown = realloc(sending->head, capacity);
        if (grown == NULL) {
            return NULL;
        }
        sending->head = grown;
        sending->head_capacity = capacity;
    }
    const struct uhttp_framing *framing = &request->framing;
    sending->closes = closes || framing->closes || (framing->is_http_1_0 && !framing->keeps_alive)
        || atomic_load_explicit(&request->server->draining, memory_order_relaxed);
    const char *reason = MHD_get_reason_phrase_for(status);
    char *at = PUT(sending->head, "HTTP/1.1 ");
    at = put_number(at, status);
    at = PUT(at, " ");
    at = put(at, reason, strnlen(reason, REASON_BYTES_MAX));
    at = PUT(at, "\r\n");
    at = put_date(at);
    if (sending->closes) {
        at = PUT(at, "Connection: close\r\n");
    } else if (framing->is_http_1_0) {
        at = PUT(at, "Connection: Keep-Alive\r\n");
    }
    return at;
}

bool uhttp_head_end(uhttp_request *request, char *at, unsigned status, size_t count) {
    bool may_have_body =
        status >= MHD_HTTP_OK && status != MHD_HTTP_NO_CONTENT && status != MHD_HTTP_NOT_MODIFIED;
    // That of 304 would be the one of what has not been modified (RFC 9110, 8.6), which nobody has made.
    if (may_have_body) {
        at = PUT(at, "Content-Length: ");
        at = put_number(at, count);
        at = PUT(at, "\r\n");
    }
    at = PUT(at, "\r\n");
    request->sending.head_count = (size_t)(at - request->sending.head);
    return may_have_body && strcmp(request->method, MHD_HTTP_METHOD_HEAD) != 0;
}
