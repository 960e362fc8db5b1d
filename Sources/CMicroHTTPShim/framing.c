/// What a client sends, looked at before libmicrohttpd reads it (RFC 9112).
///
/// libmicrohttpd 0.9.75 lets through what can hide a second request: contradicting lengths, folded lines,
/// NUL and bare LF in the header block, bare LF and CR between chunks. It answers a malformed length and
/// too many cookies with two header blocks, and hangs at unknown transfer codings. It therefore gets whole
/// lines that have been checked here, and nothing behind the first one that is wrong.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

enum {
    /// libmicrohttpd's record of a header.
    RECORD = 64,
    /// Room for the reply's header: libmicrohttpd closes without a word when there is none.
    REPLY_HEADER = 1024,
    /// Method, version and spaces beside the longest target.
    REQUEST_LINE_REST = 64,
    TRAILER_BYTES_MAX = 1024,
    TRAILER_FIELDS_MAX = 8,
    /// What a chunked body may need of libmicrohttpd's memory besides its bytes.
    CHUNKED_RESERVE = TRAILER_BYTES_MAX + TRAILER_FIELDS_MAX * RECORD,
};

/// Whether the lines so far are more than they may be, or than libmicrohttpd finds room for.
static uhttp_refusal check_size(const struct uhttp_framing *framing, const uhttp_configuration *limits) {
    size_t used = framing->block_count + (framing->fields + 1) * RECORD + REPLY_HEADER
        + (framing->is_chunked ? CHUNKED_RESERVE : 0);
    bool fits = used <= limits->connection_memory_bytes;
    switch (framing->part) {
    case UHTTP_PART_REQUEST_LINE:
        return fits && framing->block_count <= limits->target_bytes_max + REQUEST_LINE_REST
            ? UHTTP_REFUSED_REASONS
            : UHTTP_REFUSED_URI_TOO_LONG;
    case UHTTP_PART_FIELDS:
        return fits && framing->block_count <= limits->header_bytes_max ? UHTTP_REFUSED_REASONS
                                                                        : UHTTP_REFUSED_HEADERS_TOO_LARGE;
    case UHTTP_PART_TRAILERS:
        return framing->block_count <= TRAILER_BYTES_MAX && framing->fields <= TRAILER_FIELDS_MAX
            ? UHTTP_REFUSED_REASONS
            : UHTTP_REFUSED_HEADERS_TOO_LARGE;
    case UHTTP_PART_BODY:
    case UHTTP_PART_CHUNKS:
        break;
    }
    return UHTTP_REFUSED_REASONS;
}

/// Gets ready for the next request.
static void finish(struct uhttp_framing *framing) {
    framing->requests++;
    framing->part = UHTTP_PART_REQUEST_LINE;
    framing->block_count = 0;
    framing->fields = 0;
    framing->has_length = false;
    framing->is_chunked = false;
}

/// What an empty line ends.
static uhttp_refusal finish_lines(struct uhttp_framing *framing, const uhttp_configuration *limits) {
    uhttp_refusal reason = check_size(framing, limits);
    if (reason != UHTTP_REFUSED_REASONS || framing->part == UHTTP_PART_REQUEST_LINE) {
        return reason;
    }
    if (framing->part == UHTTP_PART_FIELDS && framing->is_chunked) {
        framing->part = UHTTP_PART_CHUNKS;
        uhttp_chunks_begin(framing);
    } else if (framing->part == UHTTP_PART_FIELDS && framing->has_length && framing->left > 0) {
        framing->part = UHTTP_PART_BODY;
    } else {
        finish(framing);
    }
    return UHTTP_REFUSED_REASONS;
}

/// Takes one line that begins at `at`, if all of it is there.
static struct uhttp_line take_line(
    struct uhttp_framing *framing, const uhttp_configuration *limits, const char *at, const char *end) {
    bool is_first = framing->part == UHTTP_PART_REQUEST_LINE;
    struct uhttp_line line =
        is_first ? uhttp_request_line_take(framing, limits, at, end) : uhttp_field_take(framing, at, end);
    if (line.end == NULL || line.reason != UHTTP_REFUSED_REASONS) {
        return line;
    }
    framing->block_count += (size_t)(line.end - at);
    if (line.end - at == 2) {
        line.reason = finish_lines(framing, limits);
    } else if (is_first) {
        line.reason = check_size(framing, limits);
        framing->part = UHTTP_PART_FIELDS;
    }
    return line;
}

/// Makes a header that begins with `Cookie` one that libmicrohttpd does not know, in what it is about to
/// read: it would make a record of each cookie, and a browser sends those of all ports of a machine.
///
/// `line` is the line so far, whose last `fresh` bytes stand at `piece` as well.
static void hide_cookie(const char *line, size_t count, char *piece, size_t fresh) {
    enum { NAME = 6 };
    if (count >= NAME && count - fresh < NAME && uhttp_is_named(line, "cookie", NAME)) {
        piece[NAME - 1 - (count - fresh)] = '-';
    }
}

/// Keeps the beginning of a line whose end has not arrived.
static uhttp_refusal keep(
    struct uhttp_framing *framing, const uhttp_configuration *limits, char *piece, size_t count) {
    size_t needed = framing->line_count + count;
    framing->block_count += needed;
    uhttp_refusal reason = check_size(framing, limits);
    framing->block_count -= needed;
    if (reason != UHTTP_REFUSED_REASONS) {
        return reason;
    }
    if (needed > framing->line_capacity) {
        char *grown = realloc(framing->line, 2 * needed);
        if (grown == NULL) {
            return UHTTP_REFUSED_MEMORY;
        }
        framing->line = grown;
        framing->line_capacity = 2 * needed;
    }
    memcpy(framing->line + framing->line_count, piece, count);
    framing->line_count = needed;
    if (framing->part == UHTTP_PART_FIELDS) {
        hide_cookie(framing->line, needed, piece, count);
    }
    return UHTTP_REFUSED_REASONS;
}

void uhttp_framing_free(struct uhttp_framing *framing) {
    free(framing->line);
    framing->line = NULL;
    framing->line_count = 0;
    framing->line_capacity = 0;
}

/// The rest of a line whose beginning has been kept.
static uhttp_refusal inspect_rest(
    struct uhttp_framing *framing, const uhttp_configuration *limits, char *at, char *end, char **next) {
    char *feed = memchr(at, '\n', (size_t)(end - at));
    *next = feed == NULL ? end : feed + 1;
    uhttp_refusal reason = keep(framing, limits, at, (size_t)(*next - at));
    if (reason != UHTTP_REFUSED_REASONS || feed == NULL) {
        return reason;
    }
    const char *line_end = framing->line + framing->line_count;
    struct uhttp_line line = take_line(framing, limits, framing->line, line_end);
    uhttp_framing_free(framing);
    // A line feed that did not end the line is in its middle.
    return line.end == NULL && line.reason == UHTTP_REFUSED_REASONS ? UHTTP_REFUSED_BAD_FRAMING : line.reason;
}

static uhttp_refusal inspect_lines(
    struct uhttp_framing *framing, const uhttp_configuration *limits, char *at, char *end, char **next) {
    if (framing->line_count > 0) {
        return inspect_rest(framing, limits, at, end, next);
    }
    bool is_field = framing->part == UHTTP_PART_FIELDS;
    struct uhttp_line line = take_line(framing, limits, at, end);
    if (line.reason != UHTTP_REFUSED_REASONS) {
        return line.reason;
    }
    *next = line.end == NULL ? end : (char *)line.end;
    if (line.end == NULL) {
        return keep(framing, limits, at, (size_t)(end - at));
    }
    if (is_field) {
        size_t count = (size_t)(line.end - at);
        hide_cookie(at, count, at, count);
    }
    return UHTTP_REFUSED_REASONS;
}

/// The bytes from `at` to `next`, as far as they belong together.
static uhttp_refusal inspect_part(
    struct uhttp_framing *framing, const uhttp_configuration *limits, char *at, char *end, char **next) {
    switch (framing->part) {
    case UHTTP_PART_BODY:
        if (framing->left <= (uint64_t)(end - at)) {
            *next = at + framing->left;
            finish(framing);
        } else {
            framing->left -= (uint64_t)(end - at);
        }
        return UHTTP_REFUSED_REASONS;
    case UHTTP_PART_CHUNKS:
        return uhttp_chunks_inspect(framing, at, end, (const char **)next);
    case UHTTP_PART_REQUEST_LINE:
    case UHTTP_PART_FIELDS:
    case UHTTP_PART_TRAILERS:
        break;
    }
    return inspect_lines(framing, limits, at, end, next);
}

uhttp_refusal uhttp_framing_inspect(
    struct uhttp_framing *framing, const uhttp_configuration *limits, char *bytes, size_t *count) {
    char *at = bytes;
    char *end = bytes + *count;
    char *begun = bytes;
    uhttp_refusal reason = UHTTP_REFUSED_REASONS;
    while (at < end && reason == UHTTP_REFUSED_REASONS) {
        uint64_t whole = framing->requests;
        char *next = end;
        reason = inspect_part(framing, limits, at, end, &next);
        at = next;
        begun = framing->requests == whole ? begun : at;
    }
    if (reason == UHTTP_REFUSED_REASONS) {
        // Lines are counted at the end of their block, and here where that has not come.
        reason = check_size(framing, limits);
    }
    *count = reason == UHTTP_REFUSED_REASONS ? *count : (size_t)(begun - bytes);
    return reason;
}
