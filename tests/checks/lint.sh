#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# clang-tidy over all of core, with the checks of .clang-tidy: lint.sh BUILD_FOLDER [FILE…]
# The build's options are GCC's, so warnings that clang does not know are no matter.
# Not over ui: a file that includes Qt takes half a minute.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
build=$1
shift
tidy=$(command -v clang-tidy-14 || command -v clang-tidy)
if [ "$#" -gt 0 ]; then
    printf '%s\0' "$@"
else
    find core -name '*.cpp' -print0
fi | xargs -0 -r -n 1 -P "$(nproc)" "$tidy" -p "$build" --quiet \
    --extra-arg=-Wno-unknown-warning-option
