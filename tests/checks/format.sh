#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Every source file is as clang-format 14 with our .clang-format leaves it (other versions differ in details).
# `tests/checks/format.sh --fix` makes it so.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
mode=(--dry-run -Werror)
[ "${1:-}" = --fix ] && mode=(-i)
format=$(command -v clang-format-14 || command -v clang-format)
folders=()
for folder in app core gpu ui tests; do
    [ -d "$folder" ] && folders+=("$folder")
done
find "${folders[@]}" \( -name '*.h' -o -name '*.cpp' -o -name '*.cu' -o -name '*.cuh' \) -print0 |
    xargs -0 -r "$format" --style=file "${mode[@]}"
