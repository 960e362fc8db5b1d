#!/bin/sh
# Runs the HTTP server's tests under AddressSanitizer (with leak check) and under ThreadSanitizer, and lets every
# allocation of the shim fail once under AddressSanitizer.
# Usage: Tests/sanitize-shim.sh [address|thread|allocations]...
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- address thread allocations

run_tests() {
    ASAN_OPTIONS=detect_leaks=1 TSAN_OPTIONS=exitcode=66 \
        swift test --sanitize="$1" --scratch-path "$2" --disable-xctest --filter MicroHTTPServerTests
}

fail_allocations() {
    mkdir -p .build-asan
    clang -std=gnu17 -fuse-ld=lld -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all \
        -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc -ISources/CMicroHTTPShim/include \
        Sources/CMicroHTTPShim/*.c Tests/AllocationFailures/sweep.c -lmicrohttpd -lpthread \
        -o .build-asan/allocation-sweep
    ASAN_OPTIONS=detect_leaks=1 .build-asan/allocation-sweep
}

for what in "$@"; do
    echo "== $what"
    case $what in
        address) run_tests address .build-asan ;;
        thread) run_tests thread .build-tsan ;;
        allocations) fail_allocations ;;
        *) echo "unknown: $what" >&2; exit 64 ;;
    esac
done
