/// Finds names by prefixes of their words.
///
/// Every word of every folded name is an entry, sorted by its next eight bytes: two binary searches
/// find all names with a prefix, and only longer prefixes need further comparison.
struct NameIndex: Sendable {
  /// The part of a name that was typed.
  enum Quality: Int, Comparable, Sendable {
    /// The prefix of a later word.
    case word
    /// A prefix of the name.
    case start
    /// The whole name.
    case whole

    static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }
  }

  private struct Entry: Sendable {
    let key: UInt64
    let position: Int32
    let name: Int32
  }

  /// The folded names, each terminated by a zero.
  private let text: [UInt8]
  private let starts: [Int32]
  private let entries: [Entry]

  /// The number of names; a name with two spellings is two.
  var count: Int { starts.count }
  /// For each entry, the index of its name in the given list.
  let sources: [Int32]

  /// An index of names, identified by their position in the list.
  init(_ names: [String]) {
    var folding = NameFolding()
    var folded = NameFolding.Folded()
    folded.bytes.reserveCapacity(names.count * 16)
    var (starts, sources, entries) = ([Int32](), [Int32](), [Entry]())
    entries.reserveCapacity(names.count * 2)
    func add(_ source: Int, _ spelling: NameFolding.Spelling) {
      starts.append(Int32(folded.bytes.count))
      sources.append(Int32(source))
      let first = folded.words.count
      folding.append(names[source], spelling, to: &folded)
      folded.bytes.append(0)
      for position in folded.words[first...] {
        entries.append(
          Entry(
            key: NameIndex.key(folded.bytes[position...], padding: 0), position: Int32(position),
            name: Int32(starts.count - 1)))
      }
    }
    for source in names.indices {
      add(source, .plain)
      if NameFolding.hasDoubles(names[source]) { add(source, .doubled) }
    }
    // Entries with equal keys are already ordered by position.
    entries.sortStably { $0.key }
    (text, self.starts, self.sources, self.entries) = (folded.bytes, starts, sources, entries)
  }

  /// Calls `body` with every name that has a word with the prefix `phrase`.
  ///
  /// A phrase of several words continues into the following ones.
  func forEachName(
    beginning phrase: [UInt8], _ body: (_ source: Int, _ quality: Quality) -> Void
  ) {
    guard !phrase.isEmpty else { return }
    let first = firstEntry { $0 >= NameIndex.key(phrase[...], padding: 0) }
    let last = NameIndex.key(phrase[...], padding: 0xFF)
    for entry in entries[first...] {
      guard entry.key <= last else { break }
      let start = Int(entry.position)
      let end = start + phrase.count
      guard end < text.count, phrase.count <= 8 || text[start..<end].elementsEqual(phrase) else {
        continue
      }
      let isFirst = entry.position == starts[Int(entry.name)]
      body(
        Int(sources[Int(entry.name)]), isFirst ? text[end] == 0 ? .whole : .start : .word)
    }
  }

  private func firstEntry(where isReached: (UInt64) -> Bool) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(entries[middle].key) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The next eight bytes of a name as a number with the same order.
  private static func key(_ bytes: ArraySlice<UInt8>, padding: UInt8) -> UInt64 {
    var key: UInt64 = 0
    var isOver = false
    var index = bytes.startIndex
    for _ in 0..<8 {
      isOver = isOver || index >= bytes.endIndex || bytes[index] == 0
      key = key << 8 | UInt64(isOver ? padding : bytes[index])
      index += 1
    }
    return key
  }
}
