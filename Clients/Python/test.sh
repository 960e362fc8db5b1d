#!/bin/sh
# Tests the Python client against a program: ./test.sh PROGRAM [pytest's options]
set -eu
cd "$(dirname "$0")"
program=$(realpath "${1:?the program to test against, as .build/debug/understudy}" 2> /dev/null || echo "$1")
shift
if [ ! -x .venv/bin/pytest ] || [ pyproject.toml -nt .venv/made ]; then
    python3 -m venv .venv
    .venv/bin/python -m pip install --quiet --editable '.[test]'
    touch .venv/made
fi
.venv/bin/mypy
exec .venv/bin/python -m pytest --understudy-program "$program" "$@"
