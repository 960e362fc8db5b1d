#!/usr/bin/env bash
# Checks openapi.yaml and the schema of scenarios, then lets schemathesis hold a running server against it with all checks.
# usage: api-conformance.sh [--document-only | SCHEMATHESIS_ARGUMENT...]
# UNDERSTUDY_PROGRAM names another program than the release build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
program=${UNDERSTUDY_PROGRAM:-.build/release/understudy}

packages=("schemathesis==4.32.5" "openapi-spec-validator==0.9.0")
if [[ $(cat .venv/packages 2>/dev/null) != "${packages[*]}" ]]; then
    python3 -m venv .venv
    .venv/bin/python -m pip install --quiet "${packages[@]}"
    echo "${packages[*]}" >.venv/packages
fi

.venv/bin/openapi-spec-validator --schema 3.1 openapi.yaml
.venv/bin/python Tests/scenario-schema.py
[[ ${1:-} != --document-only ]] || exit 0

scratch=$(mktemp -d)
export HYPOTHESIS_STORAGE_DIRECTORY=$scratch/hypothesis
"$program" serve --listen 127.0.0.1:0 --store memory: --port-file "$scratch/port" >"$scratch/log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" || true; rm -rf "$scratch"' EXIT
for ((attempt = 0; attempt < 100; attempt++)); do
    [[ ! -s $scratch/port ]] || break
    sleep 0.1
done
[[ -s $scratch/port ]] || { cat "$scratch/log" >&2; exit 1; }
url=http://127.0.0.1:$(<"$scratch/port")

# Creates the session that Tools/schemathesis.toml sends the operations to, and prints its id.
create_session() {
    .venv/bin/python - "$url" <<'PYTHON'
import json, sys, urllib.request
children = [{"as": "list"}, {"as": "map"}]
root = {"class": "UINavigationController", "as": "nav", "viewControllers": [{"as": "home", "children": children}]}
body = json.dumps({"ttlSeconds": 86400, "root": root}).encode()
request = urllib.request.Request(sys.argv[1] + "/v1/sessions", body, {"Content-Type": "application/json"})
print(json.load(urllib.request.urlopen(request))["session"]["id"])
PYTHON
}

failed=0
for phase in examples coverage fuzzing stateful; do
    SESSION=$(create_session)
    export SESSION
    .venv/bin/schemathesis --config-file Tools/schemathesis.toml run "$url/openapi.json" \
        --phases "$phase" --checks all --seed 1 --max-examples 10 --continue-on-failure \
        --suppress-health-check large_base_example --warnings off "$@" || failed=1
done
exit "$failed"
