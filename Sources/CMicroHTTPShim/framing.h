/// How the shim reads HTTP/1.1.
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
    /// Another request: this one is whole.
    UHTTP_PART_NEXT,
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

/// How far a request's bytes have been looked at.
struct uhttp_framing {
    enum uhttp_part part;
    enum uhttp_chunk_part chunk;
    bool is_http_1_0;
    bool has_length;
    bool is_chunked;
    /// Whether `Connection` has the options "close" and "keep-alive".
    bool closes;
    bool keeps_alive;
    /// Bytes of the body, or of the chunk, that are still to come.
    uint64_t left;
    size_t chunk_line_count;
    /// Bytes and lines of the trailers.
    size_t trailer_bytes;
    size_t trailer_fields;
};

/// Bytes within others.
struct uhttp_piece {
    const char *start;
    size_t count;
};

/// What has been found at the start of some bytes.
struct uhttp_line {
    /// Where the line ends; NULL when its end has not arrived.
    const char *end;
    /// What is wrong with it; UHTTP_REFUSED_REASONS when nothing is.
    uhttp_refusal reason;
    /// Method and target of a request's first line, name and value of a field's; NULL in an empty line.
    struct uhttp_piece name;
    struct uhttp_piece value;
};

// lines.c

/// Takes a request's first line, or an empty one before it.
struct uhttp_line uhttp_request_line_take(struct uhttp_framing *framing, const char *at, const char *end);
/// Takes a line of the header block or of the trailers; an empty one ends them.
struct uhttp_line uhttp_field_take(const char *at, const char *end);
/// Notes a field that decides on the body's length. Twice, or both: whoever reads the other one sees another
/// request behind this one.
uhttp_refusal uhttp_length_note(struct uhttp_framing *framing, bool is_coding, struct uhttp_piece value);
/// Notes the options of a `Connection` field.
void uhttp_connection_options_note(struct uhttp_framing *framing, struct uhttp_piece value);

// chunks.c

void uhttp_chunks_begin(struct uhttp_framing *framing);
/// Takes what there is of a chunked body and its trailers; `next` receives where the rest begins.
///
/// The data of chunks is added to the body of `request`, or to nothing where that is NULL.
uhttp_refusal uhttp_chunks_take(
    struct uhttp_framing *framing, uhttp_request *request, const char *at, const char *end,
    const char **next);

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
