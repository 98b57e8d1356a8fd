#!/usr/bin/env bash
# Builds a fresh clone of what is committed, in the folder of the one word, then once more with one line
# of App changed; prints the seconds of each by the clock.
set -eu

tree=$1
rm -rf "$tree"
git clone -q --no-hardlinks . "$tree"
cd "$tree"

# seconds KEY: builds, and prints how long that took.
seconds() {
  local start end
  start=$(date +%s.%N)
  swift build >&2
  end=$(date +%s.%N)
  awk -v key="$1" -v start="$start" -v end="$end" 'BEGIN { printf "%s %.1f\n", key, end - start }'
}

seconds clean
echo "// A line more." >>Sources/App/MainWindow.swift
seconds changed
cd /
rm -rf "$tree"
