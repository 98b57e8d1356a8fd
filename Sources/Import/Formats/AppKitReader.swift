import Geometry

/// AppKit's `_subtreeDescription`: flags, springs, class, title and frame, indented by two blanks.
enum AppKitReader: DumpReader {
  static let format = DumpFormat.appKit

  static func score(_ line: Bytes) -> Int {
    line.find("] h=") != nil && line.find(" v=") != nil ? 10 : 0
  }

  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { line.find(" f=(") != nil }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      guard !line.isBlank else { continue }
      guard score(line) > 0, let (start, depth) = nameStart(in: line) else {
        if line.find("=autoresizesSubviews") != nil {
          builder.note(number, "the legend says what the flags mean")
        }
        continue
      }
      let end = line.end(from: start) { $0 != 0x20 }
      var node = node(line: number, kind: .view)
      node.className = line.slice(start, end).range
      let pointer = line.skipBlanks(from: end)
      node.identity = line.slice(pointer, line.hexEnd(from: pointer) ?? pointer).range
      node.detail = line.trimmed.range
      builder.add(node, atColumn: line.indentation + depth)
    }
  }

  /// The start of the class after `[flags] h=--- v=--- `, and the number of blanks before it.
  ///
  /// The number of flags does not affect the level.
  private static func nameStart(in line: Bytes) -> (start: Int, depth: Int)? {
    guard let springs = line.find(" v=") else { return nil }
    let end = line.end(from: springs + 1) { $0 != 0x20 }
    let start = line.skipBlanks(from: end)
    return start < line.count ? (start, start - end) : nil
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    // A title may contain quotation marks and brackets; the last frame is the view's.
    let frame = detail.findLast(" f=(") ?? detail.count
    if let start = detail.first(UInt8(ascii: "\"")), start < frame,
      let end = detail.slice(0, frame).findLast("\""), end > start
    {
      facts.name = detail.slice(start + 1, end).string
    }
    if let start = detail.findLast(" f=("), let end = detail.first(UInt8(ascii: ")"), from: start) {
      facts.frame = CGRect(numbersIn: detail.slice(start + 4, end).string)
    }
    if let open = detail.first(UInt8(ascii: "[")),
      let close = detail.first(UInt8(ascii: "]"), from: open)
    {
      let flags = detail.slice(open + 1, close)
      facts.add("flags", flags.trimmed.string)
      facts.isHidden = flags.first(UInt8(ascii: "H")) != nil ? true : nil
    }
    // The springs and struts, as in `h=-&- v=---`.
    for direction: StaticString in [" h=", " v="] {
      guard let start = detail.find(direction), start < frame else { continue }
      let end = detail.end(from: start + 1) { $0 != 0x20 }
      let value = detail.slice(start + 3, end).string
      if value != "---" { facts.add(detail.slice(start + 1, start + 2).string, value) }
    }
    let behind = detail.first(UInt8(ascii: ")"), from: frame).map { $0 + 1 } ?? detail.count
    let rest = detail.slice(behind, max(behind, detail.find(" => ") ?? detail.count)).trimmed
    if !rest.isEmpty, !rest.isExactly("b=(-)") { facts.add("behind", rest.string) }
    if let start = detail.find(" => ") { facts.add("layer", detail.slice(start + 4).string) }
    return facts
  }
}
