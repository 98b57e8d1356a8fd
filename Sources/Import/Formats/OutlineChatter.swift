/// Finds unindented lines without children that do not belong to the outline: a tool's messages
/// before and after it.
struct OutlineChatter {
  private let places: [Int]
  private let section: Section
  private let style: OutlineStyle
  private let traits: [Traits]
  /// Whether nearly all rows have a class.
  private let isOfClasses: Bool

  /// The relevant properties of a row; rows themselves are large, and there may be a million.
  private struct Traits: OptionSet {
    let rawValue: UInt8
    static let edge = Traits(rawValue: 1)
    static let below = Traits(rawValue: 2)
    static let marked = Traits(rawValue: 4)
    static let rule = Traits(rawValue: 8)
    static let drawn = Traits(rawValue: 16)
  }

  init(_ places: [Int], of section: Section, _ style: OutlineStyle) {
    (self.places, self.section, self.style) = (places, section, style)
    let sample = places.prefix(Section.sampleSize)
    let classes = sample.count { OutlineNaming.className(OutlineRow(section[$0]).text) != nil }
    isOfClasses = classes * 5 >= sample.count * 4
    traits = places.map { place in
      let row = OutlineRow(section[place])
      var traits: Traits = row.isAtEdge ? .edge : []
      if row.isMarked { traits.insert(.marked) }
      if row.isMarked || row.hasGuides { traits.insert(.drawn) }
      // It is below something at the left edge.
      if row.column > 0 || row.isMarked || row.hasGuides { traits.insert(.below) }
      if row.isRule { traits.insert(.rule) }
      return traits
    }
  }

  /// The indices of the remaining rows.
  var kept: [Int] {
    guard let last = traits.lastIndex(where: { !$0.contains(.edge) }) else { return places }
    let first =
      traits.indices.first { index in
        traits[index].contains(.edge) && isOpen(index)
          && (!style.isBranched || traits[index + 1].contains(.drawn))
      } ?? traits.count
    let isMarked = traits.count { $0.contains(.marked) } * 3 > traits.count * 2
    var (kept, isOver) = ([Int](), false)
    for index in traits.indices {
      let isEdge = traits[index].contains(.edge)
      guard !traits[index].contains(.rule), !isEdge || !row(index).isBanner else { continue }
      // A tool's messages before its drawn tree may be further right than the root.
      let isDrawn = traits[index].contains(.drawn)
      let isBefore = style.isBranched && first < traits.count && index < first && !isDrawn
      if isBefore, !isEdge || isOpen(index) && !traits[index + 1].contains(.drawn) { continue }
      let isOutside = style.isBranched || first < traits.count && (index < first || index > last)
      // Cargo marks repeated packages.
      let isKnown = style.isBranched && isEdge && row(index).text.ends(with: " (*)")
      guard isEdge, !isOpen(index), isOutside || isMarked, !isKnown else {
        kept.append(places[index])
        continue
      }
      // After the tree, no row belongs to it once one does not.
      if isMarked || isOver || style.isBranched && index < first || isApart(index, first) {
        isOver = isOver || index > last
      } else {
        kept.append(places[index])
      }
    }
    return kept
  }

  private func row(_ index: Int) -> OutlineRow { OutlineRow(section[places[index]]) }

  /// Whether there is something below a row.
  private func isOpen(_ index: Int) -> Bool {
    guard index + 1 < traits.count, traits[index + 1].contains(.below) else { return false }
    // Branches start directly below their parent.
    let isDrawn = style.isBranched && traits[index].contains(.edge)
    return !isDrawn || !(places[index] + 1..<places[index + 1]).contains { !section[$0].isGuide }
  }

  /// Whether a row is separate from the tree, or resembles a log line.
  private func isApart(_ index: Int, _ first: Int) -> Bool {
    let near = index < first ? index + 1 : index - 1
    guard traits.indices.contains(near), !traits[near].contains(.rule) else { return true }
    if isOfClasses, OutlineNaming.className(row(index).text) == nil { return true }
    let between = min(places[index], places[near]) + 1..<max(places[index], places[near])
    let row = row(index)
    let isEnded = row.text.ends(with: ".") && row.text.first(0x20) != nil
    return between.contains { section[$0].isBlank } || isEnded || row.isOfLog
  }
}
