/// What a run executed, statement by statement, packed.
///
/// An entry says that from an event on a line was being executed: a statement began there, or went
/// on after a call inside of it. So every event has its line. Changes of variables stand beside
/// the entries they belong to.
///
/// It changes only while its run goes on, which one task at a time does; then it may be shared.
package final class StepList: @unchecked Sendable {
  private var entries: [Entry] = []
  private var changes: [Change] = []
  private var texts: [UInt8] = []
  package let variables: [Variable]
  /// What each variable shows that is in scope: in the innermost call that has it.
  private var latest: [Shown?]
  /// What each variable shows in the outer calls of a function that is called inside of itself.
  private var covered: [[Shown]]
  /// Events that another line is to blame for than the one that was being executed.
  private var blames: [Int: Int] = [:]
  /// How many changes there were when the last entry was made.
  private var changeCountAtEntry = 0

  /// A statement that began, or went on.
  struct Entry: Equatable {
    /// Its line; negative where it goes on.
    let line: Int32
    /// How many events there were.
    let events: UInt32
  }

  /// What a variable shows from an entry on.
  struct Change {
    let entry: UInt32
    let variable: UInt32
    let content: Content
  }

  /// The place of a text, or a number, whose text is made lazily.
  struct Content: Equatable {
    let start: UInt32
    /// How long the text is; no text is as long as what stands for other things.
    let length: UInt32

    /// The scope of the variable has ended.
    static let ended = Content(start: 0, length: .max)

    static func number(_ number: Int32) -> Content {
      Content(start: UInt32(bitPattern: number), length: .max - 1)
    }

    var number: Int32? { length == .max - 1 ? Int32(bitPattern: start) : nil }
    var text: Range<Int> { Int(start)..<Int(start + length) }
  }

  /// What a variable shows, and how many calls deep the variable is.
  private struct Shown {
    let depth: Int
    let content: Content
  }

  /// What a variable is to show.
  enum Showing {
    case text(String)
    case number(Int32)
  }

  package struct Variable: Hashable, Sendable {
    package let name: String
    package let line: Int
  }

  /// A variable with its text, as `print` would show it.
  package typealias Value = (variable: Variable, text: String)

  /// One entry, unpacked.
  package struct Step: Hashable, Sendable {
    package let line: Int
    package let eventCount: Int
    /// Whether a statement goes on after a call inside of it.
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

  /// Blames a line for events: the one that called the method inside of which they happened.
  func blame(line: Int, for events: Range<Int>) {
    for event in events { blames[event] = line }
  }

  private func append(_ entry: Entry) {
    // Nothing came of going on, and it goes on once more.
    if entry.line < 0, let last = entries.last, last == entry,
      changes.count == changeCountAtEntry
    {
      return
    }
    entries.append(entry)
    changeCountAtEntry = changes.count
  }

  /// Notes that the scope of a variable has ended, if it is one of the call at this depth.
  func end(_ variable: Int, depth: Int) {
    guard let last = latest[variable], last.depth == depth else { return }
    latest[variable] = covered[variable].popLast()
    // What still happens in this entry happened while the scope was there.
    append(latest[variable]?.content ?? .ended, of: variable, from: entries.count)
  }

  /// Notes what a variable of the call at a depth shows, unless it is what it was.
  ///
  /// A parameter has its value from the entry on that is about to come.
  func change(_ variable: Int, to next: Showing, depth: Int = 0, isParameter: Bool = false) {
    if let known = latest[variable] {
      if known.depth == depth, holds(known.content, next) { return }
      if known.depth < depth { covered[variable].append(known) }
    }
    let content = keep(next)
    latest[variable] = Shown(depth: depth, content: content)
    append(content, of: variable, from: isParameter ? entries.count : max(0, entries.count - 1))
  }

  /// Whether a content is this.
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

  /// Adds a change; changes stand in the order of their entries.
  private func append(_ content: Content, of variable: Int, from entry: Int) {
    changes.append(
      Change(
        entry: max(UInt32(entry), changes.last?.entry ?? 0), variable: UInt32(variable),
        content: content))
  }

  static let textLimit = 120
  /// What a change takes beside its text.
  static let changeSize = MemoryLayout<Change>.stride
}

/// Looking up.
extension StepList {
  /// The line that was being executed when an event, counted from 0, happened; of a callback that a
  /// script calls by hand, and of what is said about it, the line of that call.
  package func line(ofEvent index: Int) -> Int? {
    if let line = blames[index] { return line }
    let entry = partition(entries) { $0.events <= index } - 1
    return entry >= 0 ? Int(entries[entry].line.magnitude) : nil
  }

  /// The events that happened while a line was being executed, in order.
  package func events(ofLine line: Int, total: Int) -> [Range<Int>] {
    entries.indices.compactMap { place in
      guard entries[place].line.magnitude == line else { return nil }
      let start = Int(entries[place].events)
      let end = place + 1 < entries.count ? Int(entries[place + 1].events) : total
      return start < end ? start..<end : nil
    }
  }

  /// The variables with their texts as they were when an event happened, by declaration.
  package func values(atEvent index: Int) -> [Value] {
    values(beforeStep: partition(entries) { $0.events <= index })
  }

  /// The variables with their texts as they were before a step, by declaration.
  package func values(beforeStep step: Int) -> [Value] {
    var known: [UInt32: Change] = [:]
    for change in changes.prefix(partition(changes) { $0.entry < step }) {
      known[change.variable] = change
    }
    return known.keys.sorted().compactMap { id in
      known[id].flatMap { $0.content == .ended ? nil : (variables[Int(id)], text(of: $0)) }
    }
  }

  /// The variables that changed in a step, with their new texts.
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
