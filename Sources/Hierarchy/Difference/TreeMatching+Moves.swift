/// Detection of unchanged subtrees that moved elsewhere.
///
/// Searches only the nodes that the alignment left without a partner, so a move never enlarges a
/// difference. It makes no choices: two equal subtrees match only if each is unique on its side.
/// Finding the difference with the fewest moves is not feasible.
extension TreeMatching {
  /// Matches topmost unmatched subtrees first, then those inside an added or removed node on one
  /// side, such as a view that was wrapped in a container.
  mutating func findMovedSubtrees(
    _ first: ComparedTree, _ a: (sizes: [Int], prints: [UInt64]), _ second: ComparedTree,
    _ b: (sizes: [Int], prints: [UInt64])
  ) {
    let taken = PlaceSet(pointedToBy: partners, count: second.nodes.count)
    let lost = first.nodes.indices.filter { partners[$0] == nil }
    let new = second.nodes.indices.filter { !taken.contains($0) }
    guard !lost.isEmpty, !new.isEmpty else { return }
    let topLost = lost.filter { place in
      first.nodes[place].parent.map { partners[$0] != nil } ?? true
    }
    let topNew = new.filter { place in
      second.nodes[place].parent.map { taken.contains($0) } ?? true
    }
    for (one, other) in Self.onlyPairs(topLost, a.prints, topNew, b.prints) {
      move(one, first, other, second)
    }
    var used = PlaceSet(pointedToBy: partners, count: second.nodes.count)
    func isLeft(_ place: Int) -> Bool { partners[place] == nil }
    func isFree(_ place: Int) -> Bool { !used.contains(place) }
    let within =
      Self.onlyPairs(topLost.filter(isLeft), a.prints, new.filter(isFree), b.prints)
      + Self.onlyPairs(lost.filter(isLeft), a.prints, topNew.filter(isFree), b.prints)
    // Nodes inside a moved subtree move with it.
    let largestFirst = within.sorted { (-a.sizes[$0.0], $0.0) < (-a.sizes[$1.0], $1.0) }
    for (one, other) in largestFirst where partners[one] == nil && !used.contains(other) {
      move(one, first, other, second)
      used.insert(contentsOf: other..<other + b.sizes[other])
    }
  }

  private mutating func move(
    _ one: Int, _ first: ComparedTree, _ other: Int, _ second: ComparedTree
  ) {
    matchEqual(one, first, other, second, isWhole: true)
    moved.insert(one)
  }

  /// Pairs of equal subtrees that are unique in both lists.
  private static func onlyPairs(
    _ ones: [Int], _ a: [UInt64], _ others: [Int], _ b: [UInt64]
  ) -> [(Int, Int)] {
    let onesByPrint = Dictionary(grouping: ones, by: { a[$0] })
    let othersByPrint = Dictionary(grouping: others, by: { b[$0] })
    return ones.compactMap { one in
      guard onesByPrint[a[one]]?.count == 1, let found = othersByPrint[a[one]], found.count == 1
      else { return nil }
      return (one, found[0])
    }
  }
}
