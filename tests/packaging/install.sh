#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# `cmake --install` into a prefix of one's own puts everything there, and the programs find each other and what they
# need from there.
#   install.sh CMAKE BUILD_FOLDER PREFIX
set -euo pipefail
cmake=$1
build=$2
prefix=$3

fail() {
    echo "$1" >&2
    exit 1
}

rm -rf "$prefix"
"$cmake" --install "$build" --prefix "$prefix" >/dev/null
cd "$prefix"
export PATH=/usr/bin:/bin QT_QPA_PLATFORM=offscreen HOME=$prefix/home
unset BUBBLESCOPE_WORKER BUBBLESCOPE_GPU_MODULE

expected=(bin/bubblescope-cli bin/bubblescope-worker share/man/man1/bubblescope-cli.1
    share/man/man1/bubblescope-worker.1 share/doc/bubblescope/LICENSE share/doc/bubblescope-tools/copyright)
if grep -x 'BUBBLESCOPE_GUI:BOOL=ON' "$build/CMakeCache.txt" >/dev/null; then
    expected+=(bin/bubblescope share/man/man1/bubblescope.1 share/applications/bubblescope.desktop
        share/icons/hicolor/scalable/apps/bubblescope.svg share/mime/packages/bubblescope.xml
        share/icons/hicolor/scalable/mimetypes/application-x-bubblescope-scenario+json.svg
        share/metainfo/org.bubblescope.bubblescope.metainfo.xml)
fi
for file in "${expected[@]}"; do
    [ -f "$file" ] || fail "$file is not installed"
done
for program in bin/*; do
    [[ $program == bin/bubblescope* ]] || fail "$program is installed, and nobody knows why"
done

example=share/doc/bubblescope-tools/examples/first-picture.json
bin/bubblescope-cli simulate --scenario "$example" | grep makespan >/dev/null || fail "the command line does not simulate"
# The worker is found beside the command line: none is on the PATH.
bin/bubblescope-cli live --scenario "$example" --op-ms 1 --paced --trace live.jsonl >/dev/null
grep '"type":"done"' live.jsonl >/dev/null || fail "the installed worker did not run to its end"
# Where the worker looks for the GPU module is where the module goes, if there is one.
module=$(find . -name bubblescope_gpu.so)
if [ -n "$module" ]; then
    bin/bubblescope-worker --capabilities | grep 'no GPU module' && fail "the worker does not find $module"
    mv "$module" elsewhere.so
fi
bin/bubblescope-worker --capabilities | grep "no GPU module.*${PWD}/.*/bubblescope/modules/bubblescope_gpu.so" >/dev/null ||
    fail "the worker does not look where a GPU module is installed"
if [ -f bin/bubblescope ]; then
    bin/bubblescope "$example" --screenshot window.png --size 1280x720
    head -c 8 window.png | grep PNG >/dev/null || fail "no picture of the window"
fi
