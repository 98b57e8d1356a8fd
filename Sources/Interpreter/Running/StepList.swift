/// What a run executed, statement by statement, packed.
///
/// An entry says that from an event on a line was being executed: a statement began there, or went
/// on after a call inside of it. So every event has its line. Changes of variables stand beside
/// the entries they belong to.
///
/// It changes only while its run goes on, which one task at a time does; then it may be shared.
package final class StepList: @unchecked Sendable {
  /// The line of each entry; negative where a statement goes on.
  private var lines: [Int32] = []
  /// How many events there were when the entry began.
  private var events: [UInt32] = []
  private var changes: [Change] = []
  private var texts: [UInt8] = []
  package let variables: [Variable]
  private var latest: [Int: Range<Int>] = [:]

  /// A variable's new text, from an entry on.
  private struct Change {
    let entry: UInt32
    let variable: UInt32
    let start: UInt32
    let length: UInt32

    /// Stands for a length where the variable's scope ends.
    static let ended = UInt32.max

    var isEnd: Bool { length == Self.ended }
  }

  package struct Variable: Hashable, Sendable {
    package let name: String
    package let line: Int
  }

  /// One entry, unpacked.
  package struct Step: Hashable, Sendable {
    package let line: Int
    package let eventCount: Int
    /// Whether a statement goes on after a call inside of it.
    package let isResumption: Bool
  }

  init(of variables: [Variable]) { self.variables = variables }

  package var count: Int { lines.count }

  package subscript(index: Int) -> Step {
    Step(
      line: Int(lines[index].magnitude), eventCount: Int(events[index]),
      isResumption: lines[index] < 0)
  }
}

/// Recording.
extension StepList {
  func begin(line: Int, events count: Int) { append(Int32(line), UInt32(count)) }

  func resume(line: Int, events count: Int) {
    append(-Int32(line), UInt32(count))
  }

  private func append(_ line: Int32, _ count: UInt32) {
    if let last = lines.last, last < 0, events.last == count {
      lines[lines.count - 1] = line
    } else {
      lines.append(line)
      events.append(count)
    }
  }

  /// Notes that the scope of a variable has ended.
  func end(_ variable: Int) {
    guard latest.removeValue(forKey: variable) != nil else { return }
    // What still happens in this entry happened while the scope was there.
    changes.append(
      Change(
        entry: UInt32(lines.count), variable: UInt32(variable), start: 0, length: Change.ended))
  }

  /// Notes the text of a variable, unless it is what it was.
  func change(_ variable: Int, to text: String) {
    let bytes = Array(text.utf8.prefix(Self.textLimit))
    if let known = latest[variable], texts[known].elementsEqual(bytes) { return }
    let start = texts.count
    texts += bytes
    latest[variable] = start..<texts.count
    let entry = max(UInt32(max(0, lines.count - 1)), changes.last?.entry ?? 0)
    changes.append(
      Change(
        entry: entry, variable: UInt32(variable), start: UInt32(start),
        length: UInt32(bytes.count)))
  }

  static let textLimit = 120
}

/// Looking up.
extension StepList {
  /// The line that was being executed when an event, counted from 0, happened.
  package func line(ofEvent index: Int) -> Int? {
    let entry = partition(events) { $0 <= index } - 1
    return entry >= 0 ? Int(lines[entry].magnitude) : nil
  }

  /// The events that happened while a line was being executed, in order.
  package func events(ofLine line: Int, total: Int) -> [Range<Int>] {
    lines.indices.compactMap { entry in
      guard lines[entry].magnitude == line else { return nil }
      let end = entry + 1 < events.count ? Int(events[entry + 1]) : total
      return Int(events[entry]) < end ? Int(events[entry])..<end : nil
    }
  }

  /// The variables with their texts as they were when an event happened, by declaration.
  package func values(atEvent index: Int) -> [(variable: Variable, text: String)] {
    let entry = partition(events) { $0 <= index }
    var known: [UInt32: Change] = [:]
    for change in changes.prefix(partition(changes) { $0.entry < entry }) {
      known[change.variable] = change
    }
    return known.keys.sorted().compactMap { id in
      known[id].flatMap { $0.isEnd ? nil : (variables[Int(id)], text(of: $0)) }
    }
  }

  /// The variables that changed in a step, with their new texts.
  package func changes(at index: Int) -> [(variable: Variable, text: String)] {
    let start = partition(changes) { $0.entry < index }
    return changes[start...].prefix { $0.entry == index }.filter { !$0.isEnd }.map {
      (variables[Int($0.variable)], text(of: $0))
    }
  }

  private func text(of change: Change) -> String {
    String(decoding: texts[Int(change.start)..<Int(change.start + change.length)], as: UTF8.self)
  }

  /// How many elements at the start fulfil a condition that holds for a prefix.
  private func partition<Element>(
    _ elements: [Element], _ holds: (Element) -> Bool
  ) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension StepList {
  /// How much memory it takes.
  package var byteCount: Int {
    lines.count * 4 + events.count * 4 + changes.count * MemoryLayout<Change>.stride + texts.count
  }
}
