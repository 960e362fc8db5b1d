#!/bin/sh
# Fuzzes the JSON reader and writer with libFuzzer and the address sanitizer.
#
# usage: Benchmarks/fuzz-json.sh [seconds] [corpus directory]
set -eu

cd "$(dirname "$0")/.."
seconds=${1:-60}
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
corpus=${2:-$build/corpus}
mkdir -p "$corpus"

printf '%s' '{"controller":{"class":"A","title":"\u00e9\ud834\udd1e\n"},"animated":true,"n":[0,-1.5e3,null,false,{}]}' \
    >"$corpus/operation"
printf '[%s]' '"é€𝄞","\\","a/b~c",1e308,9223372036854775807,0.1,[[[[[]]]]]' >"$corpus/scalars"
# More keys than are compared pairwise.
printf '{"a":0,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"h":0,"i":0,"j":0,"k":0,"l":0,"m":0,"n":0,"o":0,"p":0,"q":0,"\\u0072":0}' \
    >"$corpus/keys"
cat >"$build/dictionary" <<'TOKENS'
"true"
"false"
"null"
"\\u00"
"\\ud834\\udd1e"
"1e999"
"\"\":"
"\xEF\xBB\xBF"
"\xF0\x9D\x84\x9E"
TOKENS

swiftc -O -sanitize=fuzzer,address -parse-as-library -swift-version 6 \
    -package-name understudy -module-name FuzzJSON -o "$build/fuzz-json" \
    Sources/JSONBytes/*.swift Benchmarks/Fuzz/FuzzJSON.swift

"$build/fuzz-json" -max_total_time="$seconds" -max_len=1024 -dict="$build/dictionary" \
    -artifact_prefix="$build/" -print_final_stats=1 "$corpus" || {
    status=$?
    mkdir -p .build/fuzz
    find "$build" -maxdepth 1 \( -name 'crash-*' -o -name 'timeout-*' -o -name 'oom-*' \) -exec cp {} .build/fuzz/ \;
    echo "the inputs that failed are in .build/fuzz" >&2
    exit "$status"
}
