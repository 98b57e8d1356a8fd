import Geometry

/// GSK's `.node` files: render nodes with their properties, in braces.
enum GskNodesReader: DumpReader {
  static let format = DumpFormat.gskNodes

  private static let kinds: Set<String> = [
    "container", "color", "text", "texture", "border", "clip", "rounded-clip", "transform",
    "opacity", "linear-gradient", "repeating-linear-gradient", "radial-gradient",
    "repeating-radial-gradient", "conic-gradient", "inset-shadow", "outset-shadow", "shadow",
    "blur", "blend", "cross-fade", "color-matrix", "cairo", "debug", "repeat", "glshader", "mask",
    "fill", "stroke", "subsurface",
  ]

  static func score(_ line: Bytes) -> Int { kind(on: line) == nil ? 0 : 6 }
  static func begins(_ line: Bytes) -> Bool { true }
  static func isWhole(_ line: Bytes) -> Bool {
    line.ends(with: ";") || line.ends(with: "{") || line.ends(with: "}")
  }

  private static func kind(on line: Bytes) -> Bytes? {
    let text = line.trimmed
    guard text.ends(with: "{") else { return nil }
    let head = text.slice(0, text.count - 1).trimmed
    let name = head.slice(head.findLast(": ").map { $0 + 2 } ?? 0)
    // A node may have a name after its kind: `color "one" {`.
    let end = name.end(from: 0) { $0.isLetter || $0 == UInt8(ascii: "-") }
    return kinds.contains(name.slice(0, end).string) ? name.slice(0, end) : nil
  }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var open: [(node: Int32, facts: [(String, String)])] = []
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      let text = line.trimmed
      guard !text.isEmpty else { continue }
      if let kind = kind(on: line) {
        guard open.count < builder.limits.depth else {
          throw .tooDeep(line: number, limit: builder.limits.depth)
        }
        var node = node(line: number)
        node.className = kind.range
        open.append((builder.add(node, below: open.last?.node ?? -1), []))
      } else if text.has("}") {
        builder.use(number)
        if let last = open.popLast() {
          builder.setFacts(last.facts, of: last.node)
        } else {
          builder.note(number, "a brace is closed that was not opened")
        }
      } else if !open.isEmpty {
        builder.use(number)
        open[open.count - 1].facts += facts(on: text)
      }
    }
    guard !open.isEmpty else { return }
    builder.note(
      section.number(section.range.upperBound - 1),
      "the text ends while \(open.count) braces are open; it is cut off")
    for (node, facts) in open { builder.setFacts(facts, of: node) }
  }

  /// The facts of a row such as `bounds: 0 0 10 10;`.
  private static func facts(on row: Bytes) -> [(String, String)] {
    guard let colon = row.first(UInt8(ascii: ":")) else { return [("row", row.string)] }
    let name = row.slice(0, colon).string
    let end = row.ends(with: ";") ? row.count - 1 : row.count
    let value = row.slice(colon + 1, end).trimmed
    switch name {
    case "bounds": return [("frame", value.string)]
    case "text" where value.count >= 2: return [("name", value.slice(1, value.count - 1).string)]
    default: return [(name, value.string)]
    }
  }
}
