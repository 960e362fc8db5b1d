/// A chunked body, byte by byte (RFC 9112, 7.1): sizes, extensions, the line ends between, and the trailers
/// behind the last chunk, which are lines again.
#include "internal.h"

enum {
    /// Bytes of a line with a chunk's size: nobody sends extensions, and zeros in front can go on for ever.
    LINE_MAX_BYTES = 256,
    /// More significant digits than any limit on bodies has.
    DIGITS_MAX = 15,
    TRAILER_BYTES_MAX = 1024,
    TRAILER_FIELDS_MAX = 8,
};

void uhttp_chunks_begin(struct uhttp_framing *framing) {
    framing->chunk = UHTTP_CHUNK_FIRST_DIGIT;
    framing->left = 0;
    framing->chunk_line_count = 0;
}

static int digit_of(unsigned char byte) {
    if (byte >= '0' && byte <= '9') {
        return byte - '0';
    }
    unsigned char letter = byte | 0x20;
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

/// What follows the size line's LF.
static void begin_data(struct uhttp_framing *framing) {
    if (framing->left > 0) {
        framing->chunk = UHTTP_CHUNK_DATA;
        return;
    }
    framing->part = UHTTP_PART_TRAILERS;
    framing->trailer_bytes = 0;
    framing->trailer_fields = 0;
}

/// A byte of the size, or of what may stand behind it.
static uhttp_refusal take_size(struct uhttp_framing *framing, unsigned char byte) {
    int digit = digit_of(byte);
    if (digit >= 0) {
        if (framing->left >> (4 * (DIGITS_MAX - 1)) != 0) {
            return UHTTP_REFUSED_BODY_TOO_LARGE;
        }
        framing->left = framing->left << 4 | (uint64_t)digit;
        framing->chunk = UHTTP_CHUNK_SIZE;
        return UHTTP_REFUSED_REASONS;
    }
    if (framing->chunk == UHTTP_CHUNK_FIRST_DIGIT || (byte != ';' && byte != '\r')) {
        return UHTTP_REFUSED_BAD_FRAMING;
    }
    framing->chunk = byte == ';' ? UHTTP_CHUNK_EXTENSION : UHTTP_CHUNK_SIZE_END;
    return UHTTP_REFUSED_REASONS;
}

/// A byte between the data of two chunks.
static uhttp_refusal take(struct uhttp_framing *framing, unsigned char byte) {
    switch (framing->chunk) {
    case UHTTP_CHUNK_FIRST_DIGIT:
    case UHTTP_CHUNK_SIZE:
        return take_size(framing, byte);
    case UHTTP_CHUNK_EXTENSION:
        if (byte == '\r') {
            framing->chunk = UHTTP_CHUNK_SIZE_END;
        } else if ((byte < ' ' && byte != '\t') || byte == 0x7f) {
            return UHTTP_REFUSED_BAD_FRAMING;
        }
        return UHTTP_REFUSED_REASONS;
    case UHTTP_CHUNK_SIZE_END:
        begin_data(framing);
        return byte == '\n' ? UHTTP_REFUSED_REASONS : UHTTP_REFUSED_BAD_FRAMING;
    case UHTTP_CHUNK_DATA_CR:
        framing->chunk = UHTTP_CHUNK_DATA_LF;
        return byte == '\r' ? UHTTP_REFUSED_REASONS : UHTTP_REFUSED_BAD_FRAMING;
    case UHTTP_CHUNK_DATA_LF:
        uhttp_chunks_begin(framing);
        return byte == '\n' ? UHTTP_REFUSED_REASONS : UHTTP_REFUSED_BAD_FRAMING;
    case UHTTP_CHUNK_DATA:
        break;
    }
    return UHTTP_REFUSED_BAD_FRAMING;
}

/// Takes sizes, extensions and data.
static uhttp_refusal take_chunks(
    struct uhttp_framing *framing, uhttp_request *request, const char *at, const char *end,
    const char **next) {
    while (at < end && framing->part == UHTTP_PART_CHUNKS) {
        if (framing->chunk == UHTTP_CHUNK_DATA) {
            uint64_t here = (uint64_t)(end - at);
            uint64_t count = framing->left < here ? framing->left : here;
            uhttp_refusal reason =
                request == NULL ? UHTTP_REFUSED_REASONS : uhttp_body_append(request, at, count);
            if (reason != UHTTP_REFUSED_REASONS) {
                return reason;
            }
            at += count;
            framing->left -= count;
            if (framing->left == 0) {
                framing->chunk = UHTTP_CHUNK_DATA_CR;
            }
            continue;
        }
        bool is_size = framing->chunk != UHTTP_CHUNK_DATA_CR && framing->chunk != UHTTP_CHUNK_DATA_LF;
        if (is_size && ++framing->chunk_line_count > LINE_MAX_BYTES) {
            return UHTTP_REFUSED_BAD_FRAMING;
        }
        uhttp_refusal reason = take(framing, (unsigned char)*at);
        if (reason != UHTTP_REFUSED_REASONS) {
            return reason;
        }
        at++;
    }
    *next = at;
    return UHTTP_REFUSED_REASONS;
}

/// Takes whole lines behind the last chunk.
static uhttp_refusal take_trailers(
    struct uhttp_framing *framing, const char *at, const char *end, const char **next) {
    while (at < end && framing->part == UHTTP_PART_TRAILERS) {
        struct uhttp_line line = uhttp_field_take(at, end);
        if (line.reason != UHTTP_REFUSED_REASONS) {
            return line.reason;
        }
        size_t count = (size_t)((line.end == NULL ? end : line.end) - at);
        bool is_last = line.end == at + 2;
        if (framing->trailer_bytes + count > TRAILER_BYTES_MAX
            || (!is_last && framing->trailer_fields == TRAILER_FIELDS_MAX)) {
            return UHTTP_REFUSED_HEADERS_TOO_LARGE;
        }
        if (line.end == NULL) {
            break;
        }
        framing->trailer_bytes += count;
        framing->trailer_fields++;
        at = line.end;
        if (is_last) {
            framing->part = UHTTP_PART_NEXT;
        }
    }
    *next = at;
    return UHTTP_REFUSED_REASONS;
}

uhttp_refusal uhttp_chunks_take(
    struct uhttp_framing *framing, uhttp_request *request, const char *at, const char *end,
    const char **next) {
    uhttp_refusal reason = take_chunks(framing, request, at, end, next);
    return reason == UHTTP_REFUSED_REASONS ? take_trailers(framing, *next, end, next) : reason;
}
