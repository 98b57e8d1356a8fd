import Hierarchy

/// The filtered rows of the event list.
package struct EventListing {
  package let filter: EventFilter
  private let index: EventIndex
  /// Indexes into `index.rows`.
  private var places: [Int32] = []
  /// How many rows of the index were filtered.
  private var readCount = 0

  /// - Complexity: O(*rows*).
  package init(_ filter: EventFilter, of index: EventIndex) {
    self.filter = filter
    self.index = index
    grow()
  }

  /// Filters the rows added to the index since.
  package mutating func grow() {
    let rows = index.rows
    let mask = filter.kinds.reduce(0) { $0 | EventIndex.Kind($1).mask }
    let pattern = Array(filter.text.lowercased().utf8)
    let words = pattern.isEmpty ? nil : index.words
    for place in readCount..<rows.count where rows[place].kind.mask & mask != 0 {
      let row = rows[place]
      if let nodes = filter.nodes, !index.concerns(row, nodes) { continue }
      if let words, !words.row(place, contains: pattern) { continue }
      places.append(Int32(place))
    }
    readCount = rows.count
  }

  package var count: Int { places.count }

  /// The number of rows without a filter.
  package var wholeCount: Int { index.count }

  /// A row for display.
  package func row(at place: Int) -> Row {
    let row = index.rows[Int(places[place])]
    let isOuterHidden = index.hasLines && !filter.kinds.contains(.lines)
    return Row(
      words: index.words(of: row), kind: row.kind.kind,
      depth: max(0, Int(row.depth) - (isOuterHidden ? 1 : 0)))
  }

  /// One row.
  package struct Row: Hashable, Sendable {
    package let words: EventIndex.Words
    package let kind: EventKind
    package let depth: Int

    /// The row as a sentence, for screen readers.
    package var spoken: String {
      let parts = [words.instant, words.subject, words.text].filter { !$0.isEmpty }
      return parts.joined(separator: ", ")
    }
  }

  /// The number of rows up to an event count.
  ///
  /// - Complexity: O(log *rows*).
  package func pastCount(events: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(index.rows[Int(places[middle])].place) < events {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The event to seek to from a row; nil if it precedes all events.
  package func event(ofRow place: Int) -> Int? {
    guard places.indices.contains(place) else { return nil }
    let event = min(Int(index.rows[Int(places[place])].place), index.recording.events.count - 1)
    return event >= 0 ? event : nil
  }

  /// The next row containing a text, wrapping around; nil if there is none.
  package func row(after place: Int, containing text: String) -> Int? {
    let pattern = Array(text.lowercased().utf8)
    guard !pattern.isEmpty, !places.isEmpty else { return nil }
    let start = places.indices.contains(place) ? place : -1
    return (1...places.count).lazy.map { (start + $0 + places.count) % places.count }
      .first { index.words.row(Int(places[$0]), contains: pattern) }
  }

  /// Rows as text, with events in trace format.
  package func text(ofRows chosen: some Sequence<Int>) -> String {
    var text = ""
    for place in chosen where places.indices.contains(place) {
      text += index.copy(of: index.rows[Int(places[place])]) + "\n"
    }
    return text
  }

  /// All rows as text.
  package var text: String { text(ofRows: places.indices) }
}

extension EventIndex {
  /// Whether a row is about one of some nodes.
  fileprivate func concerns(_ row: Row, _ nodes: Set<NodeID>) -> Bool {
    switch row.kind.kind {
    case .lines: return false
    case .animations:
      guard case .animationBegan(let animation) = recording.changes[Int(row.detail)] else {
        return false
      }
      return nodes.contains(animation.view)
    case .diagnostics:
      guard case .diagnostic(let index) = recording.events[Int(row.place)].kind else {
        return false
      }
      let diagnostic = recording.diagnostics[Int(index)]
      return diagnostic.participants.contains(where: nodes.contains)
        || diagnostic.subject.map(nodes.contains) ?? false
    default: return recording.events[Int(row.place)].subject.map(nodes.contains) ?? false
    }
  }
}
