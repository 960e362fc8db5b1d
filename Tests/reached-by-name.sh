#!/usr/bin/env bash
# Asks a running service from another machine, by its name and its address, as containers and probes do.
#
# Two network namespaces, joined by a pair of virtual links, stand for the two machines. Where they may not be made,
# it says so in capitals and succeeds.
#
# usage: reached-by-name.sh PROGRAM
set -euo pipefail

(($# == 1)) || { sed -n 's/^# usage: /usage: /p' "${BASH_SOURCE[0]}" >&2; exit 64; }
program=$(realpath "$1")
dockerfile=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/Dockerfile

skip() { echo "reached-by-name: SKIPPED, NOTHING WAS TESTED: $1" >&2; exit 0; }
if [[ -z ${REACHED_BY_NAME_INSIDE:-} ]]; then
    for tool in ip unshare nsenter curl; do command -v $tool >/dev/null || skip "there is no $tool"; done
    apart=(unshare --net)
    ((EUID == 0)) || apart+=(--user --map-root-user)
    "${apart[@]}" ip link add probe-a type veth peer name probe-b 2>/dev/null \
        || skip "network namespaces with links may not be made here"
    REACHED_BY_NAME_INSIDE=yes exec "${apart[@]}" "${BASH_SOURCE[0]}" "$program"
fi

scratch=$(mktemp -d)
server=
stop() {
    [[ -z $server ]] || { kill "$server" && wait "$server"; } 2>/dev/null || true
    server=
}
unshare --net sleep 600 &
machine=$!
trap 'stop; kill "$machine"; rm -rf "$scratch"' EXIT
while [[ $(readlink /proc/$machine/ns/net) == "$(readlink /proc/self/ns/net)" ]]; do sleep 0.01; done
on_machine() { nsenter --net --target "$machine" "$@"; }
ip link add client type veth peer name service netns "$machine"
ip addr add 192.0.2.1/24 dev client
ip -6 addr add fd00::1/64 dev client nodad
ip link set client up
on_machine ip addr add 192.0.2.2/24 dev service
on_machine ip -6 addr add fd00::2/64 dev service nodad
on_machine ip link set service up
on_machine ip link set lo up

start() { # OPTION... -> a service on the other machine
    stop
    rm -f "$scratch/port"
    # Without a shell in between, so that the process that is ended is the service.
    nsenter --net --target "$machine" env UNDERSTUDY_STORE=memory: UNDERSTUDY_DRAIN_DELAY=0 UNDERSTUDY_LOG=error "${environment[@]}" \
        "$program" serve --port-file "$scratch/port" "$@" >"$scratch/log" 2>&1 &
    server=$!
    for ((attempt = 0; attempt < 100; attempt++)); do
        [[ ! -s $scratch/port ]] || { port=$(<"$scratch/port"); return; }
        kill -0 "$server" 2>/dev/null || break
        sleep 0.1
    done
    echo "reached-by-name: the service did not start:" >&2
    cat "$scratch/log" >&2
    exit 1
}

checked=0
ask() { # STATUS ADDRESS NAME PATH [CURL-OPTION...] -> asks from the client's machine, or from loopback
    local status=$1 address=$2 name=$3 path=$4 from=() resolving=()
    [[ $address != 127.* ]] || from=(on_machine)
    [[ $name == \[* ]] || resolving=(--resolve "$name:$port:$address")
    rm -f "$scratch/body"
    found=$("${from[@]}" curl -s -o "$scratch/body" -w '%{http_code}' --max-time 10 "${resolving[@]}" "${@:5}" \
        "http://$name:$port$path") || true
    if [[ $found != "$status" ]]; then
        echo "reached-by-name: $name at $address, $path: $found, not $status: $(head -c 300 "$scratch/body" 2>/dev/null)" >&2
        exit 1
    fi
    checked=$((checked + 1))
}
everywhere() { # STATUS PATH [CURL-OPTION...] -> by names and addresses
    ask "$1" 192.0.2.2 understudy "$2" "${@:3}"
    ask "$1" 192.0.2.2 understudy.ci.example "$2" "${@:3}"
    ask "$1" 192.0.2.2 192.0.2.2 "$2" "${@:3}"
}

environment=()
start --listen 0.0.0.0:0 --insecure
for path in /livez /readyz /v1/sessions /; do
    everywhere 200 $path
    ask 200 127.0.0.1 localhost $path
done
start --listen '[::]:0' --insecure
ask 200 fd00::2 '[fd00::2]' /v1/sessions
ask 200 fd00::2 understudy /v1/sessions

# The image's own settings.
mapfile -t environment < <(grep -o 'UNDERSTUDY_[A-Z_]*=[^ ]*' "$dockerfile" | grep -v UNDERSTUDY_STORE)
start
everywhere 200 /v1/sessions
ask 200 127.0.0.1 localhost /livez
environment=()

token=$("$program" token ci --role admin --file "$scratch/tokens")
start --listen 0.0.0.0:0 --tokens-file "$scratch/tokens"
everywhere 200 /v1/sessions -H "Authorization: Bearer $token"
everywhere 401 /v1/sessions
everywhere 200 /livez

start --listen 0.0.0.0:0 --insecure --allowed-hosts understudy
ask 200 192.0.2.2 understudy /v1/sessions
ask 200 127.0.0.1 localhost /v1/sessions
ask 403 192.0.2.2 understudy.ci.example /v1/sessions
grep -q -- '"understudy.ci.example:'"$port"'.*--allowed-hosts.*UNDERSTUDY_ALLOWED_HOSTS' <(tr -d '\\' <"$scratch/body")
ask 403 192.0.2.2 192.0.2.2 /v1/sessions
everywhere 200 /livez
everywhere 200 /readyz

# On loopback a name that a resolver makes up opens nothing, and other machines do not get there.
start --listen 127.0.0.1:0
ask 200 127.0.0.1 localhost /v1/sessions
ask 403 127.0.0.1 understudy /v1/sessions
ask 403 127.0.0.1 localhost.evil.example /v1/sessions
ask 200 127.0.0.1 understudy /livez
ask 000 192.0.2.2 understudy /livez

echo "reached-by-name: $checked requests from another machine and from loopback were answered as they should be"
