// What is kept of each event: as laid out, and as the system counts it.

import Containment
import Foundation
import Hierarchy

enum RecordingSize {
  static func run(siblings: Int) {
    let stage = Stage()
    for _ in 0..<siblings { stage.add(ViewController()) }
    let child = ViewController()
    stage.simulation.turn()

    let (events, changes) = stage.counts
    let before = Memory.residentBytes
    stage.swap(child, untilEvents: 1_000_000)
    let grown = Memory.residentBytes - before
    let after = stage.counts
    let kept = Double(after.events - events)

    let laidOut =
      kept * Double(EventList.bytesPerEvent)
      + Double(after.changes - changes) * Double(ChangeList.bytesPerChange)
    report("event", Double(EventList.bytesPerEvent))
    report("change", Double(ChangeList.bytesPerChange))
    report("changes", Double(after.changes - changes) / kept)
    report("laid-out", laidOut / kept)
    report("resident", Double(grown) / kept)
  }
}

extension Stage {
  fileprivate var counts: (events: Int, changes: Int) {
    (simulation.recording.events.count, simulation.recording.changes.count)
  }

  /// Attaches and detaches a child, a millisecond each, until there are so many events.
  func swap(_ child: ViewController, untilEvents count: Int) {
    while simulation.recording.events.count < count {
      attach(child)
      simulation.advance(by: 0.001)
      detach(child)
      simulation.advance(by: 0.001)
    }
  }
}
