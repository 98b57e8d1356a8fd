/// Chisel's `pa11y` and `pa11yi`: elements by class, with their labels.
enum AccessibilityReader: DumpReader {
  static let format = DumpFormat.accessibility

  static func score(_ line: Bytes) -> Int { Parts(line) == nil ? 0 : 5 }

  /// Chisel draws bars; lines indented by blanks alone are an outline.
  static func score(of section: Section) -> Int {
    let sample = section.sample
    let isOutline = sample.contains {
      $0.indentation > 0 && Markers($0).count == 0 && Parts($0.trimmed) != nil
    }
    // Any word followed by a number would match, so at least one address must be long, or one class
    // must have a prefix, as in `UIView`, or a module.
    let isOwn = sample.contains { line in
      guard let parts = Parts(line) else { return false }
      return parts.pointer.count > 8 || parts.className[1].isUppercase
        || parts.className[0] == UInt8(ascii: "_")
        || parts.className.first(UInt8(ascii: ".")) != nil
    }
    return isOutline || !isOwn ? 0 : sample.reduce(0) { $0 + score($1) }
  }

  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { true }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      guard let parts = Parts(line) else { continue }
      var node = node(line: number)
      node.className = parts.className.range
      node.identity = parts.pointer.range
      node.detail = parts.label.range
      builder.add(node, atDepth: parts.depth)
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    if !detail.isBlank { facts.name = detail.trimmed.string }
    return facts
  }

  /// `Class 0x1` or `(Class 0x1) label` after the marks.
  private struct Parts {
    let depth: Int
    let className: Bytes
    let pointer: Bytes
    let label: Bytes

    init?(_ line: Bytes) {
      let marks = Markers(line)
      let start = line[marks.end] == UInt8(ascii: "(") ? marks.end + 1 : marks.end
      // Classes are capitalized; lines indented by blanks alone are an outline.
      guard line[start].isUppercase || line[start] == UInt8(ascii: "_") else { return nil }
      guard marks.count > 0 || line.indentation == 0, line.find("{{") == nil else { return nil }
      let end = line.end(from: start) { $0.isNamePart }
      guard line[end] == 0x20, let stop = line.hexEnd(from: end + 1) else { return nil }
      guard start == marks.end || line[stop] == UInt8(ascii: ")"),
        !(start == marks.end && line[stop].isNamePart)
      else { return nil }
      depth = marks.count
      className = line.slice(start, end)
      pointer = line.slice(end + 1, stop)
      label = line.slice(start == marks.end ? stop : stop + 1)
    }
  }
}
