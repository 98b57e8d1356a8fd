import Geometry

/// pywinauto's `print_control_identifiers`: class, title and edges, followed by ways to find the
/// control.
enum PywinautoReader: DumpReader {
  static let format = DumpFormat.pywinauto

  static func score(_ line: Bytes) -> Int {
    if Parts(line)?.isWhole == true { return 10 }
    let start = Markers(line).end
    return line.has("child_window(", at: start) ? 6 : 0
  }

  static func begins(_ line: Bytes) -> Bool { score(line) > 0 || isFact(line) }
  static func isWhole(_ line: Bytes) -> Bool { line.ends(with: ")") || line.ends(with: "]") }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    // The last line of a multiline title.
    var titleEnd = section.range.lowerBound
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      if index < titleEnd {
        builder.extendLast(to: line.range, line: number)
      } else if let parts = Parts(line),
        let end = parts.isWhole ? index : Self.titleEnd(in: section, from: index)
      {
        var node = node(line: number, kind: .view)
        node.className = parts.className.range
        node.detail = parts.whole.range
        builder.add(node, atDepth: parts.depth)
        titleEnd = end + 1
      } else if isFact(line) {
        if builder.nodes.isEmpty {
          // The window's first line is missing; its title is repeated here.
          var node = node(line: number, kind: .view)
          node.detail = line.slice(Markers(line).end).trimmed.range
          builder.note(number, "the first line of this window is missing")
          builder.add(node, atDepth: 0)
        } else {
          builder.extendLast(to: line.range, line: number)
        }
        if !")]".utf8.contains(line.trimmed.last) { builder.note(number, "the line is cut off") }
      } else if line.trimmed.isExactly("Control Identifiers:") {
        builder.use(number)
      }
    }
  }

  /// The last line of a multiline title; nil if the title has one line.
  private static func titleEnd(in section: Section, from first: Int) -> Int? {
    let end = min(first + 20, section.range.upperBound)
    for index in first + 1..<max(end, first + 1) {
      let text = section[index].trimmed
      if isFact(section[index]) || Parts(section[index]) != nil { return nil }
      if text.ends(with: ")"), text.find("(L") != nil { return index }
    }
    return nil
  }

  private static func isFact(_ line: Bytes) -> Bool {
    let text = line.slice(Markers(line).end).trimmed
    return text.has("child_window(") || text.has("['") || text.has("[\"") || text.isExactly("[]")
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    var rows = detail.string.split(whereSeparator: \.isNewline)
    if Parts(detail.slice(0, detail.first(0x0A) ?? detail.count))?.isWhole == false,
      let end = rows.firstIndex(where: { $0.contains("(L") })
    {
      rows.replaceSubrange(0...end, with: [rows[0...end].joined(separator: "\n")[...]])
    }
    for row in rows {
      var text = String(row.drop { " |\t".contains($0) })
      if text.withUTF8({ Parts(Bytes($0))?.isWhole == true }) {
        if let match = text.firstMatch(of: /\ - ['"]((?s:.*))['"]\ +\(L/), !match.1.isEmpty {
          facts.name = String(match.1)
        }
        if let match = text.firstMatch(of: /\(L(-?\d+), T(-?\d+), R(-?\d+), B(-?\d+)\)/) {
          facts.frame = CGRect(
            edgesIn: [match.1, match.2, match.3, match.4].compactMap { Double($0) })
        }
      } else if text.hasPrefix("child_window(") {
        let matches = text.matches(of: /(\w+)="(.*?)"(?=, \w+=|\)\s*$)/)
        for match in matches { facts.add(String(match.1), String(match.2)) }
        if matches.isEmpty { facts.add("found by", text) }
      } else {
        facts.add("names", text)
        if row == rows.first, let match = text.firstMatch(of: /^\['([^']*)'/) {
          facts.name = String(match.1)
        }
      }
    }
    return facts
  }

  /// `Button - 'Dig'    (L1, T1, R2, B2)` after marks, or the first line of a multiline title.
  private struct Parts {
    let depth: Int
    let className: Bytes
    let whole: Bytes
    /// Whether the edges are on this line.
    let isWhole: Bool

    init?(_ line: Bytes) {
      let marks = Markers(line)
      let text = line.slice(marks.end).trimmed
      guard let dash = text.find(" - "),
        text[dash + 3] == UInt8(ascii: "'") || text[dash + 3] == UInt8(ascii: "\"")
      else { return nil }
      let edges = text.findLast("(L")
      if let edges, dash < edges, text.ends(with: ")"), text.find(", T", from: edges) != nil {
        isWhole = true
      } else {
        let isName = text.end(from: 0) { $0.isNamePart || " #".utf8.contains($0) } >= dash
        guard isName, text.find("(L", from: dash) == nil else { return nil }
        isWhole = false
      }
      (depth, className, whole) = (marks.count, text.slice(0, dash).trimmed, text)
    }
  }
}
