import Geometry

/// dogtail's AT-SPI trees: indented by one blank, with role and name in brackets.
///
/// The actions of a node are one level below it, and are not nodes.
enum ATSPIReader: DumpReader {
  static let format = DumpFormat.atspi

  static func score(_ line: Bytes) -> Int { Parts(line) == nil ? 0 : 8 }
  static func isWhole(_ line: Bytes) -> Bool { line.ends(with: "]") }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var isOpen = false
    var count = 0
    let unit = unit(of: section)
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      guard let parts = Parts(line) else {
        if isOpen {
          // A multiline name.
          builder.extendLast(to: line.range, line: number)
          isOpen = !line.trimmed.ends(with: "]")
        }
        continue
      }
      if isOpen { builder.note(number - 1, "the name above does not end") }
      isOpen = false
      if parts.isAction {
        if !line.trimmed.ends(with: "]") { builder.note(number, "the action is cut off") }
        builder.extendLast(to: line.range, line: number)
        continue
      }
      var node = node(line: number, kind: .view)
      node.className = parts.role.range
      node.detail = line.trimmed.range
      isOpen = !line.trimmed.ends(with: "]")
      builder.add(node, atColumn: parts.column, unit: unit)
      count += 1
    }
    if isOpen {
      builder.note(section.number(section.range.upperBound - 1), "the name does not end")
    }
    builder.noteIfFlat(section, count: count)
  }

  /// The indentation per level: one blank in dogtail's output, more in others.
  private static func unit(of section: Section) -> Int {
    var (unit, above) = (Int?.none, Int?.none)
    for line in section.sample {
      guard let parts = Parts(line), !parts.isAction else { continue }
      if let above, parts.column > above {
        unit = min(unit ?? parts.column - above, parts.column - above)
      }
      above = parts.column
    }
    return unit ?? 1
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    // Actions come last, one per line.
    var end = detail.find("[action | ", from: 1) ?? detail.count
    for row in detail.slice(end).string.split(whereSeparator: \.isNewline) {
      let parts = row.split(separator: " | ")
      if parts.count >= 2 {
        facts.add("action", parts[1].trimmingPrefix { $0 == " " }.description)
        // Its keyboard shortcut or description follows.
        let rest = Substring(parts.dropFirst(2).joined(separator: " | ").prefix { $0 != "]" })
        let words = rest.split(separator: " ").joined(separator: " ")
        if !words.isEmpty { facts.add("action says", words) }
      }
    }
    while end > 0, detail[end - 1] <= 0x20 { end -= 1 }
    var own = detail.slice(0, end)
    if let place = own.find("[p:("),
      let match = own.slice(place).string.wholeMatch(
        of: /\[p:\((-?\d+), (-?\d+)\), s:\((-?\d+), (-?\d+)\), vis:(\w+), show:(\w+)\]/)
    {
      // qecore appends position and states.
      facts.frame = CGRect(parts: [match.1, match.2, match.3, match.4])
      if facts.frame == nil { facts.add("place", own.slice(place).string) }
      facts.isHidden = match.5 != "True" || match.6 != "True"
      facts.add("visible", String(match.5))
      facts.add("showing", String(match.6))
      own = own.slice(0, place).trimmed
    }
    if let split = own.find(" | ") {
      let close = own.ends(with: "]") ? own.count - 1 : own.count
      let name = own.slice(split + 3, close).trimmed.string
      if !name.isEmpty { facts.name = name }
      facts.add("role", own.slice(1, split).string)
    }
    return facts
  }

  /// A parsed `[role | name`.
  private struct Parts {
    let column: Int
    let role: Bytes
    var isAction: Bool { role.has("action") && role.count == 6 }

    init?(_ line: Bytes) {
      column = line.indentation
      let start = line.skipBlanks()
      guard line[start] == UInt8(ascii: "[") else { return nil }
      let end = line.end(from: start + 1) {
        $0.isLetter || $0 == 0x20 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/")
      }
      guard line.has("| ", at: end) || line.has("|]", at: end), line[end - 1] == 0x20,
        end > start + 2
      else { return nil }
      role = line.slice(start + 1, end - 1)
    }
  }
}
