import Figures
import Foundation
import Hierarchy
import Scenarios

/// Saving the open document and position.
extension Opened {
  /// How the open document is reopened; nil if it is not saved, as a script without a file.
  package var subject: Whereabouts.Subject? {
    if let lesson {
      return lesson.name.hasPrefix("/") ? .file(path: lesson.name) : .lesson(lesson.name)
    }
    if let url = document?.url { return .file(path: url.path) }
    if run.scenario.isRecording { return file.map { .file(path: $0.path) } }
    let slug = slug
    guard Scenario.isKnown(slug), !isRunDue else { return nil }
    return run.scenario.system == nil ? .script(slug) : .system(slug, version: version)
  }

  /// The open document and position; nil if it is not saved.
  package var whereabouts: Whereabouts? {
    subject.map { subject in
      Whereabouts(
        subject: subject, gestures: run.scenario.system == nil ? [] : run.gestures,
        nanoseconds: player.instant.nanoseconds, eventCount: player.eventCount,
        selection: selection.flatMap { NodeNames(recording).name(of: $0) }, ways: ways,
        lens: keptLens)
    }
  }
}

/// Restoring the position.
extension Opened {
  /// Restores the version of a container, its gestures and the position.
  mutating func resume(_ place: Whereabouts, version: String) {
    run = run.other(variant: version).with(place.gestures)
    outcome = run.execute()
    stand(at: place)
  }

  /// Restores the position in the open document, as far as it still exists; waits for a script's
  /// pending run.
  package mutating func stand(at place: Whereabouts) {
    guard !isRunDue else {
      script?.due = .whereabouts(place)
      return
    }
    place.ways.map { go(on: $0) }
    let playhead = Playhead(
      instant: Instant(nanoseconds: place.nanoseconds), eventCount: place.eventCount)
    seek(to: playhead)
    let node = place.selection.flatMap { NodeNames(recording).node(named: $0) }
    select(node.flatMap { state.has($0) ? $0 : nil })
    place.lens.map { look(through: $0) }
  }
}

/// Saving and restoring branches.
extension Opened {
  /// The actions of all branches; nil without any.
  var ways: Whereabouts.Ways? {
    guard !run.scenario.isRecording else { return nil }
    if branches.all.isEmpty {
      guard run.scenario.system == nil, !run.gestures.isEmpty else { return nil }
      return Whereabouts.Ways(text: document?.text, shown: 0, all: [way(nil, run)])
    }
    var all = branches.all
    all[branches.current].run = run
    return Whereabouts.Ways(
      text: document?.text, shown: branches.current, all: all.map { way($0.name, $0.run) })
  }

  private func way(_ name: String?, _ run: Run) -> Whereabouts.Ways.Way {
    Whereabouts.Ways.Way(
      name: name, variant: run.variant, gestures: run.gestures, cut: run.cut)
  }

  /// Restores the branches if the text is the same.
  mutating func go(on ways: Whereabouts.Ways) {
    guard ways.text == document?.text, ways.all.indices.contains(ways.shown) else { return }
    let runs = ways.all.map {
      run.other(variant: $0.variant).with($0.gestures, cut: $0.cut)
    }
    branches.all = zip(ways.all, runs).compactMap { way, run in
      way.name.map { Branches.Branch(name: $0, run: run) }
    }
    branches.current = branches.all.isEmpty ? 0 : ways.shown
    run = runs[ways.shown]
    outcome = run.execute()
  }
}

/// Saving and restoring the microscope.
extension Opened {
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
    microscope = Microscope(
      transition: transition, end: transition.end, otherCurve: nil)
    guard let cancelled = kept.cancelled, branches[cancelled.original] != nil,
      branches[cancelled.branch] != nil,
      let ways = cancelledWays(kept, cancelled)
    else { return }
    let cancellation = ways.cancellation(
      cancelled.fraction, of: cancelled.original, in: cancelled.branch)
    keep(cancellation, of: transition)
    let (cancelledHere, transitions) = (cancelledHere, transitions)
    microscope?.cancellation = cancellation
    microscope?.turnAround(with: cancelledHere, in: transitions)
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
      place == branches.current ? self.outcome : branches.all[place].run.execute()
    }
    let run = cancelled.branch == branches.current ? run : branches.all[cancelled.branch].run
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
