#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# For whoever has the hardware: builds the worker and the GPU module without Qt and runs a list of checks on the GPUs
# here, prints pass, fail or not present with figures, and writes them as one JSON file. About eight minutes.
#   packaging/gpu-check.sh [--bin FOLDER] [--out FILE] [--only NAME,…] [--seconds N] [--hosts A,B]
# --bin: programs that are built already; --hosts: machines to reach by ssh, with the same folder, for the checks of
# several hosts. Needs python3, and to build cmake, ninja, nvcc and the packages of apt-packages.txt but Qt's.
# Exit status: 0 nothing failed, 1 something did, 2 wrong usage, 3 there is no GPU that could be checked.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
bin=
rest=()
while [ $# -gt 0 ]; do
    case $1 in
    --bin)
        [ $# -ge 2 ] && [ -n "$2" ] || { echo "gpu-check: --bin needs the folder of the programs" >&2; exit 2; }
        bin=$2
        shift 2
        ;;
    -h | --help) sed -n '4,10s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; exit 0 ;;
    *) rest+=("$1"); shift ;;
    esac
done
build() (
    cd "$here"
    architectures=
    if command -v nvidia-smi >/dev/null; then  # machine code for what is here
        architectures=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader | tr -d . |
            awk '$1 >= 80' | sort -u | paste -sd ';') ||  # older ones cannot run the kernels
            architectures=
    fi
    cmake --preset no-gui -DBUBBLESCOPE_CUDA_ARCHITECTURES="$architectures" >/dev/null
    targets=(bubblescope-worker bubblescope-cli)
    if cmake --build --preset no-gui --target help | grep bubblescope-gpu-probe >/dev/null; then
        targets+=(bubblescope_gpu bubblescope-gpu-probe)
    else
        echo "gpu-check: nvcc was not found, so there is no GPU module" >&2
    fi
    cmake --build --preset no-gui --target "${targets[@]}"
    cp -f build-no-gui/app/cli/bubblescope-cli build-no-gui/app/worker/
)
# Before the build, which takes minutes.
python3 "$here/packaging/gpu-check.py" --check-arguments --bin "$bin" "${rest[@]}"
if [ -z "$bin" ]; then
    build
    bin=$here/build-no-gui/app/worker
fi
exec python3 "$here/packaging/gpu-check.py" --bin "$bin" "${rest[@]}"
