/* GnuTLS as Debian ships it, for hashes and comparisons that take the same time wherever two texts differ. */
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
