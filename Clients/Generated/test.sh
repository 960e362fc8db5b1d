#!/bin/bash
# Generates clients from openapi.yaml, and holds what each reads of a session against the service's text form.
# usage: test.sh PROGRAM
set -euo pipefail
program=$(realpath "$(command -v "${1:?the program to test against, such as .build/debug/understudy}")")
cd "$(dirname "$0")"
mkdir -p .build
if [[ ! -e .build/venv/made || requirements.txt -nt .build/venv/made ]]; then
    python3 -m venv .build/venv
    .build/venv/bin/python -m pip install --quiet --requirement requirements.txt
    touch .build/venv/made
fi

quietly() { # COMMAND..., whose output is shown where it fails
    "$@" >.build/output 2>&1 || { cat .build/output >&2; exit 1; }
}

generate() { # GENERATOR [options]
    rm -rf ".build/$1"
    quietly .build/venv/bin/openapi-generator-cli generate -i ../../openapi.yaml -g "$1" -o ".build/$1" "${@:2}"
}

rm -rf .build/openapi-python-client .build/typescript
quietly .build/venv/bin/openapi-python-client generate --path ../../openapi.yaml --meta none \
    --output-path .build/openapi-python-client/understudy_client
generate python --package-name understudy_client
generate typescript-fetch
# Debian's compiler, 4.8, does not know what `in` says of an object, as later ones do.
mkdir .build/typescript
mv .build/typescript-fetch .build/typescript/client
cp typescript.ts .build/typescript/main.ts
tsc --strict --noImplicitAny false --target es2020 --module commonjs --moduleResolution node --lib es2020,dom \
    .build/typescript/main.ts
generate swift6 --additional-properties=projectName=OpenAPIClient
quietly swift build --package-path Swift --scratch-path .build/swift

rm -f .build/port
"$program" serve --listen 127.0.0.1:0 --store memory: --port-file .build/port >.build/server.log 2>&1 &
server=$!
trap 'kill "$server" && wait "$server" || true' EXIT
for ((attempt = 0; attempt < 100; attempt++)); do [[ -s .build/port ]] && break || sleep 0.1; done
url=http://127.0.0.1:$(<.build/port)

# The same by hand.
post() { curl -s "$url/v1/$1" -H 'Content-Type: application/json' -d "$2"; }
session=$(post sessions '{"root": {"class": "UINavigationController", "as": "nav", "viewControllers": [
    {"class": "HomeViewController", "as": "home"}]}}' | grep -o '"id":"[^"]*"' | head -n 1 | cut -d '"' -f 4)
detail='{"controller": {"class": "DetailViewController", "as": "detail"}, "animated": false}'
{
    post "sessions/$session/controllers/nav/push?format=text" "$detail"
    post "sessions/$session/operations?format=text" '{"operations": [{"op": "pop", "target": "nav", "animated": false}]}'
    post "sessions/$session/controllers/nobody/push" "$detail" | sed 's/.*"status":\([0-9]*\).*"code":"\([a-z_]*\)".*/\1 \2/'
    echo
    echo "$(curl -s "$url/v1/sessions/$session/events?format=text" | wc -l) events"
} >.build/expected

compare() { # NAME COMMAND...
    "${@:2}" "$url" >".build/$1.log"
    diff .build/expected ".build/$1.log" || { echo "$1: this is not what the service says" >&2; exit 1; }
    echo "$1: $(wc -l <".build/$1.log") lines"
}
compare openapi-python-client env PYTHONPATH=.build/openapi-python-client .build/venv/bin/python openapi_python_client.py
compare openapi-generator-python env PYTHONPATH=.build/python .build/venv/bin/python openapi_generator.py
compare openapi-generator-typescript node .build/typescript/main.js
compare openapi-generator-swift .build/swift/debug/Run
