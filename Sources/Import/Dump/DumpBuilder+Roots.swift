/// Detection of roots whose indentation was lost.
extension DumpBuilder {
  /// The formats with level marks that print one root.
  private static let formsOfOneRoot: Set<DumpFormat> = [
    .printHierarchy, .pvc, .recursiveDescription, .autolayoutTrace, .xcuitest, .appKit, .espresso,
  ]
  /// The formats whose dumps of several nodes have levels.
  private static let formsOfLevels: Set<DumpFormat> = [
    .xcuitest, .appKit, .pywinauto, .espresso, .atspi,
  ]

  /// Adds a note if no line is indented, which is the case if leading blanks or marks were lost.
  mutating func noteLostLevels() -> Bool {
    guard nodes.count > 2, let first = nodes.first, Self.formsOfLevels.contains(mainFormat),
      nodes.allSatisfy({ $0.isRoot && !$0.beginsDump })
    else { return false }
    note(
      Int(first.line),
      "no line is further in than another, so all \(nodes.count) nodes are roots; where that is "
        + "not meant, what stood before the lines is lost")
    return true
  }

  /// Adds a note if a dump of a format with one root has further roots directly below other lines,
  /// whose marks may be lost.
  ///
  /// Windows have no parents, items of arrays are separate roots, and a blank line or words end a
  /// dump.
  mutating func noteFurtherRoots(of table: LineTable, _ answers: Set<Int>, in text: DumpText) {
    var first: Int?
    var count = 0
    var seen: Set<String> = []
    for (place, node) in nodes.enumerated()
    where node.isRoot && Self.formsOfOneRoot.contains(node.format) {
      let identity = text.string(node.identity)
      let isNew = identity.isEmpty || seen.insert(identity).inserted
      guard place > 0, !node.beginsDump, isNew,
        nodes[place - 1].format == node.format, !account.isOpen(Int(node.line) - 1),
        let index = table.index(ofLine: Int(node.line)), index > 0, !answers.contains(index),
        table.withLine(index, { Markers($0).count }) == 0,
        !table.withLine(index - 1, { $0.isBlank || ",:".utf8.contains($0.trimmed.last) }),
        !text.string(node.className).contains("Window")
      else { continue }
      first = first ?? Int(node.line)
      count += 1
    }
    guard let first else { return }
    let more = count == 1 ? "" : ", and \(count - 1) more below it are"
    note(
      first,
      "this line is a root as well\(more); one dump has one root, so where that is not meant, the "
        + "marks before the line are lost and it hangs too high")
  }
}
