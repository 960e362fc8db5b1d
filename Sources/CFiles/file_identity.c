#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

static int identify(int descriptor, const char *path, struct understudy_file_identity *identity) {
    bool is_open = *path == 0;
    struct statx few;
    if (statx(descriptor, path, is_open ? AT_EMPTY_PATH : 0, STATX_INO, &few) == 0) {
        identity->device = makedev(few.stx_dev_major, few.stx_dev_minor);
        identity->number = few.stx_ino;
        return 0;
    }
    // Filters of containers from before the call was made do not let it pass.
    if (errno != EPERM && errno != ENOSYS) return errno;
    struct stat all;
    if ((is_open ? fstat(descriptor, &all) : stat(path, &all)) != 0) return errno;
    identity->device = all.st_dev;
    identity->number = all.st_ino;
    return 0;
}

int understudy_file_identity_at(const char *path, struct understudy_file_identity *identity) {
    // An empty path would be that of a descriptor.
    return *path == 0 ? ENOENT : identify(AT_FDCWD, path, identity);
}

int understudy_file_identity_of(int descriptor, struct understudy_file_identity *identity) {
    return identify(descriptor, "", identity);
}
