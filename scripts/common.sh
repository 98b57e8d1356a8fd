# Shared by the scripts: the repository's root, messages, and the Swift toolchain.
# Sourced by the others, never run.

set -euo pipefail
house=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cd "$house"

say() { printf 'terrarium: %s\n' "$*" >&2; }

# Exits: a requirement is missing that the script cannot install.
lacks() {
  say "$*"
  exit 3
}

swift_page="https://www.swift.org/install/linux/"

# prepare GROUP…: called first by every script. Finds Swift, installs the packages of the groups,
# and checks that Swift starts; prepends its folder to PATH, to be found with any HOME.
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

# The build flags of tests. TERRARIUM_BUILD=release builds for release with testability: it takes
# longer to build than for debugging, and runs three times as fast.
how_built=()
if [ "${TERRARIUM_BUILD:-debug}" = release ]; then
  how_built=(--configuration release -Xswiftc -enable-testing)
fi

# progress PERCENT WORDS: shows progress: on a terminal one line, overwritten; otherwise a line
# every ten percent.
progressed=0
progress() {
  local percent=$1 words
  shift
  if [ -t 2 ]; then
    words="terrarium: $*"
    printf '\r\033[K%s' "${words:0:$((${COLUMNS:-80} - 1))}" >&2
  elif [ $((percent / 10)) -gt "$progressed" ]; then
    say "$*"
  fi
  progressed=$((percent / 10))
}

# Clears the progress line.
progress_ends() {
  if [ -t 2 ]; then printf '\r\033[K' >&2; fi
}

# Shows the steps of `swift build` as progress, and its other lines unchanged, without the warning
# about pkg-config flags that SwiftPM filters itself.
build_progress() {
  local line
  while IFS= read -r line || [ -n "$line" ]; do
    if [[ "$line" =~ ^\[([0-9]+)/([0-9]+)\]\ ?(.*) ]]; then
      # The first few steps plan the build, before the total is known.
      if [ "${BASH_REMATCH[2]}" -ge 10 ]; then
        progress $((100 * BASH_REMATCH[1] / BASH_REMATCH[2])) \
          "build: ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]} steps, ${BASH_REMATCH[3]}"
      fi
    elif [[ "$line" != 'warning: prohibited flag'* && "$line" != 'Build'*'omplete!'* &&
      "$line" != 'Building for '* && "$line" != 'Planning build' ]]; then
      progress_ends
      printf '%s\n' "$line"
    fi
  done
  progress_ends
}

# Compiles the translations and builds.
build() {
  local begin=$SECONDS
  scripts/translations compile
  swift build "$@" 2>&1 | build_progress
  say "built in $((SECONDS - begin)) s"
}

# build_programs FLAG…: builds the command line and the window.
build_programs() {
  build --product terrarium "$@"
  build --product terrarium-window "$@"
}

# Filters the output of test runners: removes passed tests, and start and end messages.
show() {
  sed -u -E '
    /^[✔◇] /d
    /^↳ (Testing Library Version|Target Platform)/d
    /^Test (Suite|Case) .* (started|passed)( at| \()/d
    /^\t Executed [0-9]+ tests?/d
    /^ok      /d
    /^dbus-daemon\[/d
    /^SpiRegistry daemon is running/d
    /^[0-9]+ passed, [0-9]+ failed$/d
    / instructions, .* %( of [0-9]+)?$/d
    /^Build(ing for |.*omplete!)/d
    /^\[[0-9]+\/[0-9]+\] /d'
}

# last_words LOG STATUS: prints the runner's number of tests.
last_words() {
  local words
  words=$(sed -nE '
    s/^. Test run with ([0-9]+ tests?).* (passed|failed) after .*/\1, \2/p
    s/^\t Executed ([0-9]+ tests?), with ([0-9]+) failures?.*/\1, \2 failed/p
    /^[0-9]+ passed, [0-9]+ failed$/p' "$1" | tail -n 1)
  if [ -z "$words" ]; then
    if [ "$2" -eq 0 ]; then words=passed; else words="ended with status $2"; fi
  fi
  echo "$words"
}
