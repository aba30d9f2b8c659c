# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by run.sh and test.sh; works in bash with `set -euo pipefail`.

# Names of the packages in the given groups of apt-packages.txt, one a line.
packagesOf() {
    local list="$sourceDir/packaging/apt-packages.txt" line group='' wanted
    while IFS= read -r line || [ -n "$line" ]; do
        case "$line" in
            '' | '#'*) ;;
            '['*']') group=${line//[\[\]]/} ;;
            *)
                for wanted in "$@"; do
                    [ "$group" = "$wanted" ] && printf '%s\n' "$line"
                done
                ;;
        esac
    done <"$list"
    return 0
}

isInstalled() {
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# apt-get, patient with another package manager at work and with a network that stumbles.
aptGet() {
    local try
    for try in 1 2 3 4 5; do
        "${asRoot[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y \
            -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 "$@" </dev/null && return 0
        echo "packaging: apt-get $1 did not succeed (try $try of 5)" >&2
        [ "$try" = 5 ] || sleep $((try * 5))
    done
    return 1
}

# setUp GROUP…: installs what is missing, and touches nothing where nothing is.
setUp() {
    local missing=() package
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "packaging: this is no Debian, so nothing is installed for you. Needed, under their Debian names:" >&2
        packagesOf "$@" | tr '\n' ' ' >&2
        echo >&2
        return 0
    fi
    while IFS= read -r package; do
        isInstalled "$package" || missing+=("$package")
    done < <(packagesOf "$@")
    [ "${#missing[@]}" -gt 0 ] || return 0

    echo "packaging: installing ${missing[*]}"
    if [ "$(id -u)" = 0 ]; then
        asRoot=()
    elif command -v sudo >/dev/null; then
        asRoot=(sudo)
    else
        echo "packaging: these packages are missing, and installing them needs root or sudo, which are not here." >&2
        echo "packaging: as root, run: apt-get install --no-install-recommends ${missing[*]}" >&2
        return 1
    fi
    aptGet update && aptGet install --no-install-recommends "${missing[@]}"
}

# How many compilers at once: one a core, but each may take a gigabyte and a half.
jobCount() {
    local cores memory
    cores=$(nproc)
    memory=$(awk '/^MemAvailable:/ { print int($2 / 1500000) }' /proc/meminfo 2>/dev/null)
    [ "${memory:-0}" -ge 1 ] || memory=1
    echo $((cores < memory ? cores : memory))
}
