#!/usr/bin/env bash
# Runs an unpacked image the way a careful host would: as its own non-root user, on a read-only root, with no
# privileges to gain; then asks its health check and drives the README's tour against it. Part of image-check.sh.
# usage: image-run.sh ROOT CONFIGURATION     the image's files; a folder with its user, environment, command, health
set -euo pipefail
root=$1
configuration=$2
user=$(<"$configuration/user")
mapfile -t environment <"$configuration/environment"
mapfile -t command <"$configuration/command"
mapfile -t health <"$configuration/health"
[[ $user =~ ^[1-9][0-9]*:[1-9][0-9]*$ ]] || { echo "image-run: the image's user is '$user'" >&2; exit 1; }
((${#health[@]})) || { echo "image-run: the image has no health check" >&2; exit 1; }

ip link set lo up
# The mount namespace of this process alone gets the root read-only; --propagation private keeps it from the host.
if [[ -z ${IMAGE_RUN_MOUNTED:-} ]]; then
    IMAGE_RUN_MOUNTED=yes exec unshare --mount --propagation private "$0" "$@"
fi
mount --bind "$root" "$root"
mount --options remount,bind,ro "$root"
mount --types proc proc "$root/proc"
# The volume, as an engine would mount it.
mount --types tmpfs --options "uid=${user%:*},gid=${user#*:},mode=0700" tmpfs "$root/data"

# What a command is run behind: the image's user, root and environment and nothing else.
inside=(
    setpriv --no-new-privs chroot --userspec="$user" "$root"
    /usr/bin/env --ignore-environment "${environment[@]}"
)

url=http://127.0.0.1:8080
"${inside[@]}" "${command[@]}" &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" || true' EXIT
for ((attempt = 0; ; attempt++)); do
    ! curl -fs -o /dev/null "$url/readyz" || break
    kill -0 "$server" 2>/dev/null && ((attempt < 100)) || { echo "image-run: no answer from $url" >&2; exit 1; }
    sleep 0.1
done
if "${inside[@]}" /bin/sh -c ': >/probe' 2>/dev/null; then
    echo "image-run: the root is writable" >&2
    exit 1
fi
"${inside[@]}" "${health[@]}"
echo "image-run: the health check passes"
curl -fs -o /dev/null -H 'Host: understudy:8080' "$url/v1/sessions"
echo "image-run: it answers by the name that a container network gives it"
"$(dirname "${BASH_SOURCE[0]}")/../Tests/readme-tour.sh" --url "$url"
