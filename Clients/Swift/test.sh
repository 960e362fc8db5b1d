#!/bin/sh
# Tests the Swift client against a program, then the tutorial of README.md: test.sh PROGRAM [swift test's options]
set -eu
UNDERSTUDY_PROGRAM=$(realpath "$(command -v "${1:?the program to test against, such as .build/debug/understudy}")")
export UNDERSTUDY_PROGRAM
shift
cd "$(dirname "$0")"
swift build --build-tests --quiet
swift test --skip-build --disable-swift-testing "$@"

# The tutorial, as a package of its own; each block's first line is the file that it is.
tutorial=.build/tutorial
rm -rf "$tutorial/Sources" "$tutorial/Tests"
mkdir -p "$tutorial/Sources/Notes" "$tutorial/Tests/NotesTests"
awk -v folder="$tutorial" '
    /^```/ { file = ""; isFirst = $0 == "```swift"; next }
    isFirst { file = folder "/" $2; printf "" > file; isFirst = 0; next }
    file { print >> file }' README.md
sed -i 's|"../understudy/Clients/Swift"|"../.."|' "$tutorial/Package.swift"
cd "$tutorial"
swift build --build-tests --quiet
swift test --skip-build --disable-swift-testing
