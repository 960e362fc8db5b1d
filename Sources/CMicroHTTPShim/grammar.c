/// The words of HTTP: tokens, values, targets, lengths.
#include "internal.h"

#include <string.h>

/// The characters of a token (RFC 9110, 5.6.2), which methods and header names are.
// clang-format off
static const bool is_token[256] = {
    ['!'] = 1, ['#'] = 1, ['$'] = 1, ['%'] = 1, ['&'] = 1, ['\''] = 1, ['*'] = 1, ['+'] = 1, ['-'] = 1,
    ['.'] = 1, ['^'] = 1, ['_'] = 1, ['`'] = 1, ['|'] = 1, ['~'] = 1,
    ['0'] = 1, ['1'] = 1, ['2'] = 1, ['3'] = 1, ['4'] = 1,
    ['5'] = 1, ['6'] = 1, ['7'] = 1, ['8'] = 1, ['9'] = 1,
    ['A'] = 1, ['B'] = 1, ['C'] = 1, ['D'] = 1, ['E'] = 1, ['F'] = 1, ['G'] = 1, ['H'] = 1, ['I'] = 1,
    ['J'] = 1, ['K'] = 1, ['L'] = 1, ['M'] = 1, ['N'] = 1, ['O'] = 1, ['P'] = 1, ['Q'] = 1, ['R'] = 1,
    ['S'] = 1, ['T'] = 1, ['U'] = 1, ['V'] = 1, ['W'] = 1, ['X'] = 1, ['Y'] = 1, ['Z'] = 1,
    ['a'] = 1, ['b'] = 1, ['c'] = 1, ['d'] = 1, ['e'] = 1, ['f'] = 1, ['g'] = 1, ['h'] = 1, ['i'] = 1,
    ['j'] = 1, ['k'] = 1, ['l'] = 1, ['m'] = 1, ['n'] = 1, ['o'] = 1, ['p'] = 1, ['q'] = 1, ['r'] = 1,
    ['s'] = 1, ['t'] = 1, ['u'] = 1, ['v'] = 1, ['w'] = 1, ['x'] = 1, ['y'] = 1, ['z'] = 1,
};
// clang-format on

const char *uhttp_token_end(const char *at, const char *end) {
    const bool *right = is_token;
    // Four at once: every name of every header passes here.
    while (end - at >= 4 && right[(unsigned char)at[0]] && right[(unsigned char)at[1]]
           && right[(unsigned char)at[2]] && right[(unsigned char)at[3]]) {
        at += 4;
    }
    while (at < end && right[(unsigned char)*at]) {
        at++;
    }
    return at;
}

/// The first byte that is less than `low` or DEL.
static inline const char *find(const char *at, const char *end, unsigned char low) {
    const uint64_t ones = 0x0101010101010101;
    const uint64_t highs = 0x8080808080808080;
    // Eight bytes at once; a carry only spoils what stands behind the first one found.
    _Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the first byte is the lowest");
    for (; end - at >= 8; at += 8) {
        uint64_t bytes = uhttp_eight(at);
        uint64_t deleted = bytes ^ 0x7f * ones;
        uint64_t found = (((bytes - low * ones) & ~bytes) | ((deleted - ones) & ~deleted)) & highs;
        if (found != 0) {
            return at + __builtin_ctzll(found) / 8;
        }
    }
    while (at < end && (unsigned char)*at >= low && *at != 0x7f) {
        at++;
    }
    return at;
}

const char *uhttp_text_end(const char *at, const char *end) {
    at = find(at, end, ' ');
    while (at < end && *at == '\t') {
        at = find(at + 1, end, ' ');
    }
    return at;
}

bool uhttp_is_line(const char *text, size_t count) {
    return count > 0 && uhttp_text_end(text, text + count) == text + count;
}

const char *uhttp_word_end(const char *at, const char *end) {
    return find(at, end, ' ' + 1);
}

bool uhttp_target_is_valid(const char *target, size_t count, bool is_options) {
    return count > 0
        && (target[0] == '/' || UHTTP_STARTS_WITH(target, count, "http://")
            || UHTTP_STARTS_WITH(target, count, "https://")
            || (count == 1 && target[0] == '*' && is_options));
}

bool uhttp_length_read(const char *text, size_t count, uint64_t *length) {
    enum { DIGITS_MAX = 18 };
    if (count == 0) {
        return false;
    }
    *length = 0;
    for (size_t index = 0; index < count; index++) {
        if (text[index] < '0' || text[index] > '9') {
            return false;
        }
        *length = *length * 10 + (uint64_t)(text[index] - '0');
    }
    if (count > DIGITS_MAX) {
        *length = UINT64_MAX;
    }
    return true;
}
