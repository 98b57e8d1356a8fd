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

swift_page="https://www.swift.org/install/linux/"

# prepare GROUP…: what every script begins with. Finds Swift, brings the packages of the groups,
# and makes sure that Swift starts; its folder comes first on PATH, to be found with any HOME.
prepare() {
  local folder version
  if ! command -v swift >/dev/null; then
    for folder in "$HOME/.local/share/swiftly/bin" /opt/swift/usr/bin /usr/local/swift/usr/bin; do
      if [ -x "$folder/swift" ]; then PATH="$folder:$PATH"; fi
    done
  fi
  command -v swift >/dev/null ||
    lacks "no Swift toolchain here: install Swift 6.3 for Debian 12 from $swift_page" \
      "and put its usr/bin on PATH"

  scripts/packages install "$@"

  version=$(swift --version 2>&1) ||
    lacks "$(command -v swift) does not start ($(echo "$version" | tail -n 1)):" \
      "install Swift 6.3 for Debian 12 from $swift_page"
  version=$(echo "$version" | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  printf '6.3\n%s\n' "$version" | sort --check --version-sort 2>/dev/null ||
    lacks "Swift $version is too old: install Swift 6.3 for Debian 12 from $swift_page"

  folder=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  if [ -x "$folder/../../bin/swift" ]; then PATH="$(cd "$folder/../../bin" && pwd -P):$PATH"; fi
  export PATH
}

# How tests are built. TERRARIUM_BUILD=release: as people run the program, with its insides open
# to tests; that takes longer to build than what is there for debugging, and runs three times as fast.
how_built=()
if [ "${TERRARIUM_BUILD:-debug}" = release ]; then
  how_built=(--configuration release -Xswiftc -enable-testing)
fi

# Builds, without the warning about pkg-config flags that SwiftPM sorts out by itself; brings the
# catalogues of translations up to date.
build() {
  scripts/translations compile
  swift build "$@" 2>&1 | sed -u '/^warning: prohibited flag/d'
}
