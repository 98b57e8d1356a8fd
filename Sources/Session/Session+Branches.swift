import Hierarchy
import Scenarios

/// Acting in the past makes a fork: the run goes on in a branch of its own, and nothing is lost.
extension Session {
  /// A way the run went.
  struct Branch {
    let name: String
    /// As it was when it was left; that of the shown branch is the session's own.
    var run: Run
  }

  /// A run as undo and redo bring it back, with the branch it belongs to.
  struct Version {
    let run: Run
    let branch: Int
  }

  /// The names of the branches, in the order they were made; empty while there was no fork.
  package var branchNames: [String] { branches.map(\.name) }

  /// The place of the branch that is shown.
  package var shownBranch: Int { branch }

  /// Shows another branch; undo goes back to this one.
  package mutating func choose(branch place: Int) {
    guard branches.indices.contains(place), place != branch else { return }
    giveBack()
    past.append(Version(run: run, branch: branch))
    future = []
    show(Version(run: branches[place].run, branch: place))
  }

  /// Shows a run as it was; the branch that is left stays as it is.
  mutating func show(_ version: Version) {
    if version.branch != branch {
      branches[branch].run = run
      branch = version.branch
    }
    replay(version.run)
  }

  /// Begins a branch where something that was done later would be forgotten, and where somebody
  /// went back; who acts while it plays acts in its present.
  mutating func forkInPast() {
    guard player.eventCount < recording.events.count else { return }
    let isLater = gestureStarts.contains { $0 >= player.eventCount }
    let isInScript = outcome.script.map { player.eventCount < $0.eventCount } ?? false
    if isLater || isInScript || !player.isPlaying { fork() }
  }

  /// Begins a branch here.
  mutating func fork() {
    if branches.isEmpty {
      branches = [Branch(name: "Main", run: run)]
    } else {
      branches[branch].run = run
    }
    branches.append(Branch(name: "Fork \(branches.count)", run: run))
    branch = branches.count - 1
  }
}

/// Switching something off, to see what would be without it.
extension Session {
  /// The gesture that led to what has just happened, by its place; nil for what no gesture led to.
  private var latestGesture: Int? {
    guard player.eventCount > (outcome.script?.eventCount ?? 0) else { return nil }
    return gestureStarts.lastIndex { $0 < player.eventCount }
  }

  /// Whether there is a gesture or a line of the script to switch off here.
  package var canSwitchOff: Bool { latestGesture != nil || executedLine != nil }

  /// Takes out what led here, and works out anew all that follows.
  ///
  /// A gesture is left out in a branch of its own. A line of the script becomes a comment, and
  /// runs again when this is asked of it once more.
  package mutating func switchOff() {
    giveBack()
    if let latestGesture {
      past.append(Version(run: run, branch: branch))
      future = []
      fork()
      var gestures = run.gestures
      gestures.remove(at: latestGesture)
      let place = player.playhead
      replay(run.with(gestures))
      player.seek(to: place, in: recording)
    } else if let line = executedLine, let text = document?.text {
      editScript(text.togglingComment(onLine: line))
    }
  }
}

extension String {
  /// The mark that a line has which was switched off.
  private static var mark: String { "// off: " }

  /// The same with a line, counted from 1, made a comment, or made code again.
  func togglingComment(onLine number: Int) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(number - 1) else { return self }
    let line = lines[number - 1]
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    let rest = line.dropFirst(indent.count)
    let isOff = rest.hasPrefix(Self.mark)
    let code = isOff ? String(rest.dropFirst(Self.mark.count)) : Self.mark + String(rest)
    lines[number - 1] = String(indent) + code
    return lines.joined(separator: "\n")
  }
}
