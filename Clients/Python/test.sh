#!/bin/sh
# Tests the Python client against a program: test.sh PROGRAM [pytest's options]
set -eu
program=$(realpath "$(command -v "${1:?the program to test against, such as .build/debug/understudy}")")
shift
cd "$(dirname "$0")"
if [ ! -e .venv/made ] || [ pyproject.toml -nt .venv/made ]; then
    python3 -m venv .venv
    .venv/bin/python -m pip install --quiet --editable '.[test]'
    touch .venv/made
fi
.venv/bin/mypy
exec .venv/bin/python -m pytest --understudy-program "$program" "$@"
