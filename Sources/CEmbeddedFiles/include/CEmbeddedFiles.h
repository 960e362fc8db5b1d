#ifndef CEMBEDDEDFILES_H
#define CEMBEDDEDFILES_H

#include <stddef.h>

/* Files of the project that the program holds byte for byte, so that it works wherever it is moved. */

/* A file's bytes; they last as long as the program, and nothing writes them. */
struct embedded_file {
    const unsigned char *bytes;
    size_t count;
};

struct embedded_file embedded_documentation_js(void);
struct embedded_file embedded_inspector_html(void);
struct embedded_file embedded_inspector_css(void);
struct embedded_file embedded_inspector_js(void);

#endif
