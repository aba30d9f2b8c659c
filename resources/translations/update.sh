#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the .ts files in line with the texts of the sources: new ones unfinished, gone ones removed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
lupdate=$(command -v /usr/lib/qt6/bin/lupdate || command -v lupdate)
cd resources/translations
for language in pl ru; do
    "$lupdate" ../../ui ../../app/gui coretexts.cpp -I ../.. -locations none -no-obsolete -no-ui-lines \
        -source-language en -target-language $language -ts bubblescope_$language.ts
done
# English itself has only its plurals.
"$lupdate" ../../ui ../../app/gui coretexts.cpp -I ../.. -locations none -no-obsolete -no-ui-lines -pluralonly \
    -source-language en -target-language en -ts bubblescope_en.ts
