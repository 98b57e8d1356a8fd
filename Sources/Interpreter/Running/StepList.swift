/// The executed statements of a run, packed.
///
/// An entry marks that a line was executed from an event on: a statement began there, or continued
/// after a call. So every event has its line. Changes of variables are stored next to their
/// entries.
///
/// It is mutated only by its run, on one task at a time; then it may be shared.
package final class StepList: @unchecked Sendable {
  private var entries: [Entry] = []
  private var changes: [Change] = []
  private var texts: [UInt8] = []
  package let variables: [Variable]
  /// The value of each variable in scope: in the innermost call that has it.
  private var latest: [Shown?]
  /// The values of each variable in the outer calls of a recursive function.
  private var covered: [[Shown]]
  /// Events attributed to another line than the one executed.
  private var blames: [Int: Int] = [:]
  /// The number of changes when the last entry was made.
  private var changeCountAtEntry = 0

  /// The start or continuation of a statement.
  struct Entry: Equatable {
    /// Its line; negative for a continuation.
    let line: Int32
    /// The event count.
    let events: UInt32
  }

  /// A variable's value from an entry on.
  struct Change {
    let entry: UInt32
    let variable: UInt32
    let content: Content
  }

  /// The position of a text, or a number, whose text is made lazily.
  struct Content: Equatable {
    let start: UInt32
    /// The length of the text; the largest values are reserved.
    let length: UInt32

    /// The variable is out of scope.
    static let ended = Content(start: 0, length: .max)

    static func number(_ number: Int32) -> Content {
      Content(start: UInt32(bitPattern: number), length: .max - 1)
    }

    var number: Int32? { length == .max - 1 ? Int32(bitPattern: start) : nil }
    var text: Range<Int> { Int(start)..<Int(start + length) }
  }

  /// A variable's value, and its call depth.
  private struct Shown {
    let depth: Int
    let content: Content
  }

  /// A new value.
  enum Showing {
    case text(String)
    case number(Int32)
  }

  package struct Variable: Hashable, Sendable {
    package let name: String
    package let line: Int
  }

  /// A variable with its printed value.
  package typealias Value = (variable: Variable, text: String)

  /// One entry, unpacked.
  package struct Step: Hashable, Sendable {
    package let line: Int
    package let eventCount: Int
    /// Whether a statement continues after a call.
    package let isResumption: Bool
  }

  init(of variables: [Variable]) {
    self.variables = variables
    latest = Array(repeating: nil, count: variables.count)
    covered = Array(repeating: [], count: variables.count)
  }

  package var count: Int { entries.count }

  package subscript(index: Int) -> Step {
    let entry = entries[index]
    return Step(
      line: Int(entry.line.magnitude), eventCount: Int(entry.events), isResumption: entry.line < 0)
  }
}

/// Recording.
extension StepList {
  func begin(line: Int, events count: Int) {
    append(Entry(line: Int32(line), events: UInt32(count)))
  }

  func resume(line: Int, events count: Int) {
    append(Entry(line: -Int32(line), events: UInt32(count)))
  }

  /// Attributes events to the line that called the method in which they happened.
  func blame(line: Int, for events: Range<Int>) {
    for event in events { blames[event] = line }
  }

  private func append(_ entry: Entry) {
    // A repeated continuation without changes.
    if entry.line < 0, let last = entries.last, last == entry,
      changes.count == changeCountAtEntry
    {
      return
    }
    entries.append(entry)
    changeCountAtEntry = changes.count
  }

  /// Notes the end of a variable's scope, if it belongs to the call at this depth.
  func end(_ variable: Int, depth: Int) {
    guard let last = latest[variable], last.depth == depth else { return }
    latest[variable] = covered[variable].popLast()
    // Later events of this entry happened in scope.
    append(latest[variable]?.content ?? .ended, of: variable, from: entries.count)
  }

  /// Notes the value of a variable at a call depth, if it changed.
  ///
  /// A parameter has its value from the next entry on.
  func change(_ variable: Int, to next: Showing, depth: Int = 0, isParameter: Bool = false) {
    if let known = latest[variable] {
      if known.depth == depth, holds(known.content, next) { return }
      if known.depth < depth { covered[variable].append(known) }
    }
    let content = keep(next)
    latest[variable] = Shown(depth: depth, content: content)
    append(content, of: variable, from: isParameter ? entries.count : max(0, entries.count - 1))
  }

  /// Whether a stored value equals a new one.
  private func holds(_ content: Content, _ showing: Showing) -> Bool {
    switch showing {
    case .number(let number): content.number == number
    case .text(let text):
      content.number == nil
        && texts[content.text].elementsEqual(text.utf8.prefix(Self.textLimit))
    }
  }

  private func keep(_ showing: Showing) -> Content {
    switch showing {
    case .number(let number): return .number(number)
    case .text(let text):
      let start = texts.count
      texts += text.utf8.prefix(Self.textLimit)
      return Content(start: UInt32(start), length: UInt32(texts.count - start))
    }
  }

  /// Adds a change; changes are sorted by entry.
  private func append(_ content: Content, of variable: Int, from entry: Int) {
    changes.append(
      Change(
        entry: max(UInt32(entry), changes.last?.entry ?? 0), variable: UInt32(variable),
        content: content))
  }

  static let textLimit = 120
  /// The size of a change without its text.
  static let changeSize = MemoryLayout<Change>.stride
}

/// Queries.
extension StepList {
  /// The line executed at an event, from 0; for a callback that a script calls directly, and its
  /// diagnostics, the line of that call.
  package func line(ofEvent index: Int) -> Int? {
    if let line = blames[index] { return line }
    let entry = partition(entries) { $0.events <= index } - 1
    return entry >= 0 ? Int(entries[entry].line.magnitude) : nil
  }

  /// The events during the executions of a line, in order.
  package func events(ofLine line: Int, total: Int) -> [Range<Int>] {
    entries.indices.compactMap { place in
      guard entries[place].line.magnitude == line else { return nil }
      let start = Int(entries[place].events)
      let end = place + 1 < entries.count ? Int(entries[place + 1].events) : total
      return start < end ? start..<end : nil
    }
  }

  /// The variables' values at an event, in declaration order.
  package func values(atEvent index: Int) -> [Value] {
    values(beforeStep: partition(entries) { $0.events <= index })
  }

  /// The variables' values before a step, in declaration order.
  package func values(beforeStep step: Int) -> [Value] {
    var known: [UInt32: Change] = [:]
    for change in changes.prefix(partition(changes) { $0.entry < step }) {
      known[change.variable] = change
    }
    return known.keys.sorted().compactMap { id in
      known[id].flatMap { $0.content == .ended ? nil : (variables[Int(id)], text(of: $0)) }
    }
  }

  /// The variables that changed in a step, with their new values.
  package func changes(at index: Int) -> [(variable: Variable, text: String)] {
    let start = partition(changes) { $0.entry < index }
    return changes[start...].prefix { $0.entry == index }.filter { $0.content != .ended }.map {
      (variables[Int($0.variable)], text(of: $0))
    }
  }

  private func text(of change: Change) -> String {
    change.content.number.map(String.init)
      ?? String(decoding: texts[change.content.text], as: UTF8.self)
  }

  /// The length of the prefix that satisfies a condition, by binary search.
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
