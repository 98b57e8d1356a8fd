import Hierarchy

/// The common start of two recordings.
///
/// Printing changes nothing, so lines printed in only one of them count as unchanged; so do
/// properties set in only one of them, as they have no event.
struct CommonStart {
  /// The length of the common start, in events of the first and of the second recording.
  private(set) var oldCount = 0
  private(set) var newCount = 0

  /// Compares the first `limit` events of a recording with those of another.
  init(of old: Recording, and new: Recording, before limit: Int) {
    let haveSameNodes = old.hasSameNames(as: new)
    while oldCount < limit {
      if old.printedText(at: oldCount) != nil {
        // Skip a line that is no longer printed.
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
  /// Whether every node has the same name in both.
  fileprivate func hasSameNames(as other: Recording) -> Bool {
    for number in Int32(1)... {
      let id = NodeID(number)
      let (name, otherName) = (name(of: id), other.name(of: id))
      if [name, otherName].contains(id.description) { return true }
      guard name == otherName else { return false }
    }
    return true
  }

  /// The printed line of an event; nil for other events.
  fileprivate func printedText(at index: Int) -> String? {
    guard index < events.count, case .log(let line) = events[index].kind else { return nil }
    return log[Int(line)]
  }

  /// The first event from an index on that is not a printed line.
  fileprivate func firstSilentEvent(from start: Int) -> Int {
    events[start...].firstIndex { if case .log = $0.kind { false } else { true } } ?? events.count
  }

  /// The index after a printed line with this text, among those printed next.
  fileprivate func place(after text: String?, from start: Int) -> Int? {
    (start..<firstSilentEvent(from: start)).first { printedText(at: $0) == text }.map { $0 + 1 }
  }

  /// Whether two events are equal without comparing names.
  fileprivate func isEqual(at index: Int, to other: Recording, at otherIndex: Int) -> Bool {
    let (one, two) = (events[index], other.events[otherIndex])
    switch one.kind {
    case .containerCall, .diagnostic, .log: return false
    default: return one.kind == two.kind && one.subject == two.subject && one.instant == two.instant
    }
  }

  /// An event's trace line, which includes names and referenced content.
  fileprivate func description(at index: Int) -> String {
    let event = events[index]
    return traceLine(of: event) ?? "\(event.instant) \(event.kind)"
  }
}
