/// A row of two merged trees: the second tree, with the first one's removed nodes in their places.
struct MergedRow {
  /// The indices in the first and the second tree; at least one is set.
  let partners: (first: Int?, second: Int?)
  let depth: Int

  /// The rows from top to bottom.
  ///
  /// - Complexity: O(*nodes*).
  static func rows(
    _ first: ComparedTree, _ second: ComparedTree, _ matching: TreeMatching
  ) -> [MergedRow] {
    var backward = [Int?](repeating: nil, count: second.nodes.count)
    for (one, other) in matching.partners.enumerated() {
      if let other { backward[other] = one }
    }
    let positions = first.positions
    var rows: [MergedRow] = []
    rows.reserveCapacity(max(first.nodes.count, second.nodes.count))
    var waiting: [MergedRow] = []
    // The second's children, each after the removed nodes that preceded its partner.
    func push(_ one: Int?, _ other: Int?, depth: Int) {
      let (ones, others) = (
        one.map { first.children[$0] } ?? [], other.map { second.children[$0] } ?? []
      )
      let start = waiting.count
      var next = 0
      func pushRemoved(upTo end: Int) {
        while next < end {
          if matching.partners[ones[next]] == nil {
            waiting.append(MergedRow(partners: (ones[next], nil), depth: depth))
          }
          next += 1
        }
      }
      for child in others {
        let partner = backward[child]
        if let partner, first.nodes[partner].parent ?? first.nodes.count == one {
          pushRemoved(upTo: positions[partner])
        }
        waiting.append(MergedRow(partners: (partner, child), depth: depth))
      }
      pushRemoved(upTo: ones.count)
      waiting[start...].reverse()
    }
    push(first.nodes.count, second.nodes.count, depth: 0)
    while let row = waiting.popLast() {
      rows.append(row)
      push(row.partners.first, row.partners.second, depth: row.depth + 1)
    }
    return rows
  }
}
