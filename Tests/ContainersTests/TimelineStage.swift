import Containers
import Containment
import Foundation
import Hierarchy
import Testing

/// The stage of a worked timeline: a window, and the trace of everything from the start of
/// watching.
///
/// Every line of the trace is written, calls and releases too; "turn" and "end" stand where a turn
/// of the run loop, or the end of the animations, begins.
final class TimelineStage {
  let simulation: Simulation
  let window: Window
  private var start = 0
  private var kept: [ViewController] = []

  init(profile: Profile) {
    let simulation = Simulation(profile: profile)
    self.simulation = simulation
    window = Simulation.$current.withValue(simulation) { Window() }
  }

  /// Keeps a controller alive until the trace is read.
  func keep<Controller: ViewController>(_ controller: Controller) -> Controller {
    kept.append(controller)
    return controller
  }

  func make(_ name: String) -> ViewController { keep(ViewController(name)) }

  /// Puts a root on screen, and lets everything come to rest.
  @discardableResult
  func show<Root: ViewController>(_ root: Root) -> Root {
    window.rootViewController = keep(root)
    simulation.finishAnimations()
    return root
  }

  /// Lets everything come to rest and forgets it; the timeline begins here.
  func watch() {
    simulation.finishAnimations()
    start = simulation.recording.events.count
  }

  func say(_ text: String) { simulation.log(text) }

  func turn() {
    say("turn")
    simulation.turn()
  }

  func end() {
    say("end")
    simulation.finishAnimations()
  }

  var trace: String {
    let recording = simulation.recording
    return recording.events[start...].compactMap(recording.traceLine).map { $0 + "\n" }.joined()
  }
}

/// Plays a timeline in every era and compares its traces with the golden files.
///
/// Eras that agree share a file, `NAME.ERA,ERA.trace`. `TERRARIUM_RECORD=all` writes the files
/// again; a missing one is written and fails once.
func expectTimeline(
  _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ program: (TimelineStage) -> Void
) throws {
  let golden = GoldenTimeline(name: name)
  let traces = Profile.allCases.map { profile in
    let stage = TimelineStage(profile: profile)
    Simulation.$current.withValue(stage.simulation) { program(stage) }
    return (era: profile.rawValue, text: stage.trace)
  }
  let isRecording = ProcessInfo.processInfo.environment["TERRARIUM_RECORD"] == "all"
  if try isRecording || golden.read().isEmpty {
    try golden.write(traces)
    Issue.record("Recorded \(name); read it, then run again.", sourceLocation: sourceLocation)
    return
  }
  let expected = try golden.read()
  for (era, text) in traces {
    let found = expected.filter { $0.eras.contains(era) }.map(\.text)
    #expect(found == [text], "\(name) in \(era)", sourceLocation: sourceLocation)
  }
}

/// The golden files of a timeline, one for each group of eras that agree.
private struct GoldenTimeline {
  let name: String

  private var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Timelines")
  }

  private var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix("\(name).") }.sorted()
    }
  }

  func read() throws -> [(eras: [String], text: String)] {
    try files.map { file in
      let eras = file.dropFirst(name.count + 1).split(separator: ".")[0].split(separator: ",")
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return (eras.map(String.init), text)
    }
  }

  func write(_ traces: [(era: String, text: String)]) throws {
    for file in try files {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(file))
    }
    var written: [String] = []
    for (_, text) in traces where !written.contains(text) {
      written.append(text)
      let eras = traces.filter { $0.text == text }.map(\.era).joined(separator: ",")
      try text.write(
        to: folder.appendingPathComponent("\(name).\(eras).trace"), atomically: true,
        encoding: .utf8)
    }
  }
}
