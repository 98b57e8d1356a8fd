import Figures
import Hierarchy
import Scenarios
import Support

/// Branches: acting in the past starts a new branch, and nothing is lost.
extension Session {
  /// A branch of the run.
  struct Branch {
    var name: String
    /// Its run when it was left; that of the current branch is the session's.
    var run: Run
    /// The outcome of the cancellation that started the branch, if any.
    var cancelled: CancelledTransition?
  }

  /// A run for undo and redo, with its branch.
  struct Version {
    let run: Run
    let branch: Int
    /// The playhead; nil for its end.
    let playhead: Playhead?
  }

  /// The names of the branches, in order of creation; empty without a fork.
  package var branchNames: [String] { branches.map(\.name) }

  /// The index of the current branch.
  package var shownBranch: Int { branch }

  /// Switches to another branch; undo returns to this one.
  package mutating func choose(branch place: Int) {
    guard branches.indices.contains(place), place != branch else { return }
    giveBack()
    remember()
    show(Version(run: branches[place].run, branch: place, playhead: nil))
  }

  /// Shows an earlier run; the branch being left is kept.
  mutating func show(_ version: Version) {
    if version.branch != branch {
      branches[branch].run = run
      branch = version.branch
    }
    replay(version.run)
    if let playhead = version.playhead { player.seek(to: playhead, in: recording) }
  }

  /// The current run and playhead.
  var presentVersion: Version { Version(run: run, branch: branch, playhead: player.playhead) }

  /// Starts a branch if an action in the past would discard later ones; during playback the present
  /// is the playhead.
  mutating func forkInPast() {
    guard player.eventCount < recording.events.count else { return }
    let isLater = gestureStarts.contains { $0 >= player.eventCount }
    let isInScript = outcome.script.map { player.eventCount < $0.eventCount } ?? false
    if isLater || isInScript || !player.isPlaying { fork() }
  }

  /// Starts a branch here.
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
