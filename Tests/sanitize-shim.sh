#!/bin/sh
# Runs the HTTP server's tests under AddressSanitizer (with leak check) and under ThreadSanitizer.
# Usage: Tests/sanitize-shim.sh [address|thread]...
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- address thread
for sanitizer in "$@"; do
    case $sanitizer in
        address) scratch=.build-asan ;;
        thread) scratch=.build-tsan ;;
        *) echo "unknown sanitizer: $sanitizer" >&2; exit 64 ;;
    esac
    echo "== $sanitizer"
    ASAN_OPTIONS=detect_leaks=1:halt_on_error=1 \
    TSAN_OPTIONS=halt_on_error=0:exitcode=66 \
        swift test --sanitize="$sanitizer" --scratch-path "$scratch" \
        --disable-xctest --filter MicroHTTPServerTests
done
