/// Matching by structure, for trees of different sources.
extension TreeMatching {
  /// Matches two trees that share only their structure.
  ///
  /// Roots, then children, are matched in order by class and name, so that as few nodes as possible
  /// are added, removed or changed; see `TreeAlignment`. An unchanged subtree at another place
  /// counts as moved.
  init(byStructure first: ComparedTree, _ second: ComparedTree) {
    let (a, b) = (first.summaries, second.summaries)
    // Order the trees, so that ties break the same way in both directions.
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
    findMovedSubtrees(first, a, second, b)
  }

  /// Matches two nodes and, with `isWhole`, their equal subtrees.
  mutating func matchEqual(
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
}
