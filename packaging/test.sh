#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, and runs every test. The other builds (without Qt, sanitizers, fuzzing), the lint
# and the format are tests too (tests/checks), so that the summary at the end covers all.
# Arguments go to ctest: `packaging/test.sh -LE check` leaves those out, `-R gantt` picks by name.
set -euo pipefail
sourceDir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$sourceDir"
source packaging/setup.sh

setUp build window package test
CMAKE_BUILD_PARALLEL_LEVEL=$(jobCount)
export CMAKE_BUILD_PARALLEL_LEVEL
cmake --preset ci
cmake --build --preset ci
exec ctest --preset ci -j "$(nproc)" "$@"
