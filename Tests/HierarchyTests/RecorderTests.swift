import Hierarchy
import TestSupport
import Testing

/// A recorder writes what a recording would, and leaves alone what it gave away.
@Suite struct `A recorder` {
  @Test(arguments: [UInt64](1...6))
  func `writes what a recording would, and leaves its copies alone`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = RandomRecording.make(seed: seed, events: 9000)
    var recorder = Recorder()
    var twin = Recording()
    var kept: [(given: Recording, expected: Recording)] = []
    var changes = source.changes[...]
    for (index, event) in source.events.enumerated() {
      while changes.startIndex < event.changeCount, let change = changes.popFirst() {
        recorder.append(change)
        twin.append(change)
        if random.isOnce(in: 900) { kept.append((recorder.recording, twin)) }
      }
      let place = recorder.append(
        event.kind, by: event.subject, at: event.instant, turn: event.turn)
      twin.append(event.kind, by: event.subject, at: event.instant, turn: event.turn)
      #expect(place == Int32(index))
      guard random.isOnce(in: 500) else { continue }
      var pair = (given: recorder.recording, expected: twin)
      if random.isOnce(in: 2) {
        goOn(&pair.given)
        goOn(&pair.expected)
      }
      if random.isOnce(in: 2) { kept.append(pair) }
    }
    #expect(recorder.recording == twin)
    #expect(twin == source)
    #expect(kept.count > 10)
    #expect(kept.allSatisfy { $0.given == $0.expected })
  }

  @Test(arguments: [UInt64](1...3))
  func `keeps nothing from a moment on, and goes on counting`(seed: UInt64) {
    let source = RandomRecording.make(seed: seed, events: 2000)
    var recorder = Recorder()
    var changes = source.changes[...]
    var (kept, lines): (Recording?, Int32) = (nil, 0)
    for (index, event) in source.events.enumerated() {
      if index == 700 {
        kept = recorder.recording
        recorder.keepNothing()
      }
      while changes.startIndex < event.changeCount, let change = changes.popFirst() {
        recorder.append(change)
      }
      let place = recorder.append(
        event.kind, by: event.subject, at: event.instant, turn: event.turn)
      #expect(place == Int32(index) + lines)
      guard index % 500 == 0 else { continue }
      recorder.append(log: "line", at: event.instant, turn: event.turn)
      lines += 1
    }
    #expect(kept?.events.count == 702)
    #expect(recorder.recording == kept)
  }

  /// What a copy adds that is no longer the recorder's.
  private func goOn(_ copy: inout Recording) {
    copy.append(.released(NodeID(77)))
    copy.append(.settled, by: nil, at: copy.end, turn: 99)
  }
}
