import Containment
import Foundation

/// Recordings, states and traces.
extension Article {
  static let recordings = Article(
    "Containment/Containment.docc/Recordings", [states, files, journal])
}

private func states() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (parent, child) = (ViewController("parent"), ViewController("child"))
  window.rootViewController = parent
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
  simulation.turn()

  let recording = simulation.recording
  let index = recording.events.firstIndex { event in
    event.subject == child.id && event.kind == .callback(.viewWillAppear(animated: false))
  }
  print("when the child hears viewWillAppear:")
  print(recording.state(atEvent: index ?? 0).outline)
  print("in the end:")
  print(recording.latest.outline)
  print("as UIKit's debugger would say it:")
  print(recording.latest.printHierarchy)
  // ]
}

private func files() {
  // [
  let simulation = Simulation.current
  simulation.trace { ViewController("short-lived").loadViewIfNeeded() }

  let bytes = RecordingFile.bytes(of: simulation.recording)
  do {
    let contents = try RecordingFile.read(bytes)
    print(contents.recording == simulation.recording)
    print(try RecordingFile.read(Array(bytes.dropLast(3))).warnings)
  } catch {
    print(error)
  }
  // ]
}

private func journal() {
  // [
  let simulation = Simulation.current
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).terrarium")
  defer { try? FileManager.default.removeItem(at: file) }

  do {
    let journal = try RecordingJournal(creating: file)
    for name in ["first", "second"] {
      simulation.trace { ViewController(name).loadViewIfNeeded() }
      try journal.append(simulation.recording)
      print("\(journal.eventCount) events are on the disk")
    }
    print(try RecordingFile.read(contentsOf: file).recording == simulation.recording)
  } catch {
    print(error)
  }
  // ]
}
