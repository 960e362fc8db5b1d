#define _GNU_SOURCE
#include "CFiles.h"

#include <fcntl.h>

int understudy_open_direct(const char *path) {
    return open(path, O_WRONLY | O_DIRECT | O_DSYNC | O_CLOEXEC | O_NOFOLLOW);
}
