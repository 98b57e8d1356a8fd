/// Reads text of any supported format: removes wrappers, detects the format, reads the lines, notes
/// the rest.
package enum Importer {
  /// Reads the hierarchy of a text.
  ///
  /// `onProgress` is called repeatedly with the progress, and cancels the import by returning
  /// false.
  package static func read(
    _ bytes: consuming [UInt8], limits: ImportLimits = ImportLimits(),
    onProgress: ((ImportProgress) -> Bool)? = nil
  ) throws(ImportError) -> Dump {
    try read(bytes, as: nil, limits: limits, depth: 0, onProgress: onProgress)
  }

  /// Reads the hierarchy of a text.
  package static func read(_ text: String) throws(ImportError) -> Dump {
    try read(Array(text.utf8))
  }

  /// Reads the hierarchy of a text with the reader of one format.
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
    let unescaped = Escapes.undone(decoded.text, decoded.survey)
    if let plain = unescaped?.text {
      (decoded.text, decoded.survey) = (plain, ByteSurvey(plain))
    }
    let (badLine, escapedLine) = (decoded.badLine, unescaped?.line)
    let endsWithLineEnd = decoded.text.last == 0x0A || decoded.text.last == 0x0D
    let hasReturns = decoded.survey.hasReturns
    // The table is the only owner of the text, so that joining lines does not copy it.
    var table = try LineTable(
      decoded.takeText(), hasReturns: hasReturns, limit: limits.lines)
    var wrappers = Wrappers()
    wrappers.strip(&table)
    let logPrefix = wrappers.logPrefix.map { [$0] } ?? []
    let prefixes = try logPrefix + SharedPrefix.strip(&table) + DiffMarks.strip(&table)
    let words = LostLineEnds.takeOffWords(&table)
    let joinedLines = LostLineEnds.restore(&table)
    var plan = try Plan(&table, wrappers, format)
    var builder = DumpBuilder(
      sourceCount: table.bytes.count, lineCount: table.lineCount, limits: limits,
      onProgress: onProgress)
    if let badLine {
      builder.note(badLine, "not all of it is UTF-8; the odd bytes show as \u{FFFD}")
    }
    if let escapedLine {
      builder.note(
        escapedLine, "\\n escapes are line breaks here; line numbers count the unescaped lines")
    }
    for (line, message) in wrappers.notes { builder.note(line, message) }
    for (line, head) in words {
      builder.note(line, "text before the dump on this line, set aside: \(head)")
    }
    for line in joinedLines {
      builder.note(line, "line breaks are missing; the line is split where a node begins")
    }
    if let text = try read(plan, of: table, depth: depth, into: &builder) {
      let isAlone = text.range.count + 1 >= table.count
      return try read(
        text.bytes, as: nil, limits: limits, depth: depth + 1, onProgress: onProgress
      ).found(inStringOnLine: table.number(text.range.lowerBound), isAlone: isAlone)
    }
    if builder.nodes.isEmpty, format == nil, plan.parts.first?.formats != [.outline] {
      plan = try Plan(outlinesIn: &table, wrappers)
      _ = try read(plan, of: table, depth: depth, into: &builder)
    }
    guard !builder.nodes.isEmpty else { throw FormMismatch(table, plan.firstLine).error }
    return finish(
      &builder, plan, &table, wrappers, prefixes, isGiven: format != nil,
      endsWithLineEnd: endsWithLineEnd)
  }

  /// Reads all parts; if one of them embeds a text with the dump instead, returns that text.
  private static func read(
    _ plan: Plan, of table: LineTable, depth: Int, into builder: inout DumpBuilder
  ) throws(ImportError) -> (bytes: [UInt8], range: Range<Int>)? {
    if let (line, head) = plan.leadIn {
      builder.note(line, "text before the dump on this line, set aside: \(head)")
    }
    for wrap in plan.wraps {
      builder.note(
        wrap.lines.lowerBound, through: wrap.lines.upperBound,
        "lines wrapped at \(wrap.width) characters are joined")
    }
    // Consecutive dumps of controllers and views belong together.
    var kinds: Set<DumpNode.Kind> = []
    for part in plan.parts {
      let first = builder.nodes.count
      if let text = try read(part, of: table, into: &builder), depth < 4 {
        return (Array(text.utf8), part.range)
      }
      if first < builder.nodes.count, !kinds.insert(builder.nodes[first].kind).inserted {
        builder.update(Int32(truncatingIfNeeded: first)) { $0.beginsDump = true }
        kinds = [builder.nodes[first].kind]
      }
      builder.closeAll()
    }
    return nil
  }

  /// Completes the dump with the notes about all of it.
  private static func finish(
    _ builder: inout DumpBuilder, _ plan: Plan, _ table: inout LineTable, _ wrappers: Wrappers,
    _ prefixes: [(line: Int, message: String)], isGiven: Bool, endsWithLineEnd: Bool
  ) -> Dump {
    let form = builder.mainFormat
    if let last = table.lastLine, !endsWithLineEnd, !form.reader.showsItsEnd {
      builder.note(last, "the text ends within this line; if it was cut off, something is missing")
    }
    let part = plan.parts.first { $0.formats.contains(form) }
    let next = part?.next(after: form)
    let certainty = builder.certainty(
      isClear: part?.isClear == true && part?.formats.first == form, of: table)
    if !isGiven { builder.noteForm(form, certainty, next: next) }
    var result = DumpText(table.bytes)
    result.extra = builder.extra
    if !builder.noteLostLevels() {
      builder.noteFurtherRoots(of: table, wrappers.answers, in: result)
    }
    builder.noteOpenLines(of: table, wrappers.heads)
    builder.noteCutEnd(of: table)
    // A prefix does not account for the rest of its line.
    for (line, message) in prefixes { builder.note(line, message) }
    return Dump(
      format: form, certainty: isGiven ? .sure : certainty, next: next, nodes: builder.nodes,
      notes: builder.allNotes, text: result
    ).withRepeatedRoots
  }

  /// Reads one part; if it embeds a text with the dump instead, returns that text.
  ///
  /// If a reader finds no node, tries the next matching format.
  private static func read(
    _ part: Plan.Part, of table: LineTable, into builder: inout DumpBuilder
  ) throws(ImportError) -> String? {
    try table.withSection(part.range) { section throws(ImportError) in
      let before = builder.nodes.count
      for format in part.formats {
        let mark = builder.mark
        try format.reader.read(section, into: &builder)
        if builder.nodes.count == before + 1, format == .json,
          let text = JSONReader.embeddedText(in: section), text.contains("\n"),
          try LineTable(Array(text.utf8), hasReturns: true, limit: .max).score() != nil
        {
          builder.goBack(to: mark, section)
          return text
        }
        if builder.nodes.count > before { return nil }
        builder.goBack(to: mark, section)
        if format == .json, let text = JSONReader.embeddedText(in: section) { return text }
      }
      return nil
    }
  }
}

extension Dump {
  /// The same with a note about the text's location.
  fileprivate func found(inStringOnLine line: Int, isAlone: Bool) -> Dump {
    let rest = isAlone ? "" : "; all else is set aside"
    let note = ImportNote(
      line: line,
      message: "the dump stands in a string that begins here; line numbers count within it" + rest)
    return Dump(
      format: format, certainty: certainty, next: next, nodes: nodes, notes: [note] + notes,
      text: text)
  }

  /// The same, starting a new dump at each repeated root, as no dump contains a node twice.
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
    return Dump(
      format: format, certainty: certainty, next: next, nodes: nodes, notes: notes, text: text)
  }
}
