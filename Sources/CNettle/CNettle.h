/* Nettle as Debian ships it, for hashes and comparisons that take the same time wherever two texts differ. */
#include <nettle/memops.h>
#include <nettle/sha2.h>
