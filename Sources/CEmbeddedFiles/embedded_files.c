#include "CEmbeddedFiles.h"

/* clang lists these files among those that this one depends on, so that a changed one is compiled in again
 * (docs/decisions/0018-files-embedded-where-they-are.md). */

static const unsigned char openapi_yaml[] = {
#embed "../../openapi.yaml"
};

static const unsigned char inspector_html[] = {
#embed "../../Inspector/inspector.html"
};

static const unsigned char inspector_css[] = {
#embed "../../Inspector/inspector.css"
};

static const unsigned char inspector_js[] = {
#embed "../../Inspector/inspector.js"
};

#define FILE_OF(name) \
    struct embedded_file embedded_##name(void) { return (struct embedded_file){name, sizeof name}; }

FILE_OF(openapi_yaml)
FILE_OF(inspector_html)
FILE_OF(inspector_css)
FILE_OF(inspector_js)
