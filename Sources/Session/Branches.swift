import Scenarios
import Support

/// The branches of a run: acting in the past starts another one, and nothing is lost.
struct Branches: Sendable {
  /// A branch of the run.
  struct Branch: Sendable {
    var name: String
    /// Its run when it was left; that of the current branch is the document's.
    var run: Run
    /// The outcome of the cancellation that started the branch, if any.
    var cancelled: CancelledTransition?
  }

  /// In order of creation; empty without a fork.
  var all: [Branch] = []
  /// The index of the current branch.
  var current = 0

  /// Starts a branch of a run, which becomes the current one.
  mutating func fork(from run: Run) {
    if all.isEmpty {
      all = [Branch(name: localized("Main"), run: run)]
    } else {
      all[current].run = run
    }
    all.append(Branch(name: localized("Fork \(all.count)"), run: run))
    current = all.count - 1
  }

  /// Switches to another branch; keeps the run of the one being left.
  mutating func switchTo(_ place: Int, leaving run: Run) {
    guard place != current else { return }
    all[current].run = run
    current = place
  }

  subscript(place: Int) -> Branch? { all.indices.contains(place) ? all[place] : nil }
}
