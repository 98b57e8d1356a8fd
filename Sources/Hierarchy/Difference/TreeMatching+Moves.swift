/// Subtrees that were taken out and put in elsewhere as they were.
///
/// They are looked for among what the alignment left without a partner, so a move never makes a
/// difference larger. Nothing is chosen: a subtree is the same as another where either is there
/// only once. Finding the difference with the fewest moves of all is not feasible.
extension TreeMatching {
  /// First those that are left whole on both sides; then those of one side that are now, or were,
  /// within something else that is new or gone, as when a view is put into a container.
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

  /// Equal subtrees of which there is one in either list.
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
