/// How the shim reads HTTP/1.1 by itself, before libmicrohttpd does.
#ifndef UHTTP_FRAMING_H
#define UHTTP_FRAMING_H

#include "CMicroHTTPShim.h"

#include <string.h>

/// What the next bytes of a client belong to.
enum uhttp_part {
    UHTTP_PART_REQUEST_LINE,
    UHTTP_PART_FIELDS,
    UHTTP_PART_BODY,
    UHTTP_PART_CHUNKS,
    UHTTP_PART_TRAILERS,
};

/// What the next byte of a chunked body is.
enum uhttp_chunk_part {
    UHTTP_CHUNK_FIRST_DIGIT,
    UHTTP_CHUNK_SIZE,
    UHTTP_CHUNK_EXTENSION,
    UHTTP_CHUNK_SIZE_END,
    UHTTP_CHUNK_DATA,
    UHTTP_CHUNK_DATA_CR,
    UHTTP_CHUNK_DATA_LF,
};

/// How far a client's bytes have been looked at, which may be requests ahead of libmicrohttpd.
struct uhttp_framing {
    enum uhttp_part part;
    enum uhttp_chunk_part chunk;
    /// Requests whose last byte has passed.
    uint64_t requests;
    /// Bytes and lines of the header block, or of the trailers.
    size_t block_count;
    size_t fields;
    bool is_http_1_0;
    bool has_length;
    bool is_chunked;
    /// Bytes of the body, or of the chunk, that are still to come.
    uint64_t left;
    size_t chunk_line_count;
    /// The beginning of a line whose end has not arrived.
    char *line;
    size_t line_count;
    size_t line_capacity;
};

// framing.c and chunks.c

/// Looks at bytes that libmicrohttpd is about to read; hides cookies from it in them.
///
/// Returns UHTTP_REFUSED_REASONS when all are right, otherwise what is wrong; `count` then receives how many
/// bytes belong to requests that have come to their end before it.
uhttp_refusal uhttp_framing_inspect(
    struct uhttp_framing *framing, const uhttp_configuration *limits, char *bytes, size_t *count);
/// Frees what is kept of an unfinished line.
void uhttp_framing_free(struct uhttp_framing *framing);
void uhttp_chunks_begin(struct uhttp_framing *framing);
/// The same for a chunked body; `next` receives where it ends, or `end`.
uhttp_refusal uhttp_chunks_inspect(
    struct uhttp_framing *framing, const char *at, const char *end, const char **next);

// lines.c

/// What has been found at the start of some bytes.
struct uhttp_line {
    /// Where the line ends; NULL when its end has not arrived.
    const char *end;
    /// What is wrong with it; UHTTP_REFUSED_REASONS when nothing is.
    uhttp_refusal reason;
};

/// Takes a request's first line, or an empty one before it.
struct uhttp_line uhttp_request_line_take(
    struct uhttp_framing *framing, const uhttp_configuration *limits, const char *at, const char *end);
/// Takes a line of the header block or of the trailers; an empty one ends them.
struct uhttp_line uhttp_field_take(struct uhttp_framing *framing, const char *at, const char *end);

// grammar.c

/// The end of the token that begins at `at` (RFC 9110, 5.6.2); `end` when there is none.
const char *uhttp_token_end(const char *at, const char *end);
/// The first control character that is not a tabulator; `end` when there is none.
const char *uhttp_text_end(const char *at, const char *end);
/// Whether a header's value has bytes, and no control character but tabulators among them.
bool uhttp_is_line(const char *text, size_t count);
/// The first space or control character; `end` when there is none.
const char *uhttp_word_end(const char *at, const char *end);
/// Origin form, absolute form, or `*` for OPTIONS, of a word. What it means is decided above the shim.
bool uhttp_target_is_valid(const char *target, size_t count, bool is_options);
/// Reads a decimal number without sign or space; one of more than 18 digits becomes UINT64_MAX.
bool uhttp_length_read(const char *text, size_t count, uint64_t *length);

/// Eight bytes as a number.
static inline uint64_t uhttp_eight(const char *bytes) {
    uint64_t eight;
    memcpy(&eight, bytes, sizeof eight);
    return eight;
}

/// Whether `text` is `name`, which is in lower case, without regard to case. Both have `count` bytes of
/// letters and of characters that no control character differs from by the bit of case.
static inline bool uhttp_is_named(const char *text, const char *name, size_t count) {
    enum { STEP = sizeof(uint64_t) };
    const uint64_t lower = 0x2020202020202020;
    if (count < STEP) {
        for (size_t index = 0; index < count; index++) {
            if ((text[index] | 0x20) != name[index]) {
                return false;
            }
        }
        return true;
    }
    // The last step overlaps the one before.
    for (size_t index = 0; index < count - STEP; index += STEP) {
        if ((uhttp_eight(text + index) | lower) != uhttp_eight(name + index)) {
            return false;
        }
    }
    return (uhttp_eight(text + count - STEP) | lower) == uhttp_eight(name + count - STEP);
}

#define UHTTP_STARTS_WITH(text, count, literal)                                                             \
    ((count) >= sizeof literal - 1 && uhttp_is_named(text, literal, sizeof literal - 1))

#endif
