// A disk that can lose power and fail, for one process: preload it, and what the process does with the files
// of one folder goes through here. Everything else is left alone.
//
//   DISK_FOLDER   the folder; its path as the process writes it
//   DISK_SHADOW   a folder that gets, for each of these files, what is durable: the bytes as of its last
//                 fsync, and what was written to a descriptor with O_DSYNC. Other writes that were never
//                 followed by an fsync are not in it, as after a power cut.
//   DISK_FAIL     CALLS:N:ERRNO[:forever], such as fsync,fdatasync:7:5: the N-th of these calls fails with
//                 that errno, and with `forever` all later ones. What a failed fsync should have made
//                 durable is not. A write with O_DSYNC counts as one of each, write and fdatasync.
//   DISK_COUNT    a file that gets one byte for each call that DISK_FAIL counts
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILES = 4096, RANGES = 65536 };

// A descriptor of a file in the folder.
static char *paths[FILES];
// Whether what is written to it is durable then.
static char is_synchronous[FILES];
// What has been written and not made durable, by path; ranges of all files in one list.
struct range { char *path; off_t start, end; };
static struct range ranges[RANGES];
static int range_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static const char *folder, *shadow, *failing_calls;
static long failing_number, failing_errno;
static int fails_forever;
static long calls;
static int count_descriptor = -1;

#define REAL(type, name, ...) \
    static type (*real_##name)(__VA_ARGS__); \
    if (!real_##name) real_##name = (type (*)(__VA_ARGS__)) dlsym(RTLD_NEXT, #name)

static int real_open_file(const char *path, int flags, mode_t mode) {
    REAL(int, open64, const char *, int, ...);
    return real_open64(path, flags, mode);
}

__attribute__((constructor)) static void start(void) {
    folder = getenv("DISK_FOLDER");
    shadow = getenv("DISK_SHADOW");
    const char *fail = getenv("DISK_FAIL");
    if (fail) {
        char *copy = strdup(fail), *rest = copy;
        failing_calls = strsep(&rest, ":");
        failing_number = atol(strsep(&rest, ":"));
        failing_errno = atol(strsep(&rest, ":"));
        fails_forever = rest && !strcmp(rest, "forever");
    }
    const char *count = getenv("DISK_COUNT");
    if (count) count_descriptor = real_open_file(count, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static int is_ours(const char *path) {
    size_t length = folder ? strlen(folder) : 0;
    return length && !strncmp(path, folder, length) && path[length] == '/' && path[length + 1];
}

// Whether this call is to fail; errno is set then.
static int fails(const char *call) {
    if (!failing_calls) return 0;
    const char *found = strstr(failing_calls, call);
    if (!found || (found > failing_calls && found[-1] != ',')) return 0;
    char end = found[strlen(call)];
    if (end && end != ',') return 0;
    long number = __sync_add_and_fetch(&calls, 1);
    if (count_descriptor >= 0) {
        REAL(ssize_t, write, int, const void *, size_t);
        (void)!real_write(count_descriptor, ".", 1);
    }
    if (number < failing_number || (number > failing_number && !fails_forever)) return 0;
    errno = (int) failing_errno;
    return 1;
}

static char *path_of(int descriptor) {
    return descriptor >= 0 && descriptor < FILES ? paths[descriptor] : NULL;
}

static void note(int descriptor, off_t start, off_t end) {
    char *path = path_of(descriptor);
    if (!path || !shadow) return;
    pthread_mutex_lock(&lock);
    struct range *last = range_count ? &ranges[range_count - 1] : NULL;
    if (last && last->path == path && last->end == start) last->end = end;
    else if (range_count < RANGES) ranges[range_count++] = (struct range){path, start, end};
    else abort();
    pthread_mutex_unlock(&lock);
}

// The durable file of a path.
static int open_durable(const char *path) {
    char name[PATH_MAX];
    snprintf(name, sizeof name, "%s/%s", shadow, strrchr(path, '/') + 1);
    int durable = real_open_file(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (durable < 0) abort();
    return durable;
}

static void keep(int durable, const void *bytes, ssize_t count, off64_t offset) {
    REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t);
    if (real_pwrite64(durable, bytes, count, offset) != count) abort();
}

// Copies what has been written since the last time to the durable file.
static void make_durable(int descriptor) {
    char *path = path_of(descriptor);
    if (!path || !shadow) return;
    REAL(ssize_t, pread64, int, void *, size_t, off64_t);
    REAL(int, ftruncate64, int, off64_t);
    pthread_mutex_lock(&lock);
    int durable = open_durable(path);
    struct stat status;
    fstat(descriptor, &status);
    static char buffer[1 << 20];
    int kept = 0;
    for (int index = 0; index < range_count; index++) {
        if (ranges[index].path != path) {
            ranges[kept++] = ranges[index];
            continue;
        }
        for (off_t at = ranges[index].start; at < ranges[index].end;) {
            off_t left = ranges[index].end - at;
            size_t size = left < (off_t) sizeof buffer ? (size_t) left : sizeof buffer;
            ssize_t count = real_pread64(descriptor, buffer, size, at);
            if (count <= 0) break;
            keep(durable, buffer, count, at);
            at += count;
        }
    }
    range_count = kept;
    if (real_ftruncate64(durable, status.st_size)) abort();
    close(durable);
    pthread_mutex_unlock(&lock);
}

static int opened(int descriptor, const char *path, int flags) {
    if (descriptor >= 0 && descriptor < FILES && is_ours(path)) {
        // Descriptors of one file share the path, by which ranges are found.
        pthread_mutex_lock(&lock);
        static char *known[64];
        char *name = NULL;
        for (int index = 0; index < 64 && !name; index++) {
            if (!known[index]) known[index] = strdup(path);
            if (!strcmp(known[index], path)) name = known[index];
        }
        paths[descriptor] = name;
        is_synchronous[descriptor] = (flags & O_DSYNC) != 0;
        pthread_mutex_unlock(&lock);
    }
    return descriptor;
}

static int open_any(const char *path, int flags, va_list arguments) {
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
    if (is_ours(path) && fails("open")) return -1;
    return opened(real_open_file(path, flags, mode), path, flags);
}

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    int descriptor = open_any(path, flags, arguments);
    va_end(arguments);
    return descriptor;
}

int open64(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    int descriptor = open_any(path, flags, arguments);
    va_end(arguments);
    return descriptor;
}

int close(int descriptor) {
    REAL(int, close, int);
    if (path_of(descriptor)) paths[descriptor] = NULL;
    return real_close(descriptor);
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
    REAL(ssize_t, write, int, const void *, size_t);
    if (!path_of(descriptor)) return real_write(descriptor, bytes, size);
    if (fails("write")) return -1;
    off_t start = lseek(descriptor, 0, SEEK_CUR);
    ssize_t count = real_write(descriptor, bytes, size);
    if (count > 0) note(descriptor, start, start + count);
    return count;
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t size, off64_t offset) {
    REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t);
    if (!path_of(descriptor)) return real_pwrite64(descriptor, bytes, size, offset);
    if (fails("write")) return -1;
    ssize_t count = real_pwrite64(descriptor, bytes, size, offset);
    if (count <= 0) return count;
    if (is_synchronous[descriptor]) {
        if (fails("fdatasync")) return -1;
        if (!shadow) return count;
        // Nothing else that has been written.
        int durable = open_durable(path_of(descriptor));
        keep(durable, bytes, count, offset);
        close(durable);
    } else {
        note(descriptor, offset, offset + count);
    }
    return count;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t offset) {
    return pwrite64(descriptor, bytes, size, offset);
}

ssize_t pread64(int descriptor, void *bytes, size_t size, off64_t offset) {
    REAL(ssize_t, pread64, int, void *, size_t, off64_t);
    if (path_of(descriptor) && fails("read")) return -1;
    return real_pread64(descriptor, bytes, size, offset);
}

ssize_t pread(int file, void *bytes, size_t size, off_t offset) { return pread64(file, bytes, size, offset); }

int ftruncate64(int descriptor, off64_t size) {
    REAL(int, ftruncate64, int, off64_t);
    if (path_of(descriptor) && fails("ftruncate")) return -1;
    return real_ftruncate64(descriptor, size);
}

int ftruncate(int descriptor, off_t size) { return ftruncate64(descriptor, size); }

int fsync(int descriptor) {
    REAL(int, fsync, int);
    if (!path_of(descriptor)) return real_fsync(descriptor);
    if (fails("fsync")) return -1;
    make_durable(descriptor);
    // With a shadow this is the disk; there is no need to press the real one.
    return shadow ? 0 : real_fsync(descriptor);
}

int fdatasync(int descriptor) {
    REAL(int, fdatasync, int);
    if (!path_of(descriptor)) return real_fdatasync(descriptor);
    if (fails("fdatasync")) return -1;
    make_durable(descriptor);
    return shadow ? 0 : real_fdatasync(descriptor);
}

void *mmap64(void *address, size_t size, int protection, int flags, int descriptor, off64_t offset) {
    REAL(void *, mmap64, void *, size_t, int, int, int, off64_t);
    if (path_of(descriptor) && fails("mmap")) return MAP_FAILED;
    return real_mmap64(address, size, protection, flags, descriptor, offset);
}

void *mmap(void *address, size_t size, int protection, int flags, int descriptor, off_t offset) {
    return mmap64(address, size, protection, flags, descriptor, offset);
}

int unlink(const char *path) {
    REAL(int, unlink, const char *);
    if (is_ours(path) && fails("unlink")) return -1;
    if (is_ours(path) && shadow) {
        char name[PATH_MAX];
        snprintf(name, sizeof name, "%s/%s", shadow, strrchr(path, '/') + 1);
        real_unlink(name);
    }
    return real_unlink(path);
}

int fcntl64(int descriptor, int command, ...) {
    REAL(int, fcntl64, int, int, ...);
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    int isLock = command == F_SETLK || command == F_SETLKW || command == F_GETLK;
    if (path_of(descriptor) && isLock && fails("fcntl")) return -1;
    return real_fcntl64(descriptor, command, argument);
}

int fcntl(int descriptor, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return fcntl64(descriptor, command, argument);
}
