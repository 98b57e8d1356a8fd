/// Two trees laid over each other: the second one, with what only the first one has where it was.
struct MergedRow {
  /// The places in the first and the second tree; at least one is there.
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
    var rows: [MergedRow] = []
    var waiting: [MergedRow] = []
    func push(_ one: Int?, _ other: Int?, depth: Int) {
      let children = merged(
        one.map { first.children[$0] } ?? [], other.map { second.children[$0] } ?? [],
        matching.partners, backward)
      for pair in children.reversed() { waiting.append(MergedRow(partners: pair, depth: depth)) }
    }
    push(first.nodes.count, second.nodes.count, depth: 0)
    while let row = waiting.popLast() {
      rows.append(row)
      push(row.partners.first, row.partners.second, depth: row.depth + 1)
    }
    return rows
  }

  /// The children of the second, and before each the removed ones that stood before its partner.
  private static func merged(
    _ ones: [Int], _ others: [Int], _ forward: [Int?], _ backward: [Int?]
  ) -> [(first: Int?, second: Int?)] {
    guard !ones.isEmpty else { return others.map { (backward[$0], $0) } }
    var merged: [(first: Int?, second: Int?)] = []
    merged.reserveCapacity(max(ones.count, others.count))
    let place = Dictionary(uniqueKeysWithValues: ones.enumerated().map { ($1, $0) })
    var next = 0
    for other in others {
      if let one = backward[other], let index = place[one] {
        while next < index {
          if forward[ones[next]] == nil { merged.append((ones[next], nil)) }
          next += 1
        }
      }
      merged.append((backward[other], other))
    }
    for one in ones[min(next, ones.count)...] where forward[one] == nil {
      merged.append((one, nil))
    }
    return merged
  }
}
