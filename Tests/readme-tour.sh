#!/usr/bin/env bash
# Runs the commands of README.md and of the tour, and compares what they print with what these say, exactly.
#
# Between the lines `<!-- tour -->` and `<!-- /tour -->` of a document every ```sh block is run, all in one shell,
# so that variables carry over. A fenced block that follows with nothing but blank lines between is its expected
# output; a command without one has to succeed and may print anything. Where a document says 8080, the port of the
# server under test stands in, and for .build/release/understudy the program under test. Blocks run in the project's
# folder.
#
# usage: readme-tour.sh --program PATH    starts that program on a free port of this machine and stops it again
#        readme-tour.sh --url URL         uses a server that runs already; leaves out the blocks that call the program
set -euo pipefail

documents=(README.md docs/tour.md)
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=$(mktemp -d)
server=
program=
cleanup() {
    [[ -z $server ]] || { kill "$server" && wait "$server"; } 2>/dev/null || true
    rm -rf "$scratch"
}
trap cleanup EXIT

usage() { sed -n 's/^# usage: /usage: /p; s/^#        readme/       readme/p' "${BASH_SOURCE[0]}" >&2; exit 64; }
(($# == 2)) || usage

start_server() { # PROGRAM -> sets url
    "$1" serve --listen 127.0.0.1:0 --store "sqlite:$scratch/data/sessions.sqlite" --port-file "$scratch/port" >"$scratch/server.log" 2>&1 &
    server=$!
    for ((attempt = 0; attempt < 100; attempt++)); do
        [[ ! -s $scratch/port ]] || { url=http://127.0.0.1:$(<"$scratch/port"); return; }
        kill -0 "$server" 2>/dev/null || break
        sleep 0.1
    done
    echo "readme-tour: the server did not start:" >&2
    cat "$scratch/server.log" >&2
    exit 1
}

case $1 in
    --program) program=$(realpath "$2"); start_server "$program" ;;
    --url) url=$2 ;;
    *) usage ;;
esac
port=${url##*:}
port=${port%%/*}

# Cuts the documents into NNN.sh and, where one prints an output, NNN.expected.
awk -v folder="$scratch" '
    FNR == 1 { inside = 0; block = ""; documents++ }
    /^<!-- tour -->$/ { inside = 1; begun[documents]++; next }
    /^<!-- \/tour -->$/ { inside = 0 }
    !inside { next }
    /^```/ && block { close(block); block = ""; next }
    /^```sh$/ { step++; block = sprintf("%s/%03d.sh", folder, step); printf "" > block; pending = 1; next }
    /^```/ {
        block = pending ? sprintf("%s/%03d.expected", folder, step) : "/dev/null"
        printf "" > block; pending = 0; next
    }
    block { print > block; next }
    /[^ \t]/ { pending = 0 }
    END { for (d = 1; d <= documents; d++) if (!begun[d]) { print "readme-tour: no tour in " ARGV[d]; exit 1 } }
' "${documents[@]/#/$root/}"

shopt -s nullglob
steps=("$scratch"/*.sh)

# The commands are written for an interactive shell: no errexit, no nounset, but a failing block is a failure.
set +eu
cd "$root"
failures=0
left_out=0
for step in "${steps[@]}"; do
    step_name="step $((10#$(basename "$step" .sh)))"
    if [[ -z $program ]] && grep -q '\.build/release/understudy' "$step"; then
        echo "readme-tour: $step_name left out: it calls the program"
        left_out=$((left_out + 1))
        continue
    fi
    eval "$(sed "s/\b8080\b/$port/g; s|\.build/release/understudy|$program|g" "$step")" >"$step.out" 2>&1 </dev/null
    status=$?
    sed -i "s/\b$port\b/8080/g" "$step.out"
    expected=${step%.sh}.expected
    if ((status != 0)); then
        echo "readme-tour: $step_name ended with status $status:"
        cat "$step" "$step.out"
        failures=$((failures + 1))
    elif [[ -e $expected ]] && ! diff -u --label document --label "$step_name" "$expected" "$step.out"; then
        echo "readme-tour: $step_name printed something else than stands under it:"
        cat "$step"
        failures=$((failures + 1))
    fi
done
if ((failures)); then
    [[ ! -s $scratch/server.log ]] || tail -n 20 "$scratch/server.log"
    echo "readme-tour: $failures of ${#steps[@]} steps failed"
    exit 1
fi
echo "readme-tour: $((${#steps[@]} - left_out)) steps passed"
