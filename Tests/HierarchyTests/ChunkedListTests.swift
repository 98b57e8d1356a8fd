import Hierarchy
import TestSupport
import Testing

/// A list in chunks, compared with an array of the same elements.
@Suite struct `A chunked list` {
  @Test(arguments: [0, 1, 1023, 1024, 1025, 5000])
  func `keeps its elements in order`(count: Int) {
    var list = ChunkedList<String>()
    for number in 0..<count { list.append("line \(number)") }
    #expect(list.count == count)
    #expect((0..<count).map { list[$0] } == (0..<count).map { "line \($0)" })
  }

  @Test func `grows independently of its copies`() {
    var list = ChunkedList<Int>()
    for number in 0..<9000 { list.append(number) }
    let copy = list
    var other = list
    for number in 9000..<18_000 { list.append(number) }
    other.append(-1)
    #expect((list.count, copy.count, other.count) == (18_000, 9000, 9001))
    #expect((list[9000], other[9000]) == (9000, -1))
    #expect(copy != list && copy != other)
    var again = ChunkedList<Int>()
    for number in 0..<9000 { again.append(number) }
    #expect(again == copy)
    #expect(again.hashValue == copy.hashValue)
  }

  @Test(arguments: [UInt64](1...6))
  func `leaves random copies of a recording unchanged`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = RandomRecording.make(seed: seed, events: 9000)
    var recording = Recording()
    var copies: [(events: Int, changes: Int, copy: Recording)] = []
    var changes = source.changes[...]
    for (index, event) in source.events.enumerated() {
      while changes.startIndex < event.changeCount, let change = changes.popFirst() {
        recording.append(change)
      }
      let place = recording.append(
        event.kind, by: event.subject, at: event.instant, turn: event.turn)
      #expect(place == Int32(index))
      guard random.isOnce(in: 300) else { continue }
      copies.append((recording.events.count, recording.changes.count, recording))
      guard random.isOnce(in: 2) else { continue }
      var other = recording
      other.append(.released(NodeID(77)))
      other.append(.settled, by: nil, at: other.end, turn: 99)
    }
    #expect(recording == source)
    #expect(copies.count > 10)
    for (events, changes, copy) in copies {
      #expect(copy.events.elementsEqual(source.events.prefix(events)))
      #expect(copy.changes.elementsEqual(source.changes.prefix(changes)))
    }
  }

  /// A window that shows a growing recording keeps a copy of each step.
  @Test func `costs no more per copied step as it grows`() throws {
    var recording = Recording()
    let view = NodeID(1)
    recording.append(.viewMade(view, name: "view", className: "View"))
    var kept = recording
    var times: [Duration] = []
    for look in 0..<400 {
      let clock = ContinuousClock()
      times.append(
        clock.measure {
          for number in 0..<500 {
            let words = Content.text(Content.Text("\(look) \(number)"))
            recording.append(.property(view, .content(words)))
          }
          recording.append(log: "look \(look)", at: .zero, turn: Int32(look))
        })
      kept = recording
    }
    #expect(kept.log.count == 400)
    let (early, late) = (times[20..<60].sorted()[20], times[360..<400].sorted()[20])
    print("a look early \(early), late \(late)")
    #expect(late < early * 4)
  }
}
