#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# gpu-check.sh refuses what is wrong at once, not after the build, in one sentence.
set -euo pipefail
command -v python3 >/dev/null || { echo "python3 is not there"; exit 77; }
failed=0

refused() {
    local sentence=$1 status=0 said
    shift
    said=$(timeout 60 packaging/gpu-check.sh "$@" 2>&1) || status=$?
    if [ "$status" -ne 2 ] || [[ "$said" != *"$sentence"* ]] || [[ "$said" == *Traceback* ]]; then
        echo "gpu-check.sh $*: status $status, without '$sentence': $said" >&2
        failed=1
    fi
}

refused "unrecognized arguments: --nonsense" --nonsense
refused "there is no check 'nonsense'" --only capabilities,nonsense
refused "cannot write /nonexistent/figures.json" --out /nonexistent/figures.json
refused "--bin needs the folder" --bin
exit "$failed"
