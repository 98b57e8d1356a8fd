/// The parts of a text and their formats.
///
/// Parts are separated by commands and fences. Fenced text is preferred: text outside counts only
/// if it certainly is a dump.
struct Plan {
  struct Part {
    let range: Range<Int>
    /// The possible formats, the best first.
    let formats: [DumpFormat]
    /// Whether the best one fits much better than the others.
    let isClear: Bool
    /// The next best format, if it fits nearly as well.
    var next: DumpFormat?

    /// The next best format other than the one used.
    func next(after format: DumpFormat) -> DumpFormat? {
      formats.first == format ? next : formats.first
    }
  }

  /// Lines joined because a tool had broken them.
  struct Wrap {
    let width: Int
    let lines: ClosedRange<Int>
  }

  private(set) var parts: [Part] = []
  private(set) var wraps: [Wrap] = []
  /// The text before a dump on its first line.
  private(set) var leadIn: (line: Int, head: String)?
  /// The number of the first nonblank line.
  let firstLine: Int

  /// The parts of a text, all of one format if given.
  init(
    _ table: inout LineTable, _ wrappers: Wrappers, _ given: DumpFormat?
  ) throws(ImportError) {
    guard let first = (0..<table.count).first(where: { table.withLine($0) { !$0.isBlank } }) else {
      throw .empty
    }
    firstLine = table.number(first)
    let ranges = try Self.ranges(of: table, wrappers)
    for range in ranges {
      if let given {
        parts.append(Part(range: range, formats: [given], isClear: true))
        continue
      }
      let part = try table.withSection(range) { section -> Part? in
        guard let found = Detection(section) else { return nil }
        return Part(
          range: found.range, formats: found.candidates.map(\.format), isClear: found.isClear,
          next: found.next)
      }
      if let part { parts.append(part) }
    }
    let isFenced: (Part) -> Bool = { wrappers.isFenced($0.range.lowerBound) }
    if given == nil, parts.contains(where: isFenced) {
      parts.removeAll { !isFenced($0) && !$0.isClear }
    }
    if parts.isEmpty { try findBehindWords(&table, ranges) }
    if parts.isEmpty { try findOutlines(table, ranges, wrappers) }
    try joinBrokenLines(of: &table)
  }

  /// Takes JSON or XML that starts within a line, such as after a logger's prefix.
  private mutating func findBehindWords(
    _ table: inout LineTable, _ ranges: [Range<Int>]
  ) throws(ImportError) {
    // Each try copies the line ranges.
    var tries = 0
    for range in ranges {
      for index in range.prefix(5000) where tries < 20 {
        guard let place = table.withLine(index, WholeText.placeBehindWords) else { continue }
        tries += 1
        var trial = table
        trial.narrow(index, from: place)
        let found = try trial.withSection(index..<range.upperBound) { section in
          Detection(section)
        }
        guard let found, found.range.lowerBound == index else { continue }
        leadIn = (table.number(index), table.withLine(index) { $0.slice(0, place).head })
        table = trial
        parts = [
          Part(
            range: found.range, formats: found.candidates.map(\.format), isClear: found.isClear,
            next: found.next)
        ]
        return
      }
    }
  }

  /// The outlines of a text in which the readers of the matching formats found no node.
  init(outlinesIn table: inout LineTable, _ wrappers: Wrappers) throws(ImportError) {
    firstLine = 1
    try findOutlines(table, Self.ranges(of: table, wrappers), wrappers)
    try joinBrokenLines(of: &table)
  }

  /// The ranges between commands and fences.
  private static func ranges(
    of table: LineTable, _ wrappers: Wrappers
  ) throws(ImportError) -> [Range<Int>] {
    let starts = [0] + wrappers.borders.sorted().map { $0 + 1 } + [table.count]
    var ranges: [Range<Int>] = []
    for (start, end) in zip(starts, starts.dropFirst()) where start < end {
      let isFilled = try table.withSection(start..<end) { section in
        section.nextLine(from: 0) != nil
      }
      if isFilled { ranges.append(start..<end) }
    }
    return ranges
  }

  /// Takes text of no matching format as outlines: fenced texts if there are any, else everything.
  private mutating func findOutlines(
    _ table: LineTable, _ ranges: [Range<Int>], _ wrappers: Wrappers
  ) throws(ImportError) {
    let fenced = ranges.filter { wrappers.isFenced($0.lowerBound) }
    for range in fenced.isEmpty ? [0..<table.count] : fenced + [0..<table.count] {
      if !parts.isEmpty, range.count == table.count { break }
      let part = try table.withSection(range) { section throws(ImportError) -> Range<Int>? in
        if let form = ForeignForm(section) { throw .foreignForm(line: form.line, name: form.name) }
        return OutlineReader.range(in: section)
      }
      if let part { parts.append(Part(range: part, formats: [.outline], isClear: false)) }
    }
    guard parts.isEmpty else { return }
    throw FormMismatch(table, firstLine).error
  }

  private mutating func joinBrokenLines(of table: inout LineTable) throws(ImportError) {
    for part in parts where part.formats.contains(.flutter) || part.formats == [.outline] {
      BranchTabs.expand(&table, part.range)
    }
    for part in parts {
      guard let format = part.formats.first,
        let joined = HardWraps.join(&table, part.range, of: format.reader)
      else { continue }
      for lines in joined.lines { wraps.append(Wrap(width: joined.width, lines: lines)) }
    }
    if !wraps.isEmpty || table.isScattered { table.compact() }
  }
}
