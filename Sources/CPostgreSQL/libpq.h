// PostgreSQL's client library. The folder is named here and the library in the module map, so that a build
// needs no pkg-config.
#include <postgresql/libpq-fe.h>
