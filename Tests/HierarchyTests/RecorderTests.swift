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

  /// What a copy adds that is no longer the recorder's.
  private func goOn(_ copy: inout Recording) {
    copy.append(.released(NodeID(77)))
    copy.append(.settled, by: nil, at: copy.end, turn: 99)
  }
}
