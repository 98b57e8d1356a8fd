/// Matching by structure, for trees of different sources.
extension TreeMatching {
  /// The nodes that are the same in two trees that share nothing but their structure.
  ///
  /// Roots, then children, are matched in order by class and name, so that as few nodes as possible
  /// are added, removed or changed; see `TreeAlignment`. A subtree that was taken out and put in as
  /// it was counts as moved.
  init(byStructure first: ComparedTree, _ second: ComparedTree) {
    let (a, b) = (first.summaries, second.summaries)
    // Where several answers are equally good, both directions must choose the same one.
    if a.prints[first.nodes.count] > b.prints[second.nodes.count] {
      self = TreeMatching(ordered: second, b, first, a).mirrored(count: first.nodes.count)
    } else {
      self.init(ordered: first, a, second, b)
    }
  }

  private init(
    ordered first: ComparedTree, _ a: (sizes: [Int], prints: [UInt64]), _ second: ComparedTree,
    _ b: (sizes: [Int], prints: [UInt64])
  ) {
    self.init(count: first.nodes.count)
    var alignment = TreeAlignment(first, a, second, b)
    for (one, other) in alignment.pairs() { matchEqual(one, first, other, second, isWhole: false) }
    for (one, other) in alignment.equalPairs {
      matchEqual(one, first, other, second, isWhole: true)
    }
    findMovedSubtrees(first, a.prints, second, b.prints)
  }

  /// Makes two nodes partners, and all in them when they are equal as a whole.
  private mutating func matchEqual(
    _ one: Int, _ first: ComparedTree, _ other: Int, _ second: ComparedTree, isWhole: Bool
  ) {
    guard isWhole else {
      partners[one] = other
      return
    }
    var waiting = [(one, other)]
    while let (a, b) = waiting.popLast() {
      partners[a] = b
      waiting += zip(first.children[a], second.children[b])
    }
  }

  /// Subtrees without partners that are there once on either side are the same, and moved.
  private mutating func findMovedSubtrees(
    _ first: ComparedTree, _ a: [UInt64], _ second: ComparedTree, _ b: [UInt64]
  ) {
    let taken = Set(partners.compactMap(\.self))
    let lost = first.nodes.indices.filter { place in
      partners[place] == nil && first.nodes[place].parent.map { partners[$0] != nil } ?? true
    }
    let new = second.nodes.indices.filter { place in
      !taken.contains(place) && second.nodes[place].parent.map { taken.contains($0) } ?? true
    }
    let lostByPrint = Dictionary(grouping: lost, by: { a[$0] })
    let newByPrint = Dictionary(grouping: new, by: { b[$0] })
    for place in lost {
      guard lostByPrint[a[place]]?.count == 1, let found = newByPrint[a[place]], found.count == 1,
        let other = found.first
      else { continue }
      matchEqual(place, first, other, second, isWhole: true)
      moved.insert(place)
    }
  }
}
