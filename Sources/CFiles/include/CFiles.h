// What the store wants of files and Swift has no words for.
#ifndef UNDERSTUDY_CFILES_H
#define UNDERSTUDY_CFILES_H

#include <stdint.h>

/// What no two files have at the same time.
struct understudy_file_identity {
    uint64_t device;
    uint64_t number;
};

/// Looks up which file has a name; links are followed.
///
/// Who asks for a file's times has Linux (6.13) give the next write a time of its own, with which the inode
/// is written as well, where writes within one tick of the clock would share one. So only the number is asked
/// for.
///
/// \returns 0, or the number of the error.
int understudy_file_identity_at(const char *path, struct understudy_file_identity *identity);

/// The same of an open file.
int understudy_file_identity_of(int descriptor, struct understudy_file_identity *identity);

/// Opens a file to be written past the page cache, each write durable when it returns.
///
/// What is written, its place and where it lies in memory are multiples of a disk's blocks. Not every file
/// system has that, and some say so no earlier than at the first write (EINVAL).
///
/// \returns A descriptor, or -1 and errno.
int understudy_open_direct(const char *path);

#endif
