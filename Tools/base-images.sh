#!/usr/bin/env bash
# Assembles local stand-ins for the base images of the Dockerfile, for machines that reach no container registry:
# Debian from debootstrap, Swift as the same plus this machine's toolchain. An image that is there already is used.
# usage: base-images.sh DEBIAN_IMAGE SWIFT_IMAGE
set -euo pipefail
debian=$1
swift=$2
suite=bookworm
export DEBIAN_FRONTEND=noninteractive

present() { buildah inspect --type image "$1" >/dev/null 2>&1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! present "$debian"; then
    # The mirror that this machine's own apt uses for Debian.
    mirror=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(ORIGIN)' |
        awk -v suite="$suite" '$2 == suite && $3 == "Debian" { print $1; exit }')
    : "${mirror:?apt has no Debian mirror for $suite}"
    echo "assembling $debian" >&2
    debootstrap --variant=minbase "$suite" "$work/root" "$mirror" >"$work/log" 2>&1 ||
        { tail -n 5 "$work/log" >&2; exit 1; }
    find "$work/root" -path "*/archives/*.deb" -delete
    container=$(buildah from scratch)
    buildah add -q "$container" "$work/root" / >/dev/null
    buildah config --cmd /bin/bash \
        --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
    buildah commit -q "$container" "$debian" >/dev/null
    buildah rm "$container" >/dev/null
fi

if ! present "$swift"; then
    echo "assembling $swift" >&2
    toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
    container=$(buildah from --pull-never "$debian")
    # The packages that the Swift project lists for this Debian.
    buildah run "$container" -- sh -c '
        apt-get update -qq
        apt-get install -y -qq --no-install-recommends binutils ca-certificates git gnupg2 libc6-dev \
            libcurl4-openssl-dev libedit2 libgcc-12-dev libncurses-dev libpython3-dev libsqlite3-0 \
            libstdc++-12-dev libxml2-dev libz3-dev pkg-config tzdata zip zlib1g-dev >/dev/null
        rm -rf /var/lib/apt/lists/*'
    buildah add -q "$container" "$toolchain" /usr >/dev/null
    buildah commit -q "$container" "$swift" >/dev/null
    buildah rm "$container" >/dev/null
fi
