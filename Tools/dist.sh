#!/usr/bin/env bash
# Gathers in dist/ what others install: the program, the image's archive, the clients' packages, and their checksums.
#
# usage: dist.sh [--without-image]     behind `make build`; the image needs root and buildah
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
program=.build/release/understudy
version=$("$program" --version)
machine=$(uname -m)

rm -rf dist
mkdir dist
strip --output-file=dist/understudy "$program"
bytes=$(stat --format=%s dist/understudy)
((bytes < 35000000)) || { echo "dist: $bytes bytes, the goal is 35 MB (docs/performance.md, decision 32)" >&2; exit 1; }
find -L .build/release -maxdepth 1 -name '*.resources' -exec cp -r {} dist/ \;
cp LICENSE docs/scenario.schema.json openapi.yaml /usr/share/common-licenses/LGPL-2.1 dist/
cp /usr/share/doc/libjemalloc-dev/copyright dist/jemalloc-copyright
{
    echo "understudy $version for Linux on $machine. The Swift runtime is in it; it needs these libraries of the system:"
    # Debian's packages of what it is linked with by itself.
    objdump --private-headers dist/understudy | sed -n 's/^ *NEEDED *//p' | while read -r library; do
        path=$(ldd dist/understudy | sed -n "s|^\s*$library => \(\S*\) .*|\1|p")
        owner=$(dpkg --search "$(realpath "${path:-/nonexistent}")" 2>/dev/null | cut -d : -f 1) || owner=
        echo "  $library${owner:+ ($owner)}"
    done
    echo "GNU libmicrohttpd is in it, too, as Debian's libmicrohttpd-dev has it, under the LGPL 2.1 (see the file LGPL-2.1),"
    echo "and so are jemalloc (see jemalloc-copyright) and GCC's C++ library, under the GPL 3 with its runtime exception."
} >dist/README
archive() { tar --create --sort=name --owner=0 --group=0 --mtime=@0 --gzip --file "$@"; }
(cd dist && archive "understudy-$version-linux-$machine.tar.gz" \
    understudy README LICENSE LGPL-2.1 jemalloc-copyright openapi.yaml scenario.schema.json $(ls -d -- *.resources 2>/dev/null || true))

python3 -m venv .build/dist-venv
.build/dist-venv/bin/python -m pip install --quiet build
.build/dist-venv/bin/python -m build --quiet --outdir dist Clients/Python
chmod a+r dist/*.whl # which the builder keeps to itself
archive "dist/understudy-swift-$version.tar.gz" --transform "s|^|understudy-swift-$version/|" \
    -C Clients/Swift Package.swift README.md Sources Tests -C ../.. LICENSE

if [[ ${1:-} != --without-image ]]; then
    Tools/image-check.sh
    STORAGE_DRIVER=vfs buildah push --quiet localhost/understudy:check \
        "docker-archive:dist/understudy-$version-image.tar:understudy:$version" >/dev/null
fi

(cd dist && find . -maxdepth 1 -type f ! -name SHA256SUMS -printf '%f\n' | sort | xargs sha256sum >SHA256SUMS)
ls -l --human-readable dist
