/// Flutter's inspector as text: `▼` for expanded nodes, `▶` for collapsed ones.
///
/// Siblings may be in different columns, so the position of the name determines the level.
enum FlutterInspectorReader: DumpReader {
  static let format = DumpFormat.flutterInspector

  static func score(_ line: Bytes) -> Int { line.find("▼") != nil || line.find("▶") != nil ? 9 : 0 }

  /// Other trees have arrows, too: an icon in brackets or a Flutter class name identifies the
  /// format.
  static func score(of section: Section) -> Int {
    let sample = section.sample
    let isOwn = sample.contains { line in
      guard let row = Row(line), row.arrow != nil else { return false }
      let name = line.slice(row.text, line.end(from: row.text) { !"(-#: ".utf8.contains($0) })
      return row.hasIcon || names.contains(name.string)
    }
    return isOwn ? sample.reduce(0) { $0 + score($1) } : 0
  }

  /// The root names of Flutter's trees.
  private static let names: Set<String> = [
    "[root]", "RootWidget", "MyApp", "MaterialApp", "CupertinoApp", "WidgetsApp", "Scaffold",
  ]

  static func begins(_ line: Bytes) -> Bool { true }
  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { true }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    /// The column of the first arrow; text further left is not part of the tree.
    var root: Int?
    /// The first line at that column, and their number.
    var flat: (line: Int, count: Int)?
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      guard let row = Row(line), row.text < line.lastEnd else { continue }
      guard row.arrow != nil || root.map({ row.column > $0 }) ?? false else { continue }
      if let root, row.column <= root { flat = (flat?.line ?? number, (flat?.count ?? 0) + 1) }
      root = root ?? row.column
      var node = node(line: number)
      node.className = line.slice(row.text, nameEnd(in: line, from: row.text)).range
      node.detail = line.trimmed.range
      builder.add(node, atColumn: row.column)
    }
    guard let flat else { return }
    let many = flat.count == 1 ? "" : " (\(flat.count) lines, first this one)"
    builder.note(
      flat.line,
      "the line is as far out as the root; if it is no other tree, its indentation is lost\(many)")
  }

  private static func nameEnd(in line: Bytes, from start: Int) -> Int {
    line.end(from: start) { !"(-#: ".utf8.contains($0) }
  }

  /// A row without its guides.
  private struct Row {
    /// The column of the arrow, or one less than that of the name if there is none.
    let column: Int
    let arrow: Bytes.Arrow?
    let hasIcon: Bool
    /// The start of the name.
    let text: Int

    init?(_ line: Bytes) {
      guard !line.isBlank else { return nil }
      var (index, column) = (0, 0)
      while true {
        if line[index].isBlank {
          (index, column) = (index + 1, column + 1)
        } else if line[index] == 0xE2, line[index + 1] == 0x94 {
          (index, column) = (index + 3, column + 1)
        } else {
          break
        }
      }
      arrow = line.arrow(at: index)
      self.column = arrow == nil ? column - 1 : column
      if let arrow { index = line.skipBlanks(from: arrow.end) }
      hasIcon = line[index] == UInt8(ascii: "[") && line[index + 2] == UInt8(ascii: "]")
      text = hasIcon ? line.skipBlanks(from: index + 3) : index
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    guard let row = Row(detail) else { return facts }
    if row.arrow?.isOpen == false { facts.add("collapsed", "true") }
    let rest = detail.slice(nameEnd(in: detail, from: row.text))
    if rest.has(": ") {
      let text = rest.slice(2)
      let isQuoted = text.count >= 2 && text[0] == UInt8(ascii: "\"") && text.ends(with: "\"")
      facts.name = (isQuoted ? text.slice(1, text.count - 1) : text).string
    } else if !rest.isBlank {
      facts.add("behind", rest.trimmed.string)
    }
    return facts
  }
}
