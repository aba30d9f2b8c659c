#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Every option and command that --help names is in the program's manual page, and the page names no other.
#   manpages.sh PROGRAM…
set -euo pipefail
failed=0

complain() {
    echo "$1" >&2
    failed=1
}

pageOf() { sed 's/\\-/-/g' "packaging/man/$1.1"; }
headingsIn() { sed -n '/^\.TP/{n;p}'; }
optionsIn() { grep -oE '(^|[^[:alnum:]-])--[a-z][a-z0-9-]*' | grep -oE -- '--.*' | sort -u; }
commandsOf() { "$1" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z-]*\).*/\1/p'; }

helpOf() {
    local command
    "$1" --help
    for command in $(commandsOf "$1"); do
        "$1" "$command" --help
    done
}

# What the command line and the worker share is in the page of one, to which that of the other sends the reader.
pagesFor() {
    case $1 in
        bubblescope) pageOf "$1" ;;
        *) pageOf bubblescope-cli && pageOf bubblescope-worker ;;
    esac
}

for program in "$@"; do
    name=$(basename "$program")
    help=$(helpOf "$program" | optionsIn)
    page=$(pageOf "$name" | optionsIn)
    for option in $(comm -23 <(echo "$help") <(pagesFor "$name" | headingsIn | optionsIn)); do
        complain "packaging/man/$name.1 does not have $option, which $name --help does"
    done
    for option in $(comm -13 <(echo "$help") <(echo "$page")); do
        complain "packaging/man/$name.1 has $option, which $name --help does not"
    done
    for command in $(commandsOf "$program"); do
        pageOf "$name" | headingsIn | grep -E "^\.BR? $command( |\$)" >/dev/null ||
            complain "packaging/man/$name.1 does not have the command $command"
    done
done

# groff's own opinion, where it is installed.
if command -v man >/dev/null && command -v groff >/dev/null; then
    for page in packaging/man/*.1; do
        said=$(MANWIDTH=100 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
        [ -z "$said" ] || complain "$page: $said"
    done
fi
exit "$failed"
