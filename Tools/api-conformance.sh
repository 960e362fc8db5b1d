#!/usr/bin/env bash
# Starts the release program and lets schemathesis hold it against its own openapi.yaml with all checks.
# usage: api-conformance.sh [SCHEMATHESIS_ARGUMENT...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=4.32.5

if [[ $(.venv/bin/python -c 'import importlib.metadata as m; print(m.version("schemathesis"))' 2>/dev/null) != "$version" ]]; then
    python3 -m venv .venv
    .venv/bin/python -m pip install --quiet "schemathesis==$version"
fi

scratch=$(mktemp -d)
.build/release/understudy serve --listen 127.0.0.1:0 --store memory: --port-file "$scratch/port" >"$scratch/log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" || true; rm -rf "$scratch"' EXIT
for ((attempt = 0; attempt < 100; attempt++)); do
    [[ ! -s $scratch/port ]] || break
    sleep 0.1
done
[[ -s $scratch/port ]] || { cat "$scratch/log" >&2; exit 1; }

.venv/bin/schemathesis run "http://127.0.0.1:$(<"$scratch/port")/openapi.json" \
    --checks all --seed 1 --max-examples 50 "$@"
