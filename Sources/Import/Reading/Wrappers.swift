/// Removes the surroundings of a pasted dump: quotes, fences, comments, prompts, logs.
///
/// Wrappers on separate lines give no note; those that share a line with the dump do.
struct Wrappers {
  /// The lines of commands and fences, after each of which a new part may start.
  private(set) var borders: Set<Int> = []
  /// The lines that start with the name a debugger gave to a result.
  private(set) var answers: Set<Int> = []
  /// The lines of fences, in order.
  private var fences: [Int] = []
  /// Removed line starts, by line index.
  private(set) var heads: [Int: String] = [:]
  /// Notes about lines that contain something besides a part of the dump.
  private(set) var notes: [(line: Int, message: String)] = []
  /// The note about the prefixes of a log.
  private(set) var logPrefix: (line: Int, message: String)?

  /// Whether a line is inside a fence.
  ///
  /// - Complexity: O(log *fences*).
  func isFenced(_ index: Int) -> Bool {
    var (low, high) = (0, fences.count)
    while low < high {
      let middle = (low + high) / 2
      if fences[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }

  /// Removes all wrappers.
  mutating func strip(_ table: inout LineTable) {
    var suspects = WrapperSuspects(table)
    let areQuotedOrCommented = suspects.areQuotedOrCommented
    if areQuotedOrCommented {
      stripQuotes(&table)
      stripComments(&table)
      suspects = WrapperSuspects(all: table)
    } else if suspects.quote.count >= 3 {
      stripQuote(suspects.quote, &table)
      suspects = WrapperSuspects(all: table)
    }
    let areLogged = stripLogs(suspects, from: &table)
    if areQuotedOrCommented || areLogged {
      // A comment or log may contain a quote.
      stripQuotes(&table)
      suspects = WrapperSuspects(all: table)
    }
    for index in suspects.lines { stripLine(index, of: &table) }
    stripTags(&table)
    fences.sort()
    if !fences.isEmpty { stripFolds(&table) }
    Optionals.strip(&table, suspects.lines, borders)
    stripEnds(&table)
  }

  /// Removes the prefixes of loggers; returns whether there were any.
  private mutating func stripLogs(
    _ suspects: WrapperSuspects, from table: inout LineTable
  ) -> Bool {
    var first: (line: Int, prefix: String)?
    for index in suspects.lines {
      let end = table.withLine(index) { LogPrefix.end(in: $0) }
      guard end > 0 else { continue }
      if first == nil {
        first = (table.number(index), table.withLine(index) { $0.slice(0, end).head })
      }
      table.narrow(index, from: end)
    }
    logPrefix = first.map { line, prefix in
      (line, "what a log writes before its lines is taken off: \(prefix)")
    }
    return first != nil
  }

  /// Removes the `> ` that more than half of the lines have, as often as they have it.
  private func stripQuotes(_ table: inout LineTable) {
    for _ in 0..<8 {
      var (quoted, filled) = (0, 0)
      for index in 0..<table.count {
        let state = table.withLine(index) { ($0.isBlank, $0[$0.skipBlanks()] == UInt8(ascii: ">")) }
        if !state.0 { filled += 1 }
        if state.1 { quoted += 1 }
      }
      guard quoted * 2 > filled else { return }
      for index in 0..<table.count {
        let start = table.withLine(index) { line in
          let mark = line.skipBlanks()
          guard line[mark] == UInt8(ascii: ">") else { return 0 }
          return line[mark + 1] == 0x20 ? mark + 2 : mark + 1
        }
        table.narrow(index, from: start, isQuote: true)
      }
    }
  }

  /// Removes `> ` from some lines, which become a separate part.
  private mutating func stripQuote(_ lines: Range<Int>, _ table: inout LineTable) {
    for index in lines {
      let start = table.withLine(index) { line in line[1] == 0x20 ? 2 : 1 }
      table.narrow(index, from: start, isQuote: true)
    }
    borders.formUnion([lines.lowerBound - 1, lines.upperBound - 1])
    fences += [lines.lowerBound - 1, lines.upperBound]
  }

  /// Removes `//` if most lines have it, and the stars of block comments.
  private func stripComments(_ table: inout LineTable) {
    var (slashes, filled, stars) = (0, 0, 0)
    var firstLine: Int?
    for index in 0..<table.count {
      table.withLine(index) { line in
        guard !line.isBlank else { return }
        firstLine = firstLine ?? index
        filled += 1
        let start = line.skipBlanks()
        if line.has("//", at: start) { slashes += 1 }
        if line[start] == UInt8(ascii: "*") { stars += 1 }
      }
    }
    guard let firstLine else { return }
    let isBlock = table.withLine(firstLine) { $0.has("/*", at: $0.skipBlanks()) }
    if slashes * 2 > filled {
      strip("//", from: &table)
    } else if isBlock {
      // The text after the comment may have comments of its own.
      let close = (firstLine..<table.count).first {
        table.withLine($0) { $0.trimmed.ends(with: "*/") }
      }
      let block = firstLine..<(close.map { $0 + 1 } ?? table.count)
      strip("/**", from: &table, block)
      strip("/*", from: &table, block)
      if let close {
        table.narrow(close, from: 0, to: table.withLine(close) { $0.findLast("*/") })
      }
      if stars * 2 > filled { strip("*", from: &table, block) }
    }
  }

  private func strip(
    _ mark: StaticString, from table: inout LineTable, _ range: Range<Int>? = nil
  ) {
    for index in range ?? 0..<table.count {
      let start = table.withLine(index) { line in
        let start = line.skipBlanks()
        guard line.has(mark, at: start) else { return 0 }
        // Three slashes are a documentation comment.
        let end = line.end(from: start + mark.utf8CodeUnitCount) { $0 == UInt8(ascii: "/") }
        return line[end] == 0x20 ? end + 1 : end
      }
      table.narrow(index, from: start)
    }
  }

  private mutating func stripLine(_ index: Int, of table: inout LineTable) {
    let (isPrompt, isFence, answer, end) = table.withLine(index) { line in
      (
        Prompt.isPrompt(line),
        line.has("```", at: line.skipBlanks()) || line.has("~~~", at: line.skipBlanks()),
        max(Prompt.answerEnd(in: line), Prompt.itemEnd(in: line)),
        Self.strayTick(in: line)
      )
    }
    // A chat may have removed the line end after a command.
    if isPrompt, let place = table.withLine(index, LostLineEnds.dumpStart) {
      let head = table.withLine(index) { $0.slice(0, place).head }
      notes.append(
        (table.number(index), "text before the dump on this line, set aside: \(head)"))
      borders.insert(index - 1)
      table.narrow(index, from: place)
      return
    }
    if isFence ? stripOpening(index, of: &table) : stripClosing(index, of: &table) { return }
    guard !isPrompt, !isFence else {
      if isFence { fences.append(index) }
      borders.insert(index)
      takeOff(index, of: &table)
      return
    }
    if table.withLine(index, Prompt.isHeadOfItems) {
      takeOff(index, of: &table)
      return
    }
    if answer > 0 {
      if table.withLine(index, { $0.slice(answer).isBlank }) { return takeOff(index, of: &table) }
      answers.insert(index)
      table.narrow(index, from: answer)
    }
    if let end, answer == 0 { table.narrow(index, from: 0, to: end) }
    let tick = table.withLine(index) { line in
      let start = line.skipBlanks()
      let next = line[start + 1]
      return line[start] == UInt8(ascii: "`") && (next == UInt8(ascii: "<") || next.isBlank)
        ? start + 1 : 0
    }
    if tick > 0 { table.narrow(index, from: tick) }
  }

  /// Capitalized language names after a fence.
  private static let languages: Set<String> = [
    "swift", "text", "json", "xml", "html", "log", "logs", "console", "output", "shell", "bash",
    "java", "kotlin", "dart", "python", "yaml", "markdown", "diff", "tree", "dot", "c", "c++", "c#",
    "objective-c", "objc", "obj-c", "javascript", "typescript", "jsx", "tsx", "plain", "plaintext",
    "none", "code", "sh", "txt",
  ]

  /// Removes a fence that shares its line with the root of a drawn tree, as in chats; returns
  /// whether there was one.
  private mutating func stripOpening(_ index: Int, of table: inout LineTable) -> Bool {
    let name = table.withLine(index) { line in
      let start = line.skipBlanks() + 3
      let text = line.slice(start).trimmed.string
      let isLanguage = text.allSatisfy(\.isLowercase) || Self.languages.contains(text.lowercased())
      return text.isEmpty ? nil : (start: start, isLanguage: isLanguage)
    }
    guard let name, index + 1 < table.count, fences.count % 2 == 0 else { return false }
    // A language may precede rows that are all indented, but not branches.
    let isDrawn = table.withLine(index + 1) {
      OutlineRow($0).isBranch && OutlineRow($0).column == 1
    }
    let isBelow = table.withLine(index + 1) { $0[0] == 0x20 && !$0.isBlank }
    guard isDrawn || isBelow && !name.isLanguage else { return false }
    fences.append(index - 1)
    borders.insert(index - 1)
    table.narrow(index, from: name.start)
    return true
  }

  /// Removes a fence after the last line of a text; returns whether there was one.
  private mutating func stripClosing(_ index: Int, of table: inout LineTable) -> Bool {
    guard fences.count % 2 == 1 else { return false }
    let end = table.withLine(index) { $0.trimmed.ends(with: "```") ? $0.findLast("```") : nil }
    guard let end, table.withLine(index, { $0.find("```") }) == end else { return false }
    fences.append(index)
    borders.insert(index)
    table.narrow(index, from: 0, to: end)
    return true
  }

  /// The closing backtick of a text in backticks; those around a name in a line are a pair.
  private static func strayTick(in line: Bytes) -> Int? {
    guard line.trimmed.ends(with: "`") else { return nil }
    let start = line.skipBlanks()
    // If the backtick before a node is removed, so is the one after it.
    let next = line[start + 1]
    if line[start] == UInt8(ascii: "`"), next == UInt8(ascii: "<") || next.isBlank {
      return line.findLast("`")
    }
    var (count, index) = (0, 0)
    while let tick = line.first(UInt8(ascii: "`"), from: index) {
      (count, index) = (count + 1, tick + 1)
    }
    return count % 2 == 1 ? line.findLast("`") : nil
  }

  /// Removes the folding of a fenced text: `<details>` and its summary.
  private mutating func stripFolds(_ table: inout LineTable) {
    for index in 0..<table.count where !isFenced(index) {
      let isFold = table.withLine(index) { line in
        let text = line.trimmed
        return text.has("<details") || text.isExactly("</details>") || text.has("<summary>")
      }
      guard isFold else { continue }
      borders.insert(index)
      takeOff(index, of: &table)
    }
  }

  /// Removes code tags around a text, of HTML (`<pre>`), Jira (`{code}`) and forums (`[code]`);
  /// inside a page they are elements.
  private mutating func stripTags(_ table: inout LineTable) {
    guard
      let open = (0..<table.count).prefix(200).first(where: { index in
        table.withLine(index) { CodeTag.openingEnd(in: $0) > 0 || $0.trimmed.beginsTag }
      }), table.withLine(open, { CodeTag.openingEnd(in: $0) > 0 }),
      let close = (open..<table.count).last(where: { index in
        table.withLine(index) { CodeTag.closingStart(in: $0) != nil }
      })
    else { return }
    let end = table.withLine(close) { CodeTag.closingStart(in: $0) } ?? 0
    let start = table.withLine(open, CodeTag.openingEnd)
    guard open < close || start < end else { return }
    let isAlone = table.withLine(open) { $0.slice(start).isBlank }
    // Text next to a tag belongs to the text between the tags.
    fences += [isAlone ? open : open - 1, close]
    borders.formUnion([isAlone ? open : open - 1, close])
    if table.withLine(close, { $0.slice(0, end).isBlank }) {
      takeOff(close, of: &table)
    } else {
      table.narrow(close, from: 0, to: end)
      noteTag(on: close, of: table)
    }
    if isAlone {
      takeOff(open, of: &table)
    } else {
      table.narrow(open, from: start)
      noteTag(on: open, of: table)
    }
  }

  private mutating func noteTag(on index: Int, of table: LineTable) {
    notes.append((table.number(index), "the tag of code on this line is taken off"))
  }

  /// Removes a whole line.
  private mutating func takeOff(_ index: Int, of table: inout LineTable) {
    heads[index] = table.withLine(index, \.head)
    table.clear(index)
  }

  /// Removes the quotation marks around the whole text.
  private func stripEnds(_ table: inout LineTable) {
    guard let first = (0..<table.count).first(where: { table.withLine($0) { !$0.isBlank } }),
      let last = (0..<table.count).last(where: { table.withLine($0) { !$0.isBlank } })
    else { return }
    let start = table.withLine(first) { line in
      let start = line.skipBlanks()
      if line.has("@\"", at: start) { return start + 2 }
      return line[start] == UInt8(ascii: "\"")
        || line[start] == UInt8(ascii: "'") && line[start + 1] == UInt8(ascii: "<")
        ? start + 1 : 0
    }
    guard start > 0 else { return }
    let end = table.withLine(last) { line in
      let end = line.skipBlanks() + line.trimmed.count - 1
      return line[end] == UInt8(ascii: "\"") || line[end] == UInt8(ascii: "'") ? end : nil
    }
    guard let end, first != last || end >= start else { return }
    table.narrow(last, from: 0, to: end)
    table.narrow(first, from: start)
  }
}
