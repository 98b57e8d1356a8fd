/// Flutter's inspector as text: `▼` before what is open, `▶` before what is closed.
///
/// Brothers may stand in different columns, so the place of the name decides.
enum FlutterInspectorReader: DumpReader {
  static let format = DumpFormat.flutterInspector

  static func score(_ line: Bytes) -> Int {
    line.find("▼") != nil || line.find("▶") != nil ? 9 : 0
  }

  static func begins(_ line: Bytes) -> Bool { true }
  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { true }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      guard !line.isBlank else { continue }
      let (column, start) = nameStart(in: line)
      let text = line.slice(start).trimmed
      guard !text.isEmpty else { continue }
      var node = node(line: number)
      let end = text.end(from: 0) { !"(-#: ".utf8.contains($0) }
      node.className = text.slice(0, end).range
      node.detail = line.trimmed.range
      builder.add(node, atColumn: column)
    }
  }

  /// Where the name stands, in characters and in bytes: behind branches, arrow and icon.
  private static func nameStart(in line: Bytes) -> (column: Int, index: Int) {
    var (index, column) = (0, 0)
    while true {
      if line[index].isBlank {
        (index, column) = (index + 1, column + 1)
      } else if ["│", "├", "└", "─", "▼", "▶"].contains(where: { line.has($0, at: index) }) {
        (index, column) = (index + 3, column + 1)
      } else {
        break
      }
    }
    let name = column
    if line[index] == UInt8(ascii: "["), line[index + 2] == UInt8(ascii: "]") {
      index = line.skipBlanks(from: index + 3)
    }
    return (name, index)
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    if detail.find("▶") != nil { facts.add("collapsed", "true") }
    if let colon = detail.find(": ") {
      let text = detail.slice(colon + 2)
      let isQuoted = text.count >= 2 && text[0] == UInt8(ascii: "\"") && text.ends(with: "\"")
      facts.name = (isQuoted ? text.slice(1, text.count - 1) : text).string
    }
    return facts
  }
}

extension Bytes {
  /// Whether a character stands at a place.
  fileprivate func has(_ character: String, at index: Int) -> Bool {
    for (place, byte) in character.utf8.enumerated() where self[index + place] != byte {
      return false
    }
    return true
  }
}
