/// UIKit's `_autolayoutTrace`: views, each marked with its layout method.
///
/// Here `+` does not mark a presentation but a view whose frame becomes constraints.
enum AutolayoutTraceReader: DumpReader {
  static let format = DumpFormat.autolayoutTrace

  static func score(_ line: Bytes) -> Int {
    guard let parts = Parts(line) else { return 0 }
    return parts.mark != nil || line.find("AMBIGUOUS LAYOUT") != nil ? 8 : parts.isBare ? 5 : 4
  }

  static func isWhole(_ line: Bytes) -> Bool {
    guard let at = line.find("- AMBIGUOUS LAYOUT") else { return Parts(line) != nil }
    return line.ends(with: "}") || line.ends(with: "LAYOUT") && at > 0
  }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var index = section.range.lowerBound
    while let next = section.nextLine(from: index) {
      let (line, number) = (section[next], section.number(next))
      try builder.reached(line: number)
      index = next + 1
      if line.trimmed.has("Legend:") {
        index = skipLegend(of: section, from: index)
        let last = section.number(index - 1)
        builder.note(number, through: last, "the legend says what the marks mean")
        continue
      }
      guard let parts = Parts(line) else { continue }
      var node = node(line: number, kind: .view)
      node.className = parts.className.range
      node.identity = parts.pointer.range
      node.detail = parts.whole.range
      builder.add(node, atDepth: parts.depth)
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    guard let parts = Parts(detail) else { return facts }
    if let mark = parts.mark { facts.add("layout", mark) }
    if let at = detail.find("- AMBIGUOUS LAYOUT") {
      let items = detail.find("LAYOUT for ").map { detail.slice($0 + 11).string }
      facts.add("ambiguous", items ?? "YES")
      facts.name = quoted(in: detail.slice(0, at))
    } else {
      facts.name = quoted(in: detail)
    }
    // The text after the address, without the label.
    let colon = detail.find(":0x") ?? detail.find(": 0x") ?? detail.count
    let zero = detail.first(UInt8(ascii: "0"), from: colon) ?? detail.count
    var tail = detail.slice(detail.hexEnd(from: zero) ?? detail.count)
    if let at = tail.find("- AMBIGUOUS LAYOUT") { tail = tail.slice(0, at) }
    if let last = tail.findLast("'"), facts.name != nil { tail = tail.slice(last + 1) }
    let words = tail.string.drop { " ,->".contains($0) }
    if !words.isEmpty { facts.add("behind", String(words)) }
    return facts
  }

  /// The text of a label, between the first and last apostrophes.
  private static func quoted(in bytes: Bytes) -> String? {
    guard let start = bytes.first(UInt8(ascii: "'")), let end = bytes.findLast("'"), end > start
    else {
      return nil
    }
    return bytes.slice(start + 1, end).string
  }

  /// The lines under "Legend:" explain the marks.
  private static func skipLegend(of section: Section, from start: Int) -> Int {
    var index = start
    while let next = section.nextLine(from: index), section[next].find(" - ") != nil,
      section[next].find(":0x") == nil, next < start + 6
    {
      index = next + 1
    }
    return index
  }
}

extension AutolayoutTraceReader {
  /// A parsed line.
  fileprivate struct Parts {
    var depth = 0
    /// The layout method, in the words of the legend; nil without a mark.
    var mark: String?
    let className: Bytes
    let pointer: Bytes
    let whole: Bytes
    let isBare: Bool

    init?(_ line: Bytes) {
      var index = line.skipBlanks()
      whole = line.slice(index).trimmed
      while line[index] == UInt8(ascii: "|") {
        depth += 1
        index = line.skipBlanks(from: index + 1)
      }
      let marks: [(StaticString, String)] = [
        ("*", "constraints"), ("+", "manual, translated"), ("•", "host"), ("\\u2022", "host"),
      ]
      for (sign, meaning) in marks where line.has(sign, at: index) {
        mark = meaning
        index = line.skipBlanks(from: index + sign.utf8CodeUnitCount)
        break
      }
      isBare = line[index] != UInt8(ascii: "<")
      let start = isBare ? index : index + 1
      guard line[start].isLetter || line[start] == UInt8(ascii: "_"),
        let colon = line.find(":0x", from: start)
          ?? (isBare ? nil : line.find(": 0x", from: start)),
        line.slice(start, colon).find(", ") == nil, line.slice(start, colon).find(" - ") == nil,
        line.slice(start, colon).first(UInt8(ascii: "'")) == nil
      else { return nil }
      className = line.slice(start, colon)
      let address = line.first(UInt8(ascii: "0"), from: colon) ?? colon
      guard let end = line.hexEnd(from: address) else { return nil }
      // EarlGrey's output for a view continues within the brackets, and constraints are not views.
      let goesOn = line[end] == UInt8(ascii: ";") || line.has(" |", at: end)
      if !isBare, goesOn || className.find("Constraint") != nil { return nil }
      // A presenter's note, as in `recursiveDescription`, belongs to another format.
      guard line.find("; frame = (") == nil || depth > 0 || mark != nil else { return nil }
      if !isBare, line[colon + 1] == 0x20, line.find("Guide") == nil { return nil }
      pointer = line.slice(address, end)
    }
  }
}
