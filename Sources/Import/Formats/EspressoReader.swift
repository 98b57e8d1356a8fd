import Geometry

/// Reads Espresso's `View Hierarchy:` dumps: `+`, one dash per level, `>`, a class, then attributes
/// in braces.
///
/// Values can contain line breaks; a node continues until its closing brace.
enum EspressoReader: DumpReader {
  static let format = DumpFormat.espresso

  static func score(_ line: Bytes) -> Int { Parts(line, isLast: false) == nil ? 0 : 10 }
  static var endsWithBracket: Bool { true }

  static func isWhole(_ line: Bytes) -> Bool { unmarked(line).ends(with: "}") }

  /// The suffix that marks a view matched by an ambiguous matcher.
  private static let mark: StaticString = "****MATCHES****"

  /// The node's text without the match marker.
  private static func unmarked(_ text: Bytes) -> Bytes {
    let text = text.trimmed
    guard text.ends(with: mark) else { return text }
    return text.slice(0, text.count - mark.utf8CodeUnitCount).trimmed
  }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    /// The last line of a node that is not closed yet.
    var openLine: Int?
    let last = section.lastFilled
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      if let parts = Parts(line, isLast: index == last) {
        if let openLine {
          builder.note(openLine, "the node does not end here, and another begins below")
        }
        var node = node(line: number, kind: .view)
        node.className = parts.className.range
        node.identity = parts.identity.range
        node.detail = parts.whole.range
        builder.add(node, atDepth: parts.depth)
        openLine = isWhole(parts.whole) ? nil : number
      } else if openLine != nil, !line.isGuide {
        builder.extendLast(to: line.range, line: number)
        openLine = isWhole(line) ? nil : number
      } else if line.trimmed.isExactly("View Hierarchy:") {
        builder.use(number)
      }
    }
    if openLine != nil, let last {
      builder.note(section.number(last), "the text ends within a node; it is cut off")
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    guard let open = detail.first(UInt8(ascii: "{")) else { return facts }
    let whole = unmarked(detail)
    let text = whole.slice(open + 1, whole.ends(with: "}") ? whole.count - 1 : whole.count).string
    var values: [String: String] = [:]
    // A value may contain commas. The next attribute begins after a comma and a blank or line
    // break, with a lowercase name and an equals sign.
    var rest = Substring(text)
    while let equals = rest.firstIndex(of: "=") {
      let key = String(rest[..<equals])
      let value = rest[rest.index(after: equals)...]
      let end = value.firstMatch(of: /,[ \n]+(?=[a-z][a-z-]*=)/)
      let own = String(value[..<(end?.range.lowerBound ?? value.endIndex)])
      if values[key] == nil { values[key] = own }
      facts.add(key, own)
      rest = end.map { value[$0.range.upperBound...] } ?? ""
    }
    let names = ["text", "desc", "hint"]
    facts.name = names.lazy.compactMap { values[$0] }.first { !$0.isEmpty && $0 != "null" }
    if detail.trimmed.ends(with: mark) { facts.add("matches", "true") }
    let numbers = ["x", "y", "width", "height"].compactMap { values[$0].flatMap(Double.init) }
    if numbers.count == 4 {
      facts.frame = CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    facts.isHidden = values["visibility"].map { $0 != "VISIBLE" }
    return facts
  }

  /// A line of the form `+-->Class{id=…`, split into its parts.
  private struct Parts {
    let depth: Int
    let className: Bytes
    let identity: Bytes
    let whole: Bytes

    /// Accepts a last line that is cut off within its class name.
    init?(_ line: Bytes, isLast: Bool) {
      var start = line.skipBlanks()
      // fastlane prefixes each line with its own arrow.
      if line.has("▸ ", at: start) { start = line.skipBlanks(from: start + "▸ ".utf8.count) }
      guard line[start] == UInt8(ascii: "+") else { return nil }
      let arrow = line.end(from: start + 1) { $0 == UInt8(ascii: "-") }
      guard line[arrow] == UInt8(ascii: ">") else { return nil }
      let brace = line.end(from: arrow + 1) { $0.isNamePart }
      let isCut = isLast && brace == line.lastEnd
      guard brace > arrow + 1, line[brace] == UInt8(ascii: "{") || isCut else { return nil }
      depth = arrow - start - 1
      className = line.slice(arrow + 1, brace)
      let names: [StaticString] = ["res-name=", "{id="]
      var found = line.slice(0, 0)
      for name in names where found.isEmpty {
        if let at = line.find(name, from: brace) {
          let from = at + name.utf8CodeUnitCount
          let end = line.end(from: from) { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
          let value = line.slice(from, end)
          if !value.isExactly("-1"), !value.isExactly("null") { found = value }
        }
      }
      (identity, whole) = (found, line.slice(start).trimmed)
    }
  }
}
