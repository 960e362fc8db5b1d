#include <stdint.h>

// A package of ICU's data without entries: a common data file's header and a table of contents that counts
// none (ICU user guide, "ICU Data"; the layouts are those of ICU's udata.h and ucmndata.h).
//
// Foundation's static library brings 34 MB of calendars, languages and time zones, which the linker takes if
// nothing else has this name. Nothing here asks for them (docs/decisions/0032-no-icu-data.md).
struct package {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t info_size;
    uint16_t reserved;
    uint8_t is_big_endian, charset_family, character_size, reserved_byte;
    uint8_t data_format[4], format_version[4], data_version[4];
    uint8_t padding[8];
    uint32_t entry_count, entries_reserved;
};

__attribute__((visibility("hidden"), aligned(16))) const struct package icudt76_dat = {
    .header_size = 32,
    .magic = {0xda, 0x27},
    .info_size = 20,
    .character_size = 2,
    .data_format = {'C', 'm', 'n', 'D'},
    .format_version = {1},
};
