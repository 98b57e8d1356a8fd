/// Any indented text: blanks, tabs, branches as of `tree`, bullets, stars, headings, or numbers
/// such as 1.2.3.
///
/// The parent is the nearest preceding line at a smaller column. Used if no other format fits.
enum OutlineReader: DumpReader {
  static let format = DumpFormat.outline

  static func score(_ line: Bytes) -> Int { 0 }

  /// Only an unmarked line at the left edge can continue the line above.
  static func begins(_ line: Bytes) -> Bool {
    let row = OutlineRow(line)
    return row.column > 0 || row.isMarked || row.numbers > 0
  }

  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { true }

  /// The lines of the outline in a section, without surrounding sentences; nil if there is none.
  static func range(in section: Section) -> Range<Int>? {
    let lines = OutlineLines(section)
    guard let first = lines.places.first, let last = lines.places.last else { return nil }
    return first..<last + 1
  }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    let lines = OutlineLines(section)
    let places = lines.places.isEmpty ? section.range.filter { !section[$0].isBlank } : lines.places
    let style = OutlineStyle(places.prefix(Section.sampleSize).map { OutlineRow(section[$0]) })
    if !style.isHeaded, !style.isDashed, !style.isNumbered, !style.isSigned {
      noteChildless(places, of: section, isBranched: style.isBranched, into: &builder)
    }
    var walk = Walk(style: style)
    for (place, next) in zip(places, places.dropFirst().map(Optional.some) + [nil]) {
      let number = section.number(place)
      try builder.reached(line: number)
      walk.take(
        OutlineRow(section[place]), line: number, next: next.map { OutlineRow(section[$0]) },
        into: &builder)
    }
    walk.end(into: &builder)
  }

  /// Adds a note if one line at the left edge has children, and others before or after it have
  /// none.
  private static func noteChildless(
    _ places: [Int], of section: Section, isBranched: Bool, into builder: inout DumpBuilder
  ) {
    let isEdge = places.map { place in
      let row = OutlineRow(section[place])
      return row.isAtEdge && !row.isClosing
    }
    let edges = isEdge.indices.filter { isEdge[$0] }
    let childless = edges.filter { $0 + 1 == places.count || isEdge[$0 + 1] }
    let opened = edges.count - childless.count
    guard opened == 1 || isBranched && opened > 0, let first = childless.first else { return }
    builder.note(
      (section.number(places[first]), childless.count),
      "this line has nothing below it and stands beside the tree", "; it may be no part of it")
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    let end = detail.first(0x0A) ?? detail.count
    let first = detail.slice(0, end).trimmed
    var facts = OutlineNaming.facts(first) ?? DumpFacts(name: first.string)
    for row in detail.slice(end).string.split(whereSeparator: \.isNewline) {
      var text = String(row)
      let fact = text.withUTF8 { bytes -> (String, String) in
        let row = OutlineRow(Bytes(bytes))
        return row.fact ?? ("row", row.text.string)
      }
      facts.add(fact.0, fact.1)
    }
    return facts
  }

  /// Walks over the rows and collects irregularities.
  private struct Walk {
    let style: OutlineStyle
    private var tabs: (line: Int, hasBlanks: Bool)?
    private var hasBlanks = false
    /// The first line between two levels, and their number.
    private var odd: (line: Int, count: Int)?
    private var lastKey = ""
    private var facts: (line: Int, count: Int)?
    private var arrows = OutlineArrows()
    /// The columns of the rows above that are drawn as the last of their level.
    private var lastColumns: [Int] = []
    /// The rows after the last one of their level.
    private var late: (line: Int, count: Int)?
    /// The column of the first row, and the first row further left.
    private var firstColumn: Int?
    private var outer: Int?
    /// Whether branches followed a root, and whether a group of Cargo's is open.
    private var (isBelowRoot, isInGroup) = (false, false)
    /// Consecutive end tags.
    private var ends: ClosedRange<Int>?

    init(style: OutlineStyle) { self.style = style }

    mutating func take(
      _ row: OutlineRow, line: Int, next: OutlineRow?, into builder: inout DumpBuilder
    ) {
      guard !row.text.isEmpty else {
        if row.isGuide { builder.use(line) }
        return
      }
      if row.isClosing, !builder.nodes.isEmpty {
        if row.text.has("</") {
          if let lines = ends, lines.upperBound + 1 < line { tellEnds(into: &builder) }
          ends = (ends?.lowerBound ?? line)...line
        }
        return builder.use(line)
      }
      if row.isSummary { return builder.note(line, "this line is no node: \(row.text.string)") }
      if row.isCut { return builder.noteCut(line) }
      if row.hasTabs, tabs == nil { tabs = (line, hasBlanks) }
      if row.column > 0, !row.hasTabs { hasBlanks = true }
      if isFact(row, next, builder) {
        facts = (facts?.line ?? line, (facts?.count ?? 0) + 1)
        return builder.extendLast(to: row.whole.range, line: line)
      }
      lastKey = row.fact?.0 ?? ""
      var node = OutlineReader.node(line: line)
      let text = style.text(of: row)
      node.detail = text.range
      if let className = OutlineNaming.className(text) { node.className = className.range }
      let column = column(of: row)
      if column < firstColumn ?? column, outer == nil { outer = line }
      firstColumn = firstColumn ?? column
      let open = builder.openColumns
      // A branch determines its own parent.
      if !row.isBranch, let last = open.last, column < last, !open.contains(column),
        column > open.first ?? 0
      {
        odd = (odd?.line ?? line, (odd?.count ?? 0) + 1)
      }
      arrows.take(row, column: column, line: line)
      takeBranch(row, column: column, line: line)
      builder.add(node, atColumn: column)
    }

    /// The column that determines a row's parent: Cargo draws the groups of a root, such as
    /// `[dev-dependencies]`, and their contents at the column of the root.
    private mutating func column(of row: OutlineRow) -> Int {
      let column = style.column(of: row)
      guard style.isBranched, isBelowRoot else {
        isBelowRoot = style.isBranched && !row.isAtEdge || isBelowRoot
        return column
      }
      if row.isAtEdge { isInGroup = row.text.ends(with: "dependencies]") && row.text.has("[") }
      return isInGroup ? column + (row.isAtEdge ? 1 : 2) : column
    }

    /// Whether a row is a fact of the node above it.
    private func isFact(_ row: OutlineRow, _ next: OutlineRow?, _ builder: DumpBuilder) -> Bool {
      guard let above = builder.openColumns.last, !builder.nodes.isEmpty else { return false }
      let column = style.column(of: row)
      if row.isProperty { return true }
      if style.holdsFiles { return false }
      if style.isHeaded, !row.isMarked, style.level(of: row) == nil { return true }
      if row.isMarked || row.numbers > 0 { return false }
      guard column > above || row.isCount || style.isBranched else { return false }
      // Cargo's groups are in brackets.
      let isGroup = row.text.has("[") && row.text.ends(with: "]")
      if style.isBranched, row.hasGuides || row.column > 0 { return !isGroup }
      if row.isCount { return true }
      guard let key = row.fact?.0, !style.isOfFacts else { return false }
      if let next, style.column(of: next) > column { return false }
      return key != lastKey && next?.fact?.0 != key
    }

    private mutating func takeBranch(_ row: OutlineRow, column: Int, line: Int) {
      while let last = lastColumns.last, last > column { lastColumns.removeLast() }
      let isLate = lastColumns.last == column
      if isLate { lastColumns.removeLast() }
      guard row.isBranch else { return }
      if isLate { late = (late?.line ?? line, (late?.count ?? 0) + 1) }
      if row.isLastBranch { lastColumns.append(column) }
    }

    private mutating func tellEnds(into builder: inout DumpBuilder) {
      guard let lines = ends else { return }
      builder.note(
        lines.lowerBound, through: lines.upperBound, "end tags, which close what stands above")
      ends = nil
    }

    mutating func end(into builder: inout DumpBuilder) {
      if let outer {
        builder.note(
          outer,
          "this row is further out than the first one: the text begins within a tree, and what the "
            + "rows above hang below is missing")
      }
      arrows.end(into: &builder)
      tellEnds(into: &builder)
      builder.note(
        late, "the row above on this level was drawn as the last one",
        "; if blanks before the branches are lost, it hangs too high")
      if let tabs, hasBlanks {
        builder.note(tabs.line, "tabs and blanks are mixed; a tab counts as 8 blanks")
      }
      builder.note(
        odd, "the indentation is between two levels",
        "; the parent is the nearest line above that is less indented")
      if let facts, !style.isBranched {
        let many =
          facts.count == 1
          ? "this line is a property" : "\(facts.count) lines, first this one, are properties"
        builder.note(facts.line, "\(many) of the node above")
      }
    }
  }
}
