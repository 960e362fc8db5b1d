/* zlib as Debian ships it, for the deflated entries of zip archives. */
#include <zlib.h>
