#!/usr/bin/env bash
# How fast the engine is beside the yardstick: both run in turn, so that a busy machine slows both; medians of three.
# usage: compare.sh UNO_CLI UNO_YARDSTICK [SECONDS]      Exit status 0 if the engine reaches 1/15 of the yardstick.
set -eu
cli=${1:?UNO_CLI} yardstick=${2:?UNO_YARDSTICK} seconds=${3:-1}

moves_per_s() { sed -n 's/.*"moves_per_s": *\([0-9]*\).*/\1/p'; }
median() { sort -n | sed -n 2p; }

engine='' loop=''
for _ in 1 2 3; do
    engine="$engine $("$cli" bench --rules official --seats 4 --threads 1 --seconds "$seconds" | moves_per_s)"
    loop="$loop $("$yardstick" "$seconds" | moves_per_s)"
done
# shellcheck disable=SC2086  # three words each
engine=$(printf '%s\n' $engine | median) loop=$(printf '%s\n' $loop | median)
awk -v e="$engine" -v l="$loop" 'BEGIN {
    printf "engine %.2f, yardstick %.2f million moves per second: 1/%.1f (at least 1/15 is asked for)\n", e/1e6, l/1e6, l/e
    exit e * 15 < l
}'
