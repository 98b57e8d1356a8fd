/// What stands around a dump that was pasted: quotes, fences, comments, prompts, logs.
///
/// What takes a whole line is known and gives no note; what shares one with the dump does.
struct Wrappers {
  /// The lines that a command of a debugger or a shell, or a fence, stood on: something new may
  /// begin after each.
  private(set) var borders: Set<Int> = []
  /// The lines that begin with the name a debugger gave its answer.
  private(set) var answers: Set<Int> = []
  /// The lines of fences, in order.
  private var fences: [Int] = []
  /// The beginnings of lines that were taken off as a whole, by their places.
  private(set) var heads: [Int: String] = [:]
  /// What is to be said of lines that hold something else besides a part of the dump.
  private(set) var notes: [(line: Int, message: String)] = []
  /// What is to be said of what a log wrote before the lines.
  private(set) var logPrefix: (line: Int, message: String)?

  /// Whether a line stands within a fence.
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

  /// Takes everything off.
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
      // A comment or a log may have a quote in it.
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

  /// Takes off what loggers write; answers whether there was anything.
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

  /// Takes `> ` off, where more than half of the lines have it, as often as they have it.
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

  /// Takes `> ` off some lines, and lets them be a text of their own among the others.
  private mutating func stripQuote(_ lines: Range<Int>, _ table: inout LineTable) {
    for index in lines {
      let start = table.withLine(index) { line in line[1] == 0x20 ? 2 : 1 }
      table.narrow(index, from: start, isQuote: true)
    }
    borders.formUnion([lines.lowerBound - 1, lines.upperBound - 1])
    fences += [lines.lowerBound - 1, lines.upperBound]
  }

  /// Takes `//` off where most lines have it, and the stars of a comment in a block.
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
      // What comes behind the comment may have comments of its own.
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
        // Three slashes are a comment of documentation.
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
    // A chat may have taken the line end behind a command.
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

  /// Names of languages that people write in capitals behind a fence.
  private static let languages: Set<String> = [
    "swift", "text", "json", "xml", "html", "log", "logs", "console", "output", "shell", "bash",
    "java", "kotlin", "dart", "python", "yaml", "markdown", "diff", "tree", "dot", "c", "c++", "c#",
    "objective-c", "objc", "obj-c", "javascript", "typescript", "jsx", "tsx", "plain", "plaintext",
    "none", "code", "sh", "txt",
  ]

  /// Takes a fence off that shares its line with the root of a drawn tree, as a chat writes it; answers
  /// whether it does.
  private mutating func stripOpening(_ index: Int, of table: inout LineTable) -> Bool {
    let name = table.withLine(index) { line in
      let start = line.skipBlanks() + 3
      let text = line.slice(start).trimmed.string
      let isLanguage = text.allSatisfy(\.isLowercase) || Self.languages.contains(text.lowercased())
      return text.isEmpty ? nil : (start: start, isLanguage: isLanguage)
    }
    guard let name, index + 1 < table.count, fences.count % 2 == 0 else { return false }
    // A language may stand before rows that are all further in, but not before branches.
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

  /// Takes a fence off that stands behind the last line of a text; answers whether one does.
  private mutating func stripClosing(_ index: Int, of table: inout LineTable) -> Bool {
    guard fences.count % 2 == 1 else { return false }
    let end = table.withLine(index) { $0.trimmed.ends(with: "```") ? $0.findLast("```") : nil }
    guard let end, table.withLine(index, { $0.find("```") }) == end else { return false }
    fences.append(index)
    borders.insert(index)
    table.narrow(index, from: 0, to: end)
    return true
  }

  /// Where the backtick stands that ends a text in backticks; those around a name in a line are a pair.
  private static func strayTick(in line: Bytes) -> Int? {
    guard line.trimmed.ends(with: "`") else { return nil }
    let start = line.skipBlanks()
    // Where the tick before a node is taken off, so is the one behind it.
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

  /// Takes off what folds a fenced text on a page: `<details>` and its summary.
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

  /// Takes off the tags of code around a text, of HTML (`<pre>`), Jira (`{code}`) and forums (`[code]`);
  /// within a page they are elements.
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
    // Text beside a tag belongs to what is between the tags.
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

  /// Takes a whole line off.
  private mutating func takeOff(_ index: Int, of table: inout LineTable) {
    heads[index] = table.withLine(index, \.head)
    table.clear(index)
  }

  /// Takes off the quotation marks of a text that is a string as a whole.
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
