#!/usr/bin/env bash
# Runs the tests of the C shim and of the service under the sanitizers, each in a build folder of its own, and lets
# every allocation of the shim fail once under AddressSanitizer.
# usage: sanitize.sh [address|thread|allocations]...        default: all
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
(($#)) || set -- allocations address thread

# Tests that drive real threads, sockets, databases and C memory; the model is plain Swift in one thread.
filter='MicroHTTPServerTests|RESTServiceTests|SessionsTests|JSONBytesTests'
# ThreadSanitizer does not see that the kernel hands a contended Mutex of Swift from one thread to the next, and takes
# for races what the locks of the stores' writers guard. With locks of the C library in their place it reports nothing.
declare -A more=([address]='|JournalTests' [thread]='')

# The leak check does not see the references that Swift keeps in enums with bits of its own in the pointer; what C
# has allocated and nobody has freed is still reported.
suppressions=$(mktemp)
trap 'rm -f "$suppressions"' EXIT
echo 'leak:swift_slowAlloc' >"$suppressions"
export LSAN_OPTIONS="suppressions=$suppressions:print_suppressions=0"

fail_allocations() {
    mkdir -p .build-address
    clang -std=gnu17 -fuse-ld=lld -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all \
        -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc -ISources/CMicroHTTPShim/include \
        Sources/CMicroHTTPShim/*.c Tests/AllocationFailures/sweep.c -lmicrohttpd -lpthread \
        -o .build-address/allocation-sweep
    ASAN_OPTIONS=detect_leaks=1 .build-address/allocation-sweep
}

for what in "$@"; do
    echo "== $what"
    case $what in
        address | thread)
            Tools/with-postgres.py swift test --disable-xctest --sanitize="$what" --scratch-path ".build-$what" \
                --filter "$filter${more[$what]}"
            ;;
        allocations) fail_allocations ;;
        *)
            echo "sanitize: unknown: $what" >&2
            exit 64
            ;;
    esac
done
