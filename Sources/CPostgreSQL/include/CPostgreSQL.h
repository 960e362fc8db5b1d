// PostgreSQL's client library. It is loaded where a store is PostgreSQL's and nowhere else: it brings eleven
// libraries, which cost each start two milliseconds.
#ifndef UNDERSTUDY_CPOSTGRESQL_H
#define UNDERSTUDY_CPOSTGRESQL_H

// The folder is named here, so that a build needs no pkg-config.
#include <postgresql/libpq-fe.h>

/// Loads libpq, once.
///
/// No function of libpq may be called before this has succeeded.
///
/// \returns NULL, or why it cannot be loaded.
const char *understudy_libpq_load(void);

#endif
