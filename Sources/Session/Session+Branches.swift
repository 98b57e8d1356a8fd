import Figures
import Hierarchy
import Scenarios
import Support

/// Acting in the past makes a fork: the run goes on in a branch of its own, and nothing is lost.
extension Session {
  /// A way the run went.
  struct Branch {
    var name: String
    /// As it was when it was left; that of the shown branch is the session's own.
    var run: Run
    /// What came of giving a transition up, where the branch began with that.
    var cancelled: CancelledTransition?
  }

  /// A run as undo and redo bring it back, with the branch it belongs to.
  struct Version {
    let run: Run
    let branch: Int
    /// Where one stood in it; nil for its end.
    let playhead: Playhead?
  }

  /// The names of the branches, in the order they were made; empty while there was no fork.
  package var branchNames: [String] { branches.map(\.name) }

  /// The place of the branch that is shown.
  package var shownBranch: Int { branch }

  /// Shows another branch; undo goes back to this one.
  package mutating func choose(branch place: Int) {
    guard branches.indices.contains(place), place != branch else { return }
    giveBack()
    remember()
    show(Version(run: branches[place].run, branch: place, playhead: nil))
  }

  /// Shows a run as it was; the branch that is left stays as it is.
  mutating func show(_ version: Version) {
    if version.branch != branch {
      branches[branch].run = run
      branch = version.branch
    }
    replay(version.run)
    if let playhead = version.playhead { player.seek(to: playhead, in: recording) }
  }

  /// The run as it is, with where one stands in it.
  var presentVersion: Version { Version(run: run, branch: branch, playhead: player.playhead) }

  /// Begins a branch where an action in the past would discard later actions; an action during
  /// playback is in its present.
  mutating func forkInPast() {
    guard player.eventCount < recording.events.count else { return }
    let isLater = gestureStarts.contains { $0 >= player.eventCount }
    let isInScript = outcome.script.map { player.eventCount < $0.eventCount } ?? false
    if isLater || isInScript || !player.isPlaying { fork() }
  }

  /// Begins a branch here.
  mutating func fork() {
    if branches.isEmpty {
      branches = [Branch(name: localized("Main"), run: run)]
    } else {
      branches[branch].run = run
    }
    branches.append(Branch(name: localized("Fork \(branches.count)"), run: run))
    branch = branches.count - 1
  }
}
