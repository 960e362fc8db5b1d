#!/usr/bin/env bash
# Builds the Dockerfile with buildah, tries the image (image-run.sh) and prints its size. Needs root, for the mounts.
#
# Where the base images are not in buildah's store, stand-ins are assembled from this machine (base-images.sh).
# To check against the published ones, `buildah pull` them first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
((EUID == 0)) || { echo "image-check: needs root" >&2; exit 1; }
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
image=localhost/understudy:check

scratch=$(mktemp -d)
container=
cleanup() {
    rm -rf "$scratch"
    [[ -z $container ]] || buildah rm "$container" >/dev/null
}
trap cleanup EXIT

mapfile -t bases < <(sed -n 's/^FROM \([^ ]*\).*/\1/p' Dockerfile)
Tools/base-images.sh "${bases[1]}" "${bases[0]}"

# Where git is told to fetch from folders of this machine, the build must see these folders and be told the same.
volumes=()
while IFS=$'\t' read -r key value; do
    folder=${key#url.}
    folder=${folder%.insteadof}
    folder=${folder#file://}
    [[ $folder == /* && -d $folder ]] || continue
    git config --file "$scratch/gitconfig" --add "url.$folder.insteadOf" "$value"
    [[ " ${volumes[*]} " == *" $folder:$folder:ro "* ]] || volumes+=(--volume "$folder:$folder:ro")
done < <(git config --get-regexp '^url\..*\.insteadof$' | tr ' ' '\t')
[[ ! -e $scratch/gitconfig ]] || volumes+=(--volume "$scratch/gitconfig:/etc/gitconfig:ro")

buildah bud --pull-never --format docker --layers "${volumes[@]}" --tag "$image" .

container=$(buildah from --pull-never "$image")
root=$(buildah mount "$container")

list() { buildah inspect --type image --format "{{range $1}}{{println .}}{{end}}" "$image" | sed '/^$/d'; }
buildah inspect --type image --format '{{.Docker.Config.User}}' "$image" >"$scratch/user"
list .Docker.Config.Env >"$scratch/environment"
{ list .Docker.Config.Entrypoint; list .Docker.Config.Cmd; } >"$scratch/command"
list .Docker.Config.Healthcheck.Test | tail -n +2 >"$scratch/health"

# In a network of its own, so that the image can listen where it wants to.
unshare --net Tools/image-run.sh "$root" "$scratch"

echo "image: $(buildah images --format '{{.Size}}' "$image"), of which base" \
    "$(buildah images --format '{{.Size}}' "${bases[1]}")"
