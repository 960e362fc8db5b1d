#!/usr/bin/env bash
# Runs the tests of the C shim and of the service under the sanitizers, each in a build folder of its own.
# usage: sanitize.sh [address|thread]...        default: both
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
(($#)) || set -- address thread

# Tests that drive real threads, sockets and C memory; the model is plain Swift in one thread.
filter='MicroHTTPServerTests|RESTServiceTests|SessionsTests|JSONBytesTests'

# The leak check does not see the references that Swift keeps in enums with bits of its own in the pointer; what C
# has allocated and nobody has freed is still reported.
suppressions=$(mktemp)
trap 'rm -f "$suppressions"' EXIT
echo 'leak:swift_slowAlloc' >"$suppressions"
export LSAN_OPTIONS="suppressions=$suppressions:print_suppressions=0"

for sanitizer in "$@"; do
    echo "== $sanitizer"
    swift test --disable-xctest --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" --filter "$filter"
done
