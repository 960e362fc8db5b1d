#!/usr/bin/env bash
# Runs the tests of the C shim and of the service under the sanitizers, each in a build folder of its own, all scenarios
# and random walks of the model under AddressSanitizer, and lets every allocation of the shim fail once under it.
# usage: sanitize.sh [allocations|model|address|thread]...        default: all
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
(($#)) || set -- allocations model address thread

# Tests that drive real threads, sockets, databases and C memory; the model, which has pointers of its own kind that
# nobody counts, has walks and scenarios instead.
filter='MicroHTTPServerTests|RESTServiceTests|SessionsTests|JSONBytesTests|JournalTests'

# The leak check does not see the references that Swift keeps in enums with bits of its own in the pointer; what C
# has allocated and nobody has freed is still reported. Foundation frees no buffer of a file that turns out to be empty.
suppressions=$(mktemp)
trap 'rm -f "$suppressions"' EXIT
printf 'leak:%s\n' swift_slowAlloc readBytesFromFile >"$suppressions"
export LSAN_OPTIONS="suppressions=$suppressions:print_suppressions=0"

fail_allocations() {
    mkdir -p .build-address
    clang -std=gnu17 -fuse-ld=lld -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all \
        -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc -ISources/CMicroHTTPShim/include \
        Sources/CMicroHTTPShim/*.c Tests/AllocationFailures/sweep.c -lmicrohttpd -lpthread \
        -o .build-address/allocation-sweep
    ASAN_OPTIONS=detect_leaks=1 .build-address/allocation-sweep
}

# Walks on all versions, legal ones and those that draw every operation; about five minutes besides the build.
walk_model() {
    local build=(swift build --sanitize=address --scratch-path .build-address) walk=.build-address/debug/RandomWalk
    "${build[@]}" --product understudy
    "${build[@]}" --product RandomWalk
    # A scenario that fails is for the tests to judge; what the sanitizer finds ends with another status.
    local status=0
    ASAN_OPTIONS=exitcode=99 .build-address/debug/understudy test Scenarios >/dev/null || status=$?
    ((status <= 1)) || return "$status"
    timeout 1200 "$walk" --operations "${SANITIZE_OPERATIONS:-5000}"
    timeout 1200 "$walk" --everything --operations "${SANITIZE_OPERATIONS:-5000}"
}

run_tests() { # SANITIZER
    Tools/with-postgres.py swift test --disable-xctest --sanitize="$1" --scratch-path ".build-$1" --filter "$filter"
}

# ThreadSanitizer does not see that the kernel hands a contended Mutex of Swift from one thread to the next, and takes
# what it guards for races. In a copy of the project locks of the C library stand in its place.
with_visible_locks() {
    mkdir -p .build-thread/project
    git ls-files -z | xargs -0 cp --parents --update --target-directory .build-thread/project
    local target
    for target in $(grep -rl 'Mutex(' Sources Tests --include='*.swift' | cut -d / -f 1-2 | sort -u); do
        cp --update Tools/thread-sanitizer/Mutex.swift ".build-thread/project/$target/Mutex.swift"
    done
}

for what in "$@"; do
    echo "== $what"
    case $what in
        address) run_tests address ;;
        model) walk_model ;;
        thread) (with_visible_locks && cd .build-thread/project && run_tests thread) ;;
        allocations) fail_allocations ;;
        *)
            echo "sanitize: unknown: $what" >&2
            exit 64
            ;;
    esac
done
