#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, and starts the application. Arguments go to the application.
# With no display the first picture is drawn into a file instead.
set -euo pipefail
sourceDir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$sourceDir"
source packaging/setup.sh

setUp build window
cmake --preset release >build-release.log 2>&1 || { cat build-release.log >&2; exit 1; }
cmake --build --preset release -j "$(jobCount)"
program=build-release/app/gui/bubblescope

# These need no display, and the application knows how to do without.
needsNoDisplay() {
    local argument
    for argument in "$@"; do
        case "$argument" in
            --screenshot | --screenshot=* | --export | --export=* | -h | --help | -v | --version) return 0 ;;
        esac
    done
    return 1
}

# A platform without a screen (offscreen, minimal) shows nothing, and its window would never end.
case "${QT_QPA_PLATFORM:-}" in
    "") hasScreen=${DISPLAY:-}${WAYLAND_DISPLAY:-} ;;
    offscreen* | minimal*) hasScreen= ;;
    *) hasScreen=yes ;;
esac
if [ -n "$hasScreen" ] || needsNoDisplay "$@"; then
    exec "$program" "$@"
fi
picture=$sourceDir/build-release/first-picture.png
echo "There is no display here (DISPLAY and WAYLAND_DISPLAY are not set, or QT_QPA_PLATFORM has no screen), so no window can open."
[ "$#" -gt 0 ] || set -- --at 90ms  # in the midst of the first picture
"$program" "$@" --screenshot "$picture" --size 1440x900
echo "The first picture is in $picture"
