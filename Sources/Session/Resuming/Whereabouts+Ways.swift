import Hierarchy
import Scenarios

/// The saved branches of a run with user actions, and its microscope.
extension Whereabouts {
  /// The branches of a run: the actions in each, and the current one.
  ///
  /// They are valid for one text only: with another the same gestures may do anything.
  struct Ways: Codable, Hashable, Sendable {
    let text: String?
    let shown: Int
    let all: [Way]

    struct Way: Codable, Hashable, Sendable {
      /// The branch's name; nil if there is only one.
      let name: String?
      let variant: String
      let gestures: [TimedGesture]
      /// How many events of the script were kept, if it was cut there.
      let cut: Int?
    }
  }

  /// The transition in the microscope, and its cancellation.
  struct Lens: Codable, Hashable, Sendable {
    let start: Int64
    let animation: Int32?
    let cancelled: Cancelled?

    struct Cancelled: Codable, Hashable, Sendable {
      let fraction: Double
      let original: Int
      let branch: Int
    }
  }
}

/// Saving and restoring branches.
extension Session {
  /// The actions of all branches; nil without any.
  var ways: Whereabouts.Ways? {
    guard !run.scenario.isRecording else { return nil }
    if branches.isEmpty {
      guard run.scenario.system == nil, !run.gestures.isEmpty else { return nil }
      return Whereabouts.Ways(text: document?.text, shown: 0, all: [way(nil, run)])
    }
    var branches = branches
    branches[branch].run = run
    return Whereabouts.Ways(
      text: document?.text, shown: branch, all: branches.map { way($0.name, $0.run) })
  }

  private func way(_ name: String?, _ run: Run) -> Whereabouts.Ways.Way {
    Whereabouts.Ways.Way(
      name: name, variant: run.variant, gestures: run.gestures, cut: run.cut)
  }

  /// Restores the branches if the text is the same.
  mutating func go(on ways: Whereabouts.Ways) {
    guard ways.text == document?.text, ways.all.indices.contains(ways.shown) else { return }
    let runs = ways.all.map {
      Run(run.scenario, variant: $0.variant, geocoder: worlds.geocoder).with(
        $0.gestures, cut: $0.cut)
    }
    branches = zip(ways.all, runs).compactMap { way, run in
      way.name.map { Branch(name: $0, run: run) }
    }
    branch = branches.isEmpty ? 0 : ways.shown
    run = runs[ways.shown]
    outcome = run.execute()
  }
}

/// Saving and restoring the microscope.
extension Session {
  var keptLens: Whereabouts.Lens? {
    microscope.map { microscope in
      Whereabouts.Lens(
        start: microscope.start.nanoseconds, animation: microscope.transition.animation,
        cancelled: microscope.cancellation.map {
          Whereabouts.Lens.Cancelled(
            fraction: $0.fraction, original: $0.original, branch: $0.branch)
        })
    }
  }

  /// Restores the microscope, if its transition still exists, and the outcome of its cancellation.
  mutating func look(through kept: Whereabouts.Lens) {
    guard let transition = Self.transition(kept, in: recording) else { return }
    lens = Microscope(
      transition: transition, end: transition.end, otherCurve: nil, runCount: runCount)
    guard let cancelled = kept.cancelled, branches.indices.contains(cancelled.original),
      branches.indices.contains(cancelled.branch),
      let ways = cancelledWays(kept, cancelled)
    else { return }
    let cancellation = ways.cancellation(
      cancelled.fraction, of: cancelled.original, in: cancelled.branch)
    keep(cancellation, of: transition)
    let (cancelledHere, transitions) = (cancelledHere, transitions)
    lens?.cancellation = cancellation
    lens?.turnAround(with: cancelledHere, in: transitions)
  }

  private static func transition(
    _ kept: Whereabouts.Lens, in recording: Recording
  ) -> RecordedTransition? {
    TransitionReader(of: recording).transitions.first {
      $0.start.nanoseconds == kept.start && $0.animation == kept.animation
    }
  }

  private func cancelledWays(
    _ kept: Whereabouts.Lens, _ cancelled: Whereabouts.Lens.Cancelled
  ) -> CancelledWays? {
    func outcome(of place: Int) -> RunOutcome {
      place == branch ? self.outcome : branches[place].run.execute()
    }
    let run = cancelled.branch == branch ? run : branches[cancelled.branch].run
    let (whole, cut) = (outcome(of: cancelled.original), outcome(of: cancelled.branch))
    let gesture = run.gestures.lastIndex { timed in
      if case .cancelTransition = timed.gesture { true } else { false }
    }
    guard let gesture, let transition = Self.transition(kept, in: whole.recording)
    else { return nil }
    return CancelledWays(
      whole: whole.recording, cut: cut.recording, instant: run.gestures[gesture].instant,
      end: transition.end)
  }
}
