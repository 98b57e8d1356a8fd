/// Roots that may be none.
extension DumpBuilder {
  /// The forms that draw their levels and print one root.
  private static let formsOfOneRoot: Set<DumpFormat> = [
    .printHierarchy, .pvc, .recursiveDescription, .autolayoutTrace, .xcuitest, .appKit, .espresso,
  ]
  /// The forms in which a dump of several nodes has levels.
  private static let formsOfLevels: Set<DumpFormat> = [
    .xcuitest, .appKit, .pywinauto, .espresso, .atspi,
  ]

  /// Says so where no line is further in than another, which is what is left when blanks or marks at the
  /// beginning of the lines are lost.
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

  /// Says so where a dump of a form with one root has further roots right below other lines: the marks
  /// before them may be lost.
  ///
  /// Windows have no parents, items of arrays are roots each, and a blank line or words end a dump.
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
