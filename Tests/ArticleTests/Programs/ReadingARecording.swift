import Containment
import Foundation
import Hierarchy

/// What is in a recording, step by step.
extension Article {
  static let readingARecording = Article(
    "Hierarchy/Hierarchy.docc/ReadingARecording", [opening, counting, travelling, comparing])
}

/// A child that fades in, as bytes of a file.
private func exampleBytes() -> [UInt8] {
  let simulation = Simulation()
  let (window, menu, drawer) = simulation.make {
    (Window(), ViewController("menu"), ViewController("drawer"))
  }
  simulation.make {
    window.rootViewController = drawer
    simulation.turn()
    drawer.addChild(menu)
    menu.view.alpha = 0
    drawer.view.addSubview(menu.view)
    View.animate(withDuration: 0.3) {
      menu.view.alpha = 1
    } completion: { _ in
      menu.didMove(toParent: drawer)
    }
    simulation.finishAnimations()
  }
  return RecordingFile.bytes(of: simulation.recording)
}

private func opening() {
  let bytes = exampleBytes()
  // [
  do {
    let contents = try RecordingFile.read(bytes)
    for warning in contents.warnings { print(warning) }
    print(contents.recording.traceText())
  } catch {
    print(error)
  }
  // ]
}

private func counting() {
  guard let recording = try? RecordingFile.read(exampleBytes()).recording else { return }
  // [
  for event in recording.events where event.subject.map(recording.name) == "menu" {
    if let line = recording.traceLine(of: event) { print(line) }
  }
  print("\(recording.events.count) events in \(recording.end.milliseconds) ms")
  // ]
}

private func travelling() {
  guard let recording = try? RecordingFile.read(exampleBytes()).recording else { return }
  // [
  for milliseconds in [0, 150, 300] {
    let state = recording.state(at: Instant(milliseconds: milliseconds))
    for controller in state.controllers.values where controller.name == "menu" {
      let shown = controller.view.flatMap { state.presentation(of: $0) }
      let percent = Int((100 * (shown?.alpha ?? 0)).rounded())
      print("\(milliseconds) ms: \(controller.phase), \(percent) % seen")
    }
  }
  // ]
}

private func comparing() {
  guard let recording = try? RecordingFile.read(exampleBytes()).recording else { return }
  // [
  let arrival = recording.events.firstIndex { $0.subject.map(recording.name) == "menu" } ?? 0
  let before = recording.state(afterEvents: arrival, at: .zero).compared(onlyControllers: true)
  let after = recording.latest.compared(onlyControllers: true)
  print(HierarchyDifference(from: before, to: after, ofOneSource: true).text)
  // ]
}
