#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# module.sh CASE WORKER BUILD-FOLDER TOOLKIT-LIBRARIES MODULE: one test of the GPU module on a machine without a GPU.
# Exit status 77: skipped.
set -euo pipefail
case=$1 worker=$2 build=$3 toolkit=$4 module=$5

skip() {
    echo "skipped: $1"
    exit 77
}
fail() {
    echo "FAILED: $1"
    echo "$output"
    exit 1
}
# says NAME TEXT…: the capability is there as not available, and its line has all the texts.
says() {
    local line text
    line=$(grep -E "^$1 +no " <<<"$output") || fail "no line '$1 no'"
    for text in "${@:2}"; do
        grep -qF -- "$text" <<<"$line" || fail "'$1' does not say '$text'"
    done
}
capabilities() {
    output=$("$worker" --gpu-module "$module" --capabilities) || fail "exit status $?"
}
noDriver() {
    ! ldconfig -p 2>/dev/null | grep -q 'libcuda\.so\.1' || skip "an NVIDIA driver is here"
}

output=
[ -n "$module" ] || skip "the GPU module was not built: no nvcc, or BUBBLESCOPE_CUDA is off"
case $case in
no-driver)
    noDriver
    capabilities
    says cuda "no NVIDIA driver" "cudaErrorInsufficientDriver (35)"
    says cuda-green-contexts "no usable GPU"
    says cuda-peer "no usable GPU"
    says nccl ""
    ;;
stub)
    [ -e "$toolkit/stubs/libcuda.so" ] || skip "the toolkit has no stub of libcuda"
    mkdir -p "$build/stub"
    ln -sf "$toolkit/stubs/libcuda.so" "$build/stub/libcuda.so.1"
    export LD_LIBRARY_PATH="$build/stub${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
    capabilities
    says cuda "stub" "(34)"
    ;;
old-nccl)
    noDriver
    export LD_LIBRARY_PATH="$build/oldnccl${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
    capabilities
    says nccl "NCCL 2.12.12 is older than 2.18"
    ;;
run)
    noDriver
    status=0
    output=$("$worker" --gpu-module "$module" --backend cuda --schedule 1f1b --stages 2 --microbatches 2 --op-ms 1 \
        --no-stdin) || status=$?
    [ "$status" = 1 ] || fail "exit status $status"
    grep -q '"type":"error","code":"unsupported".*no NVIDIA driver' <<<"$output" || fail "no error record"
    grep -q '"type":"done","reason":"error"' <<<"$output" || fail "no done record"
    ;;
symbols)
    command -v nm >/dev/null || skip "nm is not here"
    command -v readelf >/dev/null || skip "readelf is not here"
    output=$(nm -D --defined-only "$module" | awk '{ print $NF }')
    [ "$output" = bubblescopeGpuModule ] || fail "exports more or less than its one function"
    output=$(readelf -d "$module" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p')
    ! grep -vE '^(lib(c|m|dl|rt|pthread|stdc\+\+|gcc_s)\.so\.[0-9]+|ld-linux.*)$' <<<"$output" ||
        fail "needs more than the system's own libraries"
    ;;
*) fail "unknown case $case" ;;
esac
echo "as it should be"
