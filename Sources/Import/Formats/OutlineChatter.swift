/// Lines at the left edge of an outline with nothing below them, which are no part of the tree: what a tool
/// says before and behind it.
struct OutlineChatter {
  private let places: [Int]
  private let section: Section
  private let style: OutlineStyle
  private let rows: [OutlineRow]

  init(_ places: [Int], of section: Section, _ style: OutlineStyle) {
    (self.places, self.section, self.style) = (places, section, style)
    rows = places.map { OutlineRow(section[$0]) }
  }

  /// The places that are left.
  var kept: [Int] {
    let isEdge = rows.map(\.isAtEdge)
    guard let last = isEdge.lastIndex(of: false) else { return places }
    let isOpen = rows.indices.map { $0 + 1 < rows.count && rows[$0 + 1].isBelow }
    let first = rows.indices.first { isEdge[$0] && isOpen[$0] } ?? rows.count
    let isMarked = rows.count(where: \.isMarked) * 3 > rows.count * 2
    var (kept, isOver) = ([Int](), false)
    for index in rows.indices {
      let row = rows[index]
      guard !row.isRule, !row.isBanner || !isEdge[index] else { continue }
      let isChildless = isEdge[index] && !isOpen[index]
      let isOutside = style.isBranched || first < rows.count && (index < first || index > last)
      guard isChildless, isOutside || isMarked else {
        kept.append(places[index])
        continue
      }
      // Behind the tree nothing is of it once something is not.
      if isMarked || isOver || style.isBranched && index < first || isApart(index, first) {
        isOver = isOver || index > last
      } else {
        kept.append(places[index])
      }
    }
    return kept
  }

  /// Whether a row stands apart from the tree, or reads like a line of a log.
  private func isApart(_ index: Int, _ first: Int) -> Bool {
    let near = index < first ? index + 1 : index - 1
    guard rows.indices.contains(near), !rows[near].isRule else { return true }
    let between = min(places[index], places[near]) + 1..<max(places[index], places[near])
    let isEnded = rows[index].text.ends(with: ".") && rows[index].text.first(0x20) != nil
    return between.contains { section[$0].isBlank } || isEnded || rows[index].isOfLog
  }
}

extension OutlineRow {
  /// Whether it stands at the left edge without any mark.
  fileprivate var isAtEdge: Bool {
    column == 0 && !isMarked && !hasGuides && numbers == 0 && !")]}".utf8.contains(text[0])
      && !isSummary
  }

  /// Whether it hangs below something at the left edge.
  fileprivate var isBelow: Bool { column > 0 || isMarked || hasGuides }
}
