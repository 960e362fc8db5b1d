/// A request, put together from the bytes that have come (RFC 9112).
///
/// Only whole lines that have been checked decide, and nothing behind the first one that is wrong is looked
/// at.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

enum {
    /// Room behind a header block: for chunks, their trailers' lines, and a body that is thrown away.
    BYTES_BEHIND_HEAD = 2 << 10,
    /// Method, version and spaces beside the longest target.
    REQUEST_LINE_REST = 64,
};

enum uhttp_step uhttp_request_stop(uhttp_request *request, uhttp_refusal reason) {
    uhttp_request_refuse_for(request, reason);
    return UHTTP_STEP_GONE;
}

/// The most bytes that are kept of a request's lines and what follows them.
static size_t bytes_max(const uhttp_configuration *limits) {
    size_t line = limits->target_bytes_max + REQUEST_LINE_REST;
    size_t head = line > limits->header_bytes_max ? line : limits->header_bytes_max;
    return head + 1 + BYTES_BEHIND_HEAD;
}

void uhttp_assembly_begin(uhttp_request *request) {
    request->taken = 0;
    request->framing = (struct uhttp_framing){.part = UHTTP_PART_REQUEST_LINE};
    request->target = (uhttp_bytes){NULL, 0};
    memset(request->headers, 0, sizeof request->headers);
}

bool uhttp_assembly_grow(uhttp_request *request) {
    size_t most = bytes_max(&request->server->configuration);
    size_t capacity = request->arrived_capacity == 0 ? UHTTP_ARRIVED_USUAL : 2 * request->arrived_capacity;
    capacity = capacity < most || most < UHTTP_ARRIVED_USUAL ? capacity : most;
    char *grown = realloc(request->arrived, capacity);
    if (grown == NULL) {
        return false;
    }
    request->arrived = grown;
    request->arrived_capacity = capacity;
    uhttp_assembly_begin(request);
    return true;
}

/// Whether the lines so far are more than they may be.
static uhttp_refusal check_size(const uhttp_request *request, size_t count) {
    const uhttp_configuration *limits = &request->server->configuration;
    if (request->framing.part == UHTTP_PART_REQUEST_LINE) {
        return count > limits->target_bytes_max + REQUEST_LINE_REST ? UHTTP_REFUSED_URI_TOO_LONG
                                                                    : UHTTP_REFUSED_REASONS;
    }
    if (request->target.count > limits->target_bytes_max) {
        return UHTTP_REFUSED_URI_TOO_LONG;
    }
    return count > limits->header_bytes_max ? UHTTP_REFUSED_HEADERS_TOO_LARGE : UHTTP_REFUSED_REASONS;
}

/// Takes one line of the header block; false when its end has not arrived, or it is wrong.
static bool take_line(uhttp_request *request, uhttp_refusal *reason) {
    struct uhttp_framing *framing = &request->framing;
    const char *at = request->arrived + request->taken;
    const char *end = request->arrived + request->arrived_count;
    bool is_first = framing->part == UHTTP_PART_REQUEST_LINE;
    struct uhttp_line line = is_first ? uhttp_request_line_take(framing, at, end) : uhttp_field_take(at, end);
    *reason = line.reason;
    if (line.end == NULL) {
        return false;
    }
    request->taken += (size_t)(line.end - at);
    if (line.name.start == NULL) {
        // Empty lines before a request are passed over (RFC 9112, 2.2).
        framing->part = is_first ? framing->part : UHTTP_PART_BODY;
    } else if (is_first) {
        framing->part = UHTTP_PART_FIELDS;
        request->method = line.name.start;
        request->target = (uhttp_bytes){(const uint8_t *)line.value.start, line.value.count};
    } else {
        *reason = uhttp_header_note(request, line.name, line.value);
    }
    return *reason == UHTTP_REFUSED_REASONS;
}

/// Whether the body is there to its end; what is wrong with it otherwise.
static bool has_whole_body(const uhttp_request *request, uhttp_refusal *reason) {
    const char *at = request->arrived + request->taken;
    const char *end = request->arrived + request->arrived_count;
    if (request->framing.part == UHTTP_PART_CHUNKS) {
        struct uhttp_framing trial = request->framing;
        *reason = uhttp_chunks_take(&trial, NULL, at, end, &at);
        return trial.part == UHTTP_PART_NEXT;
    }
    return request->framing.part == UHTTP_PART_NEXT || request->framing.left <= (uint64_t)(end - at);
}

static enum uhttp_step take_body(uhttp_request *request) {
    struct uhttp_framing *framing = &request->framing;
    const char *at = request->arrived + request->taken;
    const char *end = request->arrived + request->arrived_count;
    uhttp_refusal reason = UHTTP_REFUSED_REASONS;
    if (framing->part == UHTTP_PART_CHUNKS || framing->part == UHTTP_PART_TRAILERS) {
        reason = uhttp_chunks_take(framing, request, at, end, &at);
    } else if (framing->part == UHTTP_PART_BODY) {
        uint64_t here = (uint64_t)(end - at);
        size_t count = framing->left < here ? framing->left : here;
        framing->left -= count;
        if (framing->left == 0 && request->body_count == 0 && request->declined == NULL) {
            request->body_in_place = (const uint8_t *)at;
            request->body_count = count;
        } else {
            reason = uhttp_body_append(request, at, count);
        }
        at += count;
        framing->part = framing->left == 0 ? UHTTP_PART_NEXT : framing->part;
    }
    if (reason != UHTTP_REFUSED_REASONS) {
        return uhttp_request_stop(request, reason);
    }
    request->taken = (size_t)(at - request->arrived);
    if (framing->part == UHTTP_PART_NEXT) {
        return UHTTP_STEP_WHOLE;
    }
    // What has been taken makes room; the header block stays where it is.
    request->arrived_count -= request->taken - request->head_count;
    memmove(request->arrived + request->head_count, at, request->arrived_count - request->head_count);
    request->taken = request->head_count;
    return UHTTP_STEP_INCOMPLETE;
}

static enum uhttp_step take_head(uhttp_request *request);

/// What the empty line behind the header block decides.
static enum uhttp_step end_head(uhttp_request *request) {
    struct uhttp_framing *framing = &request->framing;
    if (request->headers[UHTTP_HEADER_HOST].start == NULL && !framing->is_http_1_0) {
        return uhttp_request_stop(request, UHTTP_REFUSED_BAD_FRAMING);
    }
    request->announced = framing->is_chunked ? UHTTP_LENGTH_UNKNOWN : framing->left;
    framing->part = framing->is_chunked ? UHTTP_PART_CHUNKS
        : framing->left > 0             ? UHTTP_PART_BODY
                                        : UHTTP_PART_NEXT;
    if (framing->is_chunked) {
        uhttp_chunks_begin(framing);
    }
    uhttp_refusal reason = UHTTP_REFUSED_REASONS;
    bool is_whole = has_whole_body(request, &reason);
    if (reason != UHTTP_REFUSED_REASONS) {
        return uhttp_request_stop(request, reason);
    }
    if (!is_whole && request->arrived_capacity - request->taken < BYTES_BEHIND_HEAD) {
        return uhttp_assembly_grow(request) ? take_head(request)
                                            : uhttp_request_stop(request, UHTTP_REFUSED_MEMORY);
    }
    // From here on what is lent of the header block stays where it is.
    request->head_count = request->taken;
    request->arrived[(const char *)request->target.start - request->arrived - 1] = '\0';
    request->outcome = UHTTP_UNANSWERED;
    request->is_admitted = false;
    request->body_in_place = NULL;
    request->body_count = 0;
    request->body_bytes_max = request->server->configuration.body_bytes_max;
    return uhttp_body_begin(request, is_whole) ? take_body(request) : UHTTP_STEP_GONE;
}

static enum uhttp_step take_head(uhttp_request *request) {
    uhttp_refusal reason = UHTTP_REFUSED_REASONS;
    while (request->framing.part <= UHTTP_PART_FIELDS && take_line(request, &reason)) {
    }
    bool is_there = request->framing.part > UHTTP_PART_FIELDS;
    if (reason == UHTTP_REFUSED_REASONS) {
        reason = check_size(request, is_there ? request->taken : request->arrived_count);
    }
    if (reason != UHTTP_REFUSED_REASONS) {
        return uhttp_request_stop(request, reason);
    }
    return is_there ? end_head(request) : UHTTP_STEP_INCOMPLETE;
}

enum uhttp_step uhttp_assembly_take(uhttp_request *request, size_t seen) {
    if (request->framing.part > UHTTP_PART_FIELDS) {
        return take_body(request);
    }
    // A line that has not ended is looked at again when it has: its bytes may come one by one.
    size_t fresh = request->arrived_count - seen;
    if (request->taken < seen && memchr(request->arrived + seen, '\n', fresh) == NULL) {
        uhttp_refusal reason = check_size(request, request->arrived_count);
        return reason == UHTTP_REFUSED_REASONS ? UHTTP_STEP_INCOMPLETE : uhttp_request_stop(request, reason);
    }
    return take_head(request);
}
