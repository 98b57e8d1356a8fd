/// Reads a text in any known form: wrappers off, form found, lines read, everything else noted.
package enum Importer {
  /// The hierarchy that a text shows.
  ///
  /// `onProgress` is told now and then how far it has come, and ends the reading by answering false.
  package static func read(
    _ bytes: consuming [UInt8], limits: ImportLimits = ImportLimits(),
    onProgress: ((ImportProgress) -> Bool)? = nil
  ) throws(ImportError) -> Dump {
    try read(bytes, as: nil, limits: limits, depth: 0, onProgress: onProgress)
  }

  /// The hierarchy that a text shows.
  package static func read(_ text: String) throws(ImportError) -> Dump {
    try read(Array(text.utf8))
  }

  /// The hierarchy that a text shows to the reader of one form, whatever it looks like.
  package static func read(
    _ bytes: consuming [UInt8], as format: DumpFormat, limits: ImportLimits = ImportLimits()
  ) throws(ImportError) -> Dump {
    try read(bytes, as: format, limits: limits, depth: 0, onProgress: nil)
  }

  private static func read(
    _ bytes: consuming [UInt8], as format: DumpFormat?, limits: ImportLimits, depth: Int,
    onProgress: ((ImportProgress) -> Bool)?
  ) throws(ImportError) -> Dump {
    guard bytes.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    var decoded = try Decoding.text(of: bytes)
    if let plain = Escapes.undone(decoded.text, decoded.survey) {
      (decoded.text, decoded.survey) = (plain, ByteSurvey(plain))
    }
    let badLine = decoded.badLine
    let endsWithLineEnd = decoded.text.last == 0x0A || decoded.text.last == 0x0D
    let hasReturns = decoded.survey.hasReturns
    // Nobody but the table keeps the text, so that joining lines does not copy it.
    var table = try LineTable(
      decoded.takeText(), hasReturns: hasReturns, limit: limits.lines)
    var wrappers = Wrappers()
    wrappers.strip(&table)
    let plan = try Plan(&table, wrappers, format)
    var builder = DumpBuilder(
      sourceCount: table.bytes.count, lineCount: table.count, limits: limits,
      onProgress: onProgress)
    if let badLine {
      builder.note(badLine, "not all of it is UTF-8; the odd bytes show as \u{FFFD}")
    }
    // What is printed of controllers and of views, one after the other, belongs together.
    var kinds: Set<DumpNode.Kind> = []
    for part in plan.parts {
      let first = builder.nodes.count
      if let text = try read(part, of: table, into: &builder), depth < 4 {
        return try read(
          Array(text.utf8), as: nil, limits: limits, depth: depth + 1, onProgress: onProgress
        ).found(inStringOnLine: part.range.lowerBound + 1)
      }
      if first < builder.nodes.count, !kinds.insert(builder.nodes[first].kind).inserted {
        builder.update(Int32(truncatingIfNeeded: first)) { $0.beginsDump = true }
        kinds = [builder.nodes[first].kind]
      }
      builder.closeAll()
    }
    if let last = table.lastLine, !endsWithLineEnd, !plan.format.reader.showsItsEnd {
      builder.note(last, "the text ends within this line; if it was cut off, something is missing")
    }
    guard !builder.nodes.isEmpty else { throw .unknownFormat(line: plan.firstLine) }
    var result = DumpText(table.bytes)
    result.extra = builder.extra
    return Dump(
      format: plan.format, nodes: builder.nodes, notes: builder.allNotes, text: result
    ).withRepeatedRoots
  }

  /// Reads one part; the result is a text within it that holds the dump instead, or nil.
  private static func read(
    _ part: Plan.Part, of table: LineTable, into builder: inout DumpBuilder
  ) throws(ImportError) -> String? {
    try table.withSection(part.range) { section throws(ImportError) in
      guard let format = part.format else {
        var index = section.range.lowerBound
        while let next = section.nextLine(from: index) {
          builder.noteUnread(section.number(next), section[next])
          index = next + 1
        }
        return nil
      }
      let before = builder.nodes.count
      try format.reader.read(section, into: &builder)
      guard format == .json, builder.nodes.count == before else { return nil }
      return JSONReader.embeddedText(in: section)
    }
  }
}

/// How a text is divided, and what each part is.
private struct Plan {
  struct Part {
    let range: Range<Int>
    let format: DumpFormat?
  }

  private(set) var parts: [Part] = []
  let format: DumpFormat
  /// The number of the first line that is not blank.
  let firstLine: Int

  /// The parts of a text, all of one form when that is given.
  init(
    _ table: inout LineTable, _ wrappers: Wrappers, _ given: DumpFormat?
  ) throws(ImportError) {
    guard let first = (0..<table.count).first(where: { table.withLine($0) { !$0.isBlank } }) else {
      throw .empty
    }
    firstLine = first + 1
    let starts = [0] + wrappers.borders.sorted().map { $0 + 1 } + [table.count]
    var ranges: [Range<Int>] = []
    for (start, end) in zip(starts, starts.dropFirst()) where start < end {
      let isFilled = try table.withSection(start..<end) { section in
        section.nextLine(from: 0) != nil
      }
      if isFilled { ranges.append(start..<end) }
    }
    var counts: [DumpFormat: Int] = [:]
    for range in ranges {
      var format = given
      if format == nil {
        format = try table.withSection(range) { section in Detection.format(of: section) }
      }
      if let format { counts[format, default: 0] += range.count }
      parts.append(Part(range: range, format: format))
    }
    if counts.isEmpty {
      let whole = 0..<table.count
      let isOutline = try table.withSection(whole) { section in
        OutlineReader.score(of: section) > 0
      }
      guard isOutline else { throw .unknownFormat(line: firstLine) }
      parts = [Part(range: whole, format: .outline)]
      counts[.outline] = 1
    }
    format =
      DumpFormat.allCases.filter { counts[$0] != nil }.max {
        counts[$0, default: 0] < counts[$1, default: 0]
      }
      ?? .outline
    for part in parts {
      guard let format = part.format else { continue }
      _ = HardWraps.join(&table, part.range, of: format.reader)
    }
  }
}

extension Dump {
  /// The same, with a word on where the text stood.
  fileprivate func found(inStringOnLine line: Int) -> Dump {
    let note = ImportNote(
      line: line,
      message: "the dump stands in a string that begins here; line numbers count within it")
    return Dump(format: format, nodes: nodes, notes: [note] + notes, text: text)
  }

  /// The same, where a root that was seen before begins a dump of its own: nothing is twice in one.
  fileprivate var withRepeatedRoots: Dump {
    guard nodes.dropFirst().contains(where: \.isRoot) else { return self }
    var (nodes, seen) = (nodes, Set<String>())
    for index in nodes.indices where nodes[index].isRoot {
      if nodes[index].beginsDump { seen = [] }
      guard let identity = identity(of: nodes[index]) else { continue }
      if !seen.insert(identity).inserted {
        nodes[index].beginsDump = true
        seen = [identity]
      }
    }
    return Dump(format: format, nodes: nodes, notes: notes, text: text)
  }
}
