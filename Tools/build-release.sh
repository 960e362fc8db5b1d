#!/usr/bin/env bash
# Builds a product for release, .build/release/PRODUCT: the linker optimises it as a whole, across targets.
#
# usage: build-release.sh PRODUCT [OPTION_OF_SWIFT_BUILD...]
# Why: docs/decisions/0036-optimised-as-the-program-is-linked.md
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
product=$1
shift

# Each file that is optimised so asks for all libraries anew, and the linker opens them for each: thousands of times. So
# nobody asks, and they are named once; of an archive the linker takes what is wanted.
link=(--no-dependent-libraries --thinlto-cache-dir=.build/link-cache)
archives=$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift_static/linux
for archive in "$archives"/lib*.a; do
    library=${archive##*/lib}
    link+=("-l${library%.a}")
done
link+=(-lz -lsqlite3 -lnettle)

swift build -c release --static-swift-stdlib --experimental-lto-mode=thin --product "$product" \
    "${link[@]/#/-Xlinker=}" "$@"
