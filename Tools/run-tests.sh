#!/usr/bin/env bash
# Runs the tests that are built, and says at the end once more what failed: it stands far above otherwise.
set -uo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift test --skip-build --disable-xctest "$@" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
[ "$status" -eq 0 ] || grep -E -A2 '✘|error:' "$log"
exit "$status"
