#!/bin/sh
# Drives the pages in Debian's chromium: test.sh PROGRAM [pytest's options]
set -eu
program=$(realpath "$(command -v "${1:?the program to test, such as .build/debug/understudy}")")
shift
cd "$(dirname "$0")"
if ! cmp -s requirements.txt .venv/made; then
    python3 -m venv .venv
    .venv/bin/python -m pip install --quiet --requirement requirements.txt
    cp requirements.txt .venv/made
fi
exec .venv/bin/python -m pytest --quiet -p no:cacheprovider --understudy-program="$program" . "$@"
