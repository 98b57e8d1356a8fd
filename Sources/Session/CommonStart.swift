import Hierarchy

/// How far two recordings are the same from their start on.
///
/// What is printed changes nothing, so lines that are printed in one of them only count as
/// unchanged; so do properties that are set in one of them only, as no event tells of them.
struct CommonStart {
  /// How many events of the first recording that are, and how many of the second.
  private(set) var oldCount = 0
  private(set) var newCount = 0

  /// Compares the first `limit` events of a recording with those of another.
  init(of old: Recording, and new: Recording, before limit: Int) {
    let haveSameNodes = old.hasSameNames(as: new)
    while oldCount < limit {
      if old.printedText(at: oldCount) != nil {
        // A line that is printed no more is passed over.
        newCount = new.place(after: old.printedText(at: oldCount), from: newCount) ?? newCount
      } else {
        let next = new.firstSilentEvent(from: newCount)
        guard next < new.events.count, oldCount < old.events.count,
          haveSameNodes && old.isEqual(at: oldCount, to: new, at: next)
            || old.description(at: oldCount) == new.description(at: next)
        else { return }
        newCount = next + 1
      }
      oldCount += 1
    }
  }
}

extension Recording {
  /// Whether every node is called the same in both.
  fileprivate func hasSameNames(as other: Recording) -> Bool {
    for number in Int32(1)... {
      let id = NodeID(number)
      let (name, otherName) = (name(of: id), other.name(of: id))
      if [name, otherName].contains(id.description) { return true }
      guard name == otherName else { return false }
    }
    return true
  }

  /// The line that an event tells was printed; nil for other events.
  fileprivate func printedText(at index: Int) -> String? {
    guard index < events.count, case .log(let line) = events[index].kind else { return nil }
    return log[Int(line)]
  }

  /// The first event from a place on that is not a printed line.
  fileprivate func firstSilentEvent(from start: Int) -> Int {
    events[start...].firstIndex { if case .log = $0.kind { false } else { true } } ?? events.count
  }

  /// The place after the line that says this, among those printed next.
  fileprivate func place(after text: String?, from start: Int) -> Int? {
    (start..<firstSilentEvent(from: start)).first { printedText(at: $0) == text }.map { $0 + 1 }
  }

  /// Whether two events are the same by their numbers alone.
  fileprivate func isEqual(at index: Int, to other: Recording, at otherIndex: Int) -> Bool {
    let (one, two) = (events[index], other.events[otherIndex])
    switch one.kind {
    case .containerCall, .diagnostic, .log: return false
    default: return one.kind == two.kind && one.subject == two.subject && one.instant == two.instant
    }
  }

  /// An event in words, which name nodes and hold what the event refers to.
  fileprivate func description(at index: Int) -> String {
    let event = events[index]
    return traceLine(of: event) ?? "\(event.instant) \(event.kind)"
  }
}
