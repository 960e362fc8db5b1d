#!/bin/sh
# Compiles navigation code that others wrote against this module and drives it: routers.sh FOLDER [swift test's options]
#
# FOLDER has the routers, INDEX.tsv in it says where they are from. They are laid out as one package below .build, changed
# where Routers/changes.sed says so and why, and built; then their own tests run, and the flows of Routers/Flows.
# UNDERSTUDY_PROGRAM names another program than the release build; with a debug build some tests wait too long.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(cd "${1:?the folder with the sources}" && pwd)
shift
UNDERSTUDY_PROGRAM=$(realpath "$(command -v "${UNDERSTUDY_PROGRAM:-$here/../../.build/release/understudy}")")
export UNDERSTUDY_PROGRAM
package=$here/.build/routers
rm -rf "$package/Sources" "$package/Tests"
mkdir -p "$package/Sources" "$package/Tests"

for name in Navigation URLNavigator XCoordinator; do
    cp -R "$folder/$name/Sources/." "$package/Sources"
    cp -R "$folder/$name/Tests/${name}Tests" "$package/Tests"
done
name=ApplicationCoordinator
cp -R "$folder/$name/$name" "$package/Sources"
cp -R "$folder/$name/${name}Tests" "$package/Tests"

# How many lines of each are changed.
for target in "$package"/Sources/* "$package"/Tests/*; do
    find "$target" -name '*.swift' | while read -r file; do
        sed -E -f "$here/Routers/changes.sed" "$file" > "$package/changed"
        diff "$file" "$package/changed" | grep -c '^>' || true
        cp "$package/changed" "$file"
    done | awk -v name="$(basename "$target")" '{ lines += $1 } END { print name ": " lines + 0 " lines changed" }'
    [ "$(basename "$target")" = URLMatcher ] || cp "$here/Routers/Exports.swift" "$target/Exports.swift"
done
for flows in "$here"/Routers/Flows/*.swift; do
    [ ! -e "$flows" ] || cp "$flows" "$package/Tests/$(basename "$flows" .swift)Tests/Flows.swift"
done
cp "$here/Routers/Package.swift" "$package/Package.swift"
cd "$package"
swift build --build-tests --quiet -Xswiftc -suppress-warnings
# In Xcode these tests run in a host app, whose window is key.
export UNDERSTUDY_HOST_WINDOW=1
swift test --skip-build --disable-swift-testing "$@"
