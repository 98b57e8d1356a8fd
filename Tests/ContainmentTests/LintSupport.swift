import Containment

/// What happened in a story with lints on: its events in short words, and what was found.
struct Lesson {
  let recording: Recording
  /// The events of the story, as in `story(profile:given:_:)`.
  let story: String
  let diagnostics: [Diagnostic]

  /// The events to blame, as an `--all` trace writes them, one text for each diagnostic.
  var causes: [String] {
    diagnostics.map { diagnostic in
      diagnostic.calls.compactMap { recording.traceLine(of: recording.events[Int($0)]) }
        .joined(separator: ", ")
    }
  }

  /// The participants by name, one text for each diagnostic.
  var participants: [String] {
    diagnostics.map { $0.participants.map(recording.name(of:)).joined(separator: " ") }
  }
}

/// Plays a story with lints on; what `setUp` makes happen is not part of it.
func lesson(
  profile: Profile = .ios17,
  given setUp: (Simulation, Window) -> [ViewController] = rootOnScreen,
  _ body: (Simulation, Window, [ViewController]) -> Void
) -> Lesson {
  var (event, diagnostic) = (0, 0)
  var keptAlive: [ViewController] = []
  let recording = simulated(profile: profile) { simulation, window in
    simulation.policy.reportsLints = true
    keptAlive = setUp(simulation, window)
    simulation.finishAnimations()
    event = simulation.recording.events.count
    diagnostic = simulation.recording.diagnostics.count
    body(simulation, window, keptAlive)
    simulation.finishAnimations()
  }
  return withExtendedLifetime(keptAlive) {
    Lesson(
      recording: recording, story: recording.story(from: event),
      diagnostics: Array(recording.diagnostics[diagnostic...]))
  }
}
