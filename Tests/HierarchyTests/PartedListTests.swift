import Testing

@testable import Hierarchy

/// A list in parts, beside an array with the same elements.
@Suite struct `A list in parts` {
  @Test(arguments: [0, 1, 1023, 1024, 1025, 5000])
  func `has all elements in their order`(count: Int) {
    var list = PartedList<String>()
    for number in 0..<count { list.append("line \(number)") }
    #expect(list.count == count)
    #expect((0..<count).map { list[$0] } == (0..<count).map { "line \($0)" })
  }

  @Test func `and its copies go on by themselves`() {
    var list = PartedList<Int>()
    for number in 0..<3000 { list.append(number) }
    let copy = list
    var other = list
    for number in 3000..<6000 { list.append(number) }
    other.append(-1)
    #expect((list.count, copy.count, other.count) == (6000, 3000, 3001))
    #expect((list[3000], other[3000]) == (3000, -1))
    #expect(copy != list && copy != other)
    var again = PartedList<Int>()
    for number in 0..<3000 { again.append(number) }
    #expect(again == copy)
    #expect(again.hashValue == copy.hashValue)
  }

  @Test func `is what a recording writes its lines to`() {
    var recording = Recording()
    for number in 0..<2000 { recording.append(log: "\(number)", at: .zero, turn: 0) }
    let before = recording
    recording.append(log: "the last", at: .zero, turn: 0)
    #expect(before.log.count == 2000)
    #expect(recording.log.last == "the last")
    #expect(recording.log.dropLast().elementsEqual((0..<2000).map(String.init)))
  }

  /// What is written after somebody took a copy, as a window does that looks on.
  @Test func `costs no more the longer it is, though somebody keeps a copy each time`() throws {
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
