#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian packages: which there are, and what they need. The tools need no Qt, and nothing needs a driver of NVIDIA's,
# which is not a package everywhere.
#   packages.sh CPACK BUILD_FOLDER OUTPUT_FOLDER
set -euo pipefail
cpack=$1
build=$2
output=$3

fail() {
    echo "$1" >&2
    exit 1
}

for tool in dpkg-deb dpkg-shlibdeps file; do
    command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
rm -rf "$output"
"$cpack" --config "$build/CPackConfig.cmake" -B "$output" >"$output.log" 2>&1 || { cat "$output.log" >&2; exit 1; }

expected=(bubblescope-tools)
[ ! -f "$build/app/gui/bubblescope" ] || expected+=(bubblescope)
[ ! -f "$build/app/worker/bubblescope_gpu.so" ] || expected+=(bubblescope-gpu)
packages=("$output"/*.deb)
[ "${#packages[@]}" = "${#expected[@]}" ] || fail "not ${expected[*]} but ${packages[*]}"
for package in "${expected[@]}"; do
    deb=$(echo "$output/${package}"_*.deb)
    [ -f "$deb" ] || fail "there is no package $package, only ${packages[*]}"
    needs=$(dpkg-deb --field "$deb" Depends)
    contents=$(dpkg-deb --contents "$deb")
    [[ $needs == *libstdc++6* ]] || fail "$package needs only $needs"
    [[ ! ${needs,,} =~ cuda|nvidia|nccl ]] || fail "$package needs $needs"
    for document in copyright changelog.gz; do
        [[ $contents == *"/usr/share/doc/$package/$document"* ]] || fail "$package has no $document"
    done
    [ "$(dpkg-deb --info "$deb" | grep -c -E ' (pre|post)(inst|rm) ')" = 0 ] || fail "$package runs scripts when installed"
    case $package in
        bubblescope) [[ $needs == *libqt6charts6* && $needs == *svg* ]] || fail "$package needs no Qt: $needs" ;;
        *) [[ $needs != *qt* ]] || fail "$package needs Qt: $needs" ;;
    esac
done
