#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# A live run over ssh, to a server of its own on a port of this machine that goes with the test.
#   oversshd.sh CLI WORKER
set -euo pipefail
cli=$1
worker=$2
sshd=$(command -v sshd || echo /usr/sbin/sshd)
for program in "$sshd" "$(command -v ssh || echo ssh)" "$(command -v ssh-keygen || echo ssh-keygen)"; do
    [ -x "$program" ] || { echo "skipped: $program is not there (openssh-server, openssh-client)"; exit 77; }
done

folder=$(mktemp -d)
server=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$folder"
}
trap finish EXIT
chmod 700 "$folder"
for key in host user; do
    ssh-keygen -q -t ed25519 -N '' -f "$folder/$key"
done
cp "$folder/user.pub" "$folder/authorized"
# Run by root it wants this, which its package makes when the system starts.
[ "$(id -u)" -ne 0 ] || mkdir -p /run/sshd

listen() {
    cat >"$folder/sshd.conf" <<EOF
Port $1
ListenAddress 127.0.0.1
HostKey $folder/host
AuthorizedKeysFile $folder/authorized
PidFile none
UsePAM no
StrictModes no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
EOF
    "$sshd" -D -e -f "$folder/sshd.conf" 2>"$folder/sshd.log" &
    server=$!
    for _ in $(seq 100); do
        grep -q 'Server listening' "$folder/sshd.log" && return 0
        kill -0 "$server" 2>/dev/null || break
        sleep 0.1
    done
    return 1
}
port=
for _ in 1 2 3 4 5; do
    port=$((20000 + RANDOM % 20000))
    listen "$port" && break
    port=
done
[ -n "$port" ] || { echo "sshd does not start:"; cat "$folder/sshd.log"; exit 1; }

echo "[127.0.0.1]:$port $(cut -d' ' -f1,2 "$folder/host.pub")" >"$folder/known"
cat >"$folder/ssh.conf" <<EOF
Host there
  HostName 127.0.0.1
  Port $port
  User $(id -un)
  IdentityFile $folder/user
  IdentitiesOnly yes
  UserKnownHostsFile $folder/known
  StrictHostKeyChecking yes
EOF
mkdir "$folder/bin"
printf '#!/bin/sh\nexec "%s" -F "%s" "$@"\n' "$(command -v ssh)" "$folder/ssh.conf" >"$folder/bin/ssh"
chmod +x "$folder/bin/ssh"
PATH=$folder/bin:$PATH

failed=0
run() {
    status=0
    "$cli" live --ssh "$1" --worker "$worker" --schedule 1f1b --stages 3 --microbatches 4 --op-ms 2 --paced "${@:2}" \
        >"$folder/out" 2>"$folder/errors" || status=$?
}
expect() {
    if [ "$status" -ne "$1" ] || ! grep -qF -- "$2" "$folder/$3"; then
        echo "status $status for $1, '$2' in $3:"
        cat "$folder/out" "$folder/errors" "$folder/sshd.log"
        failed=1
    fi
}

run there --repeat 2 --trace "$folder/kept.jsonl"
expect 0 'Measured: iteration 1 of a run on cpu' out
grep -q '"reason":"finished","iterations":2' "$folder/kept.jsonl" || { echo "the stream is not whole"; failed=1; }

# A cancel reaches the worker there, and nothing is left.
rm -f "$folder/kept.jsonl"
run there --repeat 0 --trace "$folder/kept.jsonl" &
for _ in $(seq 600); do
    grep -qs '"iv"' "$folder/kept.jsonl" && break
    sleep 0.1
done
kill -INT "$(pgrep -f -- "^$cli live --ssh there .*--trace $folder/kept.jsonl")"
wait $!
grep -q '"reason":"cancelled"' "$folder/kept.jsonl" || { echo "Ctrl+C over ssh is no cancel"; failed=1; }

worker=/nonexistent/worker
run there
expect 1 'ended with status 127' errors
kill "$server"
wait "$server" 2>/dev/null || true
server=
run there
expect 1 'the connection to there failed (ssh exited with 255)' errors
exit "$failed"
