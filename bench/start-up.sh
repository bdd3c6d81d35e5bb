#!/usr/bin/env bash
# Compares the start-up time of a bot with that of a bare JVM: medians of alternating starts.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
runs=${1:-15}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$root/outflank" --version >/dev/null
java=$(sed -n 's/^java=//p' "$root/target/dist/built")
cat >"$work/Hello.java" <<'JAVA'
public class Hello {
    public static void main(String[] args) {
        System.out.println("hello");
    }
}
JAVA
"${java}c" -d "$work" "$work/Hello.java"

# Appends the nanoseconds that a command takes to a file.
clock() {
  local file=$1 begin end
  shift
  begin=$(date +%s%N)
  "$@" >/dev/null
  end=$(date +%s%N)
  printf '%d\n' $((end - begin)) >>"$file"
}

median() {
  sort -n "$1" | sed -n "$(((runs + 1) / 2))p"
}

for ((i = 0; i < runs; i++)); do
  clock "$work/hello" "$java" -cp "$work" Hello
  clock "$work/tiny" "$root/outflank" tiny 200 1 0000021001200000
done
hello=$(median "$work/hello")
tiny=$(median "$work/tiny")
awk -v h="$hello" -v t="$tiny" -v n="$runs" 'BEGIN {
  printf "bare JVM hello-world  %4.0f ms (median of %d)\n", h / 1e6, n
  printf "outflank tiny 200     %4.0f ms\n", t / 1e6
  printf "ratio                 %4.2f (limit: 4)\n", t / h
}'
