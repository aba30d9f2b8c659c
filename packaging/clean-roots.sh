#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries the packages and README's commands where nothing else is installed: in roots made by debootstrap.
#   packaging/clean-roots.sh FOLDER [SUITE…]        bookworm and trixie if none is named
# For each suite: the committed state is cloned and run by packaging/run.sh, on Debian 12 tested by packaging/test.sh too;
# packages are made; in another root, without compiler, they are installed, the three programs run, and removed, and the
# files before and after are compared. The Debian 12 packages are made here, so that the GPU module is among them where
# nvcc is; a suite that cannot install them gets its own. FOLDER keeps the roots, the logs and report.txt; delete it when
# done. Takes root, debootstrap, 4 GB a suite, and the time of two builds; MIRROR names another Debian mirror. A compiler
# cache in ~/.cache/ccache is shared with the roots.
set -euo pipefail
shopt -s inherit_errexit
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mirror=${MIRROR:-http://deb.debian.org/debian}
cache=$HOME/.cache/ccache

if [ $# -lt 1 ] || [ "$1" = -h ] || [ "$1" = --help ]; then
    sed -n '4,13s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
    exit 2
fi
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
[ $# -gt 0 ] || set -- bookworm trixie

tell() { printf '%s  %s\n' "$(date +%H:%M:%S)" "$*" | tee -a "$folder/report.txt"; }

# inRoot ROOT COMMAND: a shell in it, as root, patient and polite. Its mounts are its own and go when it ends.
inRoot() {
    # shellcheck disable=SC2016  # the inner shell expands these; the compiler cache minds the language
    unshare --mount --pid --fork --kill-child --propagation private bash -euc '
        mount -t proc proc "$1/proc"
        mount --rbind /sys "$1/sys"
        mount -t devpts -o newinstance,ptmxmode=666 devpts "$1/dev/pts"
        mkdir -p "$1/dev/shm"
        mount -t tmpfs tmpfs "$1/dev/shm"
        if [ -d "$1/root/.cache/ccache" ]; then mount --bind "$3" "$1/root/.cache/ccache"; fi
        exec chroot "$1" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb DEBIAN_FRONTEND=noninteractive \
            LANG="${LANG:-C.UTF-8}" nice -n 10 bash -euo pipefail -c "$2"' _ "$1" "$2" "$cache"
}

# freshRoot SUITE NAME: a copy of the suite's smallest system; prints where it is.
freshRoot() {
    local base=$folder/$1-base root=$folder/$1-$2
    if [ ! -f "$base/etc/debian_version" ]; then
        debootstrap --variant=minbase "$1" "$base" "$mirror" >"$base.log" 2>&1
    fi
    rm -rf --one-file-system "$root"
    cp -a "$base" "$root"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    ln -sf pts/ptmx "$root/dev/ptmx"
    inRoot "$root" 'apt-get -q update' >"$root.log" 2>&1
    echo "$root"
}

# What README promises: git and a shell, and one command.
tryReadme() {
    local suite=$1 root=$2
    inRoot "$root" 'apt-get -q -y install --no-install-recommends git' >>"$root.log" 2>&1
    if [ -d "$cache" ]; then
        inRoot "$root" 'apt-get -q -y install --no-install-recommends ccache' >>"$root.log" 2>&1
        mkdir -p "$root/root/.cache/ccache"
    fi
    git clone -q --bare --no-hardlinks "$source" "$root/root/bubblescope.git"
    inRoot "$root" 'cd && git clone -q bubblescope.git bubblescope && cd bubblescope && packaging/run.sh' \
        >"$root-run.log" 2>&1 || { tell "$suite: packaging/run.sh FAILED, see $root-run.log"; return 1; }
    [ -s "$root/root/bubblescope/build-release/first-picture.png" ] ||
        { tell "$suite: packaging/run.sh drew no picture"; return 1; }
    tell "$suite: packaging/run.sh works: $(inRoot "$root" 'g++ --version | head -1; qtpaths6 --qt-version' | paste -sd ' '),"\
        "first picture drawn"
    [ "$suite" = bookworm ] || return 0  # the list of packages for the tests is Debian 12's
    inRoot "$root" 'cd ~/bubblescope && packaging/test.sh -LE check' >"$root-test.log" 2>&1 ||
        { tell "$suite: packaging/test.sh -LE check FAILED, see $root-test.log"; return 1; }
    tell "$suite: packaging/test.sh -LE check works: $(grep 'tests passed' "$root-test.log")"
}

# The packages of the suite's own build, in its build root.
packInRoot() {
    inRoot "$1" 'cd ~/bubblescope && source packaging/setup.sh && sourceDir=$PWD && setUp package &&
        cpack --preset release' >"$1-pack.log" 2>&1
}

packHere() (
    cd "$source" && cmake --preset release && nice -n 10 cmake --build --preset release && cpack --preset release
) >"$folder/here.log" 2>&1

# Runs in the clean root, with the packages in /root/debs. Prints what it finds; fails at the first thing that is wrong.
tryPackages() {
    # shellcheck disable=SC2016
    inRoot "$1" '
        files() {
            find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /root/debs \
                -o -path "/var/lib/apt" -o -path "/var/lib/dpkg" -o -path "/var/cache/apt" -o -path "/var/cache/debconf" \
                -o -path "/var/log" \) -prune -o -print | sort
        }
        asUser() { runuser -u nobody -- env HOME=/tmp/user XDG_RUNTIME_DIR=/tmp/user QT_QPA_PLATFORM=offscreen "$@"; }
        files >/tmp/before
        apt-get -q -y install --no-install-recommends /root/debs/*.deb >/tmp/install.log 2>&1 ||
            { cat /tmp/install.log; exit 1; }
        mkdir -m 700 /tmp/user && chown nobody /tmp/user && cd /tmp/user
        example=/usr/share/doc/bubblescope-tools/examples/slow-middle-1f1b.json
        asUser bubblescope --version
        asUser bubblescope "$example" --screenshot window.png --size 1440x900
        echo "bubblescope: a picture of $(stat -c %s window.png) bytes"
        asUser bubblescope-cli simulate --scenario "$example" | grep -i bubble | head -1
        asUser bubblescope-cli live --scenario "$example" --op-ms 1 --paced --trace live.jsonl >/dev/null
        grep -c "\"type\":\"iv\"" live.jsonl | sed "s/$/ lines of intervals from the worker/"
        asUser bubblescope-worker --capabilities | grep "^cuda "
        grep bubblescope /usr/share/mime/globs2
        if dpkg-query -W bubblescope-gpu >/dev/null 2>&1; then
            asUser bubblescope-worker --capabilities | (! grep "no GPU module")
        fi
        dpkg-query -W "bubblescope*" "libqt6core6*" "libfmt*" | grep -P "\t."
        apt-get -q -y purge --autoremove "bubblescope*" >/tmp/remove.log 2>&1 || { cat /tmp/remove.log; exit 1; }
        files >/tmp/after
        if ! diff /tmp/before /tmp/after; then echo "these files differ after removal"; exit 1; fi
        echo "removed: the $(wc -l </tmp/after) files are those of before"'
}

trySuite() {
    local suite=$1 build clean
    build=$(freshRoot "$suite" build)
    tryReadme "$suite" "$build"
    packInRoot "$build"
    clean=$(freshRoot "$suite" clean)
    mkdir "$clean/root/debs"
    cp "$source"/build-release/packages/*.deb "$clean/root/debs"
    if inRoot "$clean" 'apt-get -q -s install --no-install-recommends /root/debs/*.deb' >"$clean-foreign.log" 2>&1; then
        tell "$suite: installs the packages made here"
    else
        tell "$suite: cannot install those made here: $(grep -m1 'Depends:' "$clean-foreign.log"); with its own instead"
        cp "$build"/root/bubblescope/build-release/packages/*.deb "$clean/root/debs"
    fi
    tryPackages "$clean" >"$clean-packages.log" 2>&1 ||
        { tell "$suite: packages FAILED, see $clean-packages.log"; return 1; }
    tell "$suite: packages installed, run and removed:"
    sed 's/^/          /' "$clean-packages.log" | tee -a "$folder/report.txt"
}

tell "$(git -C "$source" log -1 --format='%h %s')"
packHere || { tell "packages cannot be made here, see $folder/here.log"; exit 1; }
tell "made here, on $(. /etc/os-release && echo "$PRETTY_NAME"): $(cd "$source/build-release/packages" && echo *.deb)"
for suite in "$@"; do
    trySuite "$suite"
done
