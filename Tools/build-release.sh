#!/usr/bin/env bash
# Builds a product for release, .build/release/PRODUCT: the linker optimises it as a whole, across targets.
#
# usage: build-release.sh PRODUCT [OPTION_OF_SWIFT_BUILD...]
# Why: docs/decisions/0036-optimised-as-the-program-is-linked.md
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
product=$1
shift
toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")

# Each file that is optimised so asks for all libraries anew, and the linker opens them for each: thousands of
# times. So nobody asks, and they are named once; of an archive the linker takes what is wanted.
link=(--no-dependent-libraries --thinlto-cache-dir=.build/link-cache)
for archive in "$toolchain"/../lib/swift_static/linux/lib*.a; do
    library=${archive##*/lib}
    link+=("-l${library%.a}")
done
link+=(-lz -lsqlite3 -lnettle)

# Two are linked in that would otherwise be looked through and bound at each start: the C++ library and the
# allocator. That is one object, since in a Swift program the names of archives stay local, and all other
# libraries are to allocate with it (docs/decisions/0010-allocator.md). Package.swift looks for both here.
mkdir -p .build/archives
ln -sf "$("$toolchain/clang++" -print-file-name=libstdc++.a)" .build/archives/
"$toolchain/ld.lld" -r --undefined=malloc -o .build/archives/jemalloc.o \
    "$("$toolchain/clang" -print-file-name=libjemalloc_pic.a)"
echo "INPUT(jemalloc.o)" >.build/archives/libjemalloc.so
# Nobody catches C++ exceptions, and reports of crashes go by frame pointers: the tables for unwinding are left out,
# and the index of them. Ends of texts are shared.
echo 'SECTIONS { /DISCARD/ : { *(.eh_frame .gcc_except_table .gcc_except_table.*) } } INSERT BEFORE .text;' \
    >.build/archives/no-unwinding.ld
link+=(-lgcc_eh --no-eh-frame-hdr -T .build/archives/no-unwinding.ld -O2)

swift build -c release --static-swift-stdlib --experimental-lto-mode=thin --product "$product" \
    --disable-local-rpath "${link[@]/#/-Xlinker=}" "$@"
