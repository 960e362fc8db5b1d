#!/usr/bin/env bash
# Runs the tests of the C shim and of the service under the sanitizers, each in a build folder of its own.
# usage: sanitize.sh [address|thread]...        default: both
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
(($#)) || set -- address thread

# Tests that drive real threads, sockets and C memory; the model is plain Swift in one thread.
filter='MicroHTTPServerTests|RESTServiceTests|SessionsTests|JSONBytesTests'
for sanitizer in "$@"; do
    echo "== $sanitizer"
    swift test --disable-xctest --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" --filter "$filter"
done
