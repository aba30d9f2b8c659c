#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Desktop entry and AppStream metadata are valid, name the type that the shared MIME database gets, and all speak of one
# version.
#   desktop.sh VERSION
set -euo pipefail
version=$1
folder=packaging/desktop
failed=0

complain() {
    echo "$1" >&2
    failed=1
}

type=$(sed -n 's/.*<mime-type type="\([^"]*\)".*/\1/p' "$folder/bubblescope.xml")
grep -Fx "MimeType=$type;" "$folder/bubblescope.desktop" >/dev/null || complain "the desktop entry does not open $type"
grep -F "<mediatype>$type</mediatype>" "$folder/"*.metainfo.xml >/dev/null || complain "the metadata do not name $type"
[ -f "resources/icons/mimetypes/${type//\//-}.svg" ] || complain "there is no icon for $type"
glob=$(sed -n 's/.*<glob pattern="\*\([^"]*\)".*/\1/p' "$folder/bubblescope.xml")
grep -F "QStringLiteral(\"$glob\")" ui/window/mainwindow.cpp >/dev/null || complain "the window does not save as $glob"

grep -F "<release version=\"$version\"" "$folder/"*.metainfo.xml >/dev/null || complain "the metadata lack $version"
head -1 packaging/debian/changelog | grep -F "($version)" >/dev/null || complain "the changelog does not begin with $version"
for page in packaging/man/*.1; do
    grep -F "\"Bubblescope $version\"" "$page" >/dev/null || complain "$page is of another version than $version"
done
[ "$failed" = 0 ] || exit 1

for tool in desktop-file-validate appstreamcli; do
    command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
desktop-file-validate "$folder/bubblescope.desktop"
appstreamcli validate --no-net "$folder/"*.metainfo.xml
