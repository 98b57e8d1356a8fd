# What the scripts share: where the house stands, how they speak, and the Swift toolchain.
# Sourced by the others, never run.

set -euo pipefail
house=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cd "$house"

say() { printf 'terrarium: %s\n' "$*" >&2; }

# Ends the script: the machine lacks something the script cannot bring.
lacks() {
  say "$*"
  exit 3
}

# Puts the folder of the real toolchain first on PATH, so that it is found with any HOME.
need_swift() {
  local folder
  if ! command -v swift >/dev/null; then
    for folder in "$HOME/.local/share/swiftly/bin" /opt/swift/usr/bin /usr/local/swift/usr/bin; do
      if [ -x "$folder/swift" ]; then PATH="$folder:$PATH"; fi
    done
  fi
  command -v swift >/dev/null ||
    lacks "no Swift toolchain here: install Swift 6.3 for Debian 12 from" \
      "https://www.swift.org/install/linux/ and put its usr/bin on PATH"

  local version
  version=$(swift --version 2>/dev/null |
    sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
  # shellcheck disable=SC2086 # two words on purpose: major and minor
  set -- ${version:-0 0}
  if [ "$1" -lt 6 ] || { [ "$1" -eq 6 ] && [ "$2" -lt 3 ]; }; then
    lacks "Swift $1.$2 is too old or does not start: install Swift 6.3 for Debian 12 from" \
      "https://www.swift.org/install/linux/"
  fi

  folder=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  if [ -x "$folder/../../bin/swift" ]; then PATH="$(cd "$folder/../../bin" && pwd -P):$PATH"; fi
  export PATH
}

# Builds, without the warning about pkg-config flags that SwiftPM sorts out by itself.
build() {
  swift build "$@" 2>&1 | sed -u '/^warning: prohibited flag/d'
}
