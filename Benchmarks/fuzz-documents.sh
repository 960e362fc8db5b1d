#!/bin/sh
# Fuzzes the readers of storyboards and nibs, inspection and maps with libFuzzer and the address sanitizer; then runs
# all inputs that it found interesting under strace, which must see no file and no socket opened but the inputs.
#
# usage: Benchmarks/fuzz-documents.sh [seconds] [corpus directory]
set -eu

cd "$(dirname "$0")/.."
seconds=${1:-60}
build=.build/fuzz-documents
corpus=${2:-$build/corpus}
mkdir -p "$build" "$corpus"
cp Tests/Fixtures/documents/*.storyboard Tests/Fixtures/documents/*.xib Tests/Fixtures/inspection/*.storyboard "$corpus"
cat >"$build/dictionary" <<'TOKENS'
"<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>"
"&amp;"
"&#x10FFFF;"
"<![CDATA["
"]]>"
"<!--"
"-->"
"<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
"<segue destination=\"a\" kind=\"relationship\" relationship=\"viewControllers\" id=\"b\"/>"
"kind=\"embed\""
"kind=\"show\""
"sceneMemberID=\"viewController\""
"<reference key=\"object\" ref=\"1\"/>"
"\xEF\xBB\xBF"
"\xF0\x9D\x84\x9E"
TOKENS

flags="-O -swift-version 6 -package-name understudy -parse-as-library -enable-upcoming-feature InternalImportsByDefault"
sources="Sources/ControllerHierarchy Sources/InterfaceBuilder Benchmarks/Fuzz"
# shellcheck disable=SC2086
if [ ! -x "$build/fuzz-documents" ] || [ -n "$(find $sources -newer "$build/fuzz-documents" -name '*.swift')" ]; then
    # The list of operations is written by a plugin of the package.
    swift build --target ControllerHierarchy
    swiftc $flags -sanitize=address -wmo -module-name ControllerHierarchy -emit-module -emit-module-path \
        "$build/ControllerHierarchy.swiftmodule" -emit-object -o "$build/model.o" \
        $(find Sources/ControllerHierarchy .build/plugins/outputs/*/ControllerHierarchy -name '*.swift')
    swiftc $flags -sanitize=fuzzer,address -wmo -module-name FuzzDocuments -I "$build" -o "$build/fuzz-documents" \
        "$build/model.o" $(find Sources/InterfaceBuilder -name '*.swift') Benchmarks/Fuzz/FuzzDocuments.swift
fi

"$build/fuzz-documents" -max_total_time="$seconds" -max_len=16384 -timeout=60 -dict="$build/dictionary" \
    -artifact_prefix="$build/" -print_final_stats=1 "$corpus" || {
    status=$?
    mkdir -p .build/fuzz
    find "$build" -maxdepth 1 \( -name 'crash-*' -o -name 'timeout-*' -o -name 'oom-*' \) -exec mv {} .build/fuzz/ \;
    echo "the inputs that failed are in .build/fuzz" >&2
    exit "$status"
}

# A leak check would itself read files, and cannot be done under strace.
find "$corpus" -type f | head -2000 >"$build/inputs"
ASAN_OPTIONS=detect_leaks=0 xargs strace -f -o "$build/trace" -e trace=%file,%network \
    "$build/fuzz-documents" <"$build/inputs" >/dev/null 2>&1
first=$(grep -n -m1 -F "$(head -1 "$build/inputs")" "$build/trace" | cut -d: -f1)
others=$(tail -n "+$first" "$build/trace" | grep -E 'open|socket|connect' | grep -vcF "$corpus" || true)
echo "inputs run under strace: $(wc -l <"$build/inputs"); files and sockets opened besides them: $others"
[ "$others" = 0 ]
