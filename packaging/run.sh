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

for argument in "$@"; do
    # These end by themselves and need no display.
    case "$argument" in
        --screenshot | --screenshot=* | -h | --help | -v | --version)
            export QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
            exec "$program" "$@"
            ;;
    esac
done
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    exec "$program" "$@"
fi

picture=$sourceDir/build-release/first-picture.png
echo "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open."
QT_QPA_PLATFORM=offscreen "$program" "$@" --screenshot "$picture" --size 1440x900
echo "The first picture is in $picture"
