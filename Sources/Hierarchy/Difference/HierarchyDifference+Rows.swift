/// The merged tree of both hierarchies, reduced to the differences.
extension HierarchyDifference {
  /// A node of the first, the second, or both.
  package struct Row: Hashable, Sendable {
    /// Its index in the first and in the second tree; at least one is set.
    package let first: Int?, second: Int?
    /// Its changes: none, one, or both moved and changed.
    package let kinds: [Kind]
    package let depth: Int
    /// The row of its parent; nil for a root.
    package internal(set) var parent: Int?
    /// The row of a moved node's former parent; nil for a root or if that row is left out.
    package internal(set) var former: Int?
    /// The number of unchanged descendants left out.
    package internal(set) var leftOut = 0

    /// The character of its change: `+`, `-`, `>`, `~`, or a blank.
    package var sign: String { kinds.first?.sign ?? " " }
  }

  /// The rows from top to bottom: the differences and their ancestors.
  ///
  /// With `formerParents`, also the former parents of moved nodes.
  /// - Complexity: O(*nodes*).
  package func rows(formerParents: Bool = false) -> [Row] {
    let all = MergedRow.rows(first, second, matching)
    var parents: [Int?] = []
    var open: [Int] = []
    var rowOfFirst = [Int](repeating: -1, count: first.nodes.count)
    for (index, row) in all.enumerated() {
      open.removeLast(max(open.count - row.depth, 0))
      parents.append(open.last)
      open.append(index)
      if let one = row.partners.first { rowOfFirst[one] = index }
    }
    func former(of row: MergedRow) -> Int? {
      guard let one = row.partners.first, row.partners.second != nil, matching.moved.contains(one)
      else { return nil }
      return first.nodes[one].parent.map { rowOfFirst[$0] }
    }
    let kinds = all.map { self.kinds(of: $0.partners) }
    var isShown = [Bool](repeating: false, count: all.count)
    func show(_ index: Int?) {
      var next = index
      while let place = next, !isShown[place] {
        isShown[place] = true
        next = parents[place]
      }
    }
    for (index, row) in all.enumerated() where !kinds[index].isEmpty {
      show(index)
      if formerParents { show(former(of: row)) }
    }
    var rows: [Row] = []
    var places = [Int?](repeating: nil, count: all.count)
    for (index, row) in all.enumerated() {
      guard isShown[index] else {
        // Count it at the nearest shown ancestor.
        var above = parents[index]
        while let place = above, !isShown[place] { above = parents[place] }
        if let place = above.flatMap({ places[$0] }) { rows[place].leftOut += 1 }
        continue
      }
      places[index] = rows.count
      rows.append(
        Row(
          first: row.partners.first, second: row.partners.second, kinds: kinds[index],
          depth: row.depth, parent: parents[index].flatMap { places[$0] }))
    }
    for (index, row) in all.enumerated() {
      guard let place = places[index], let former = former(of: row) else { continue }
      rows[place].former = places[former]
    }
    return rows
  }

  private func kinds(of partners: (first: Int?, second: Int?)) -> [Kind] {
    guard let one = partners.first else { return [.added] }
    guard let other = partners.second else { return [.removed] }
    return (matching.moved.contains(one) ? [.moved] : [])
      + (first.nodes[one].isSame(as: second.nodes[other]) ? [] : [.changed])
  }

  /// The text of a row: the node's label and its changes.
  package func words(of row: Row) -> (label: String, identity: String?, notes: [String]) {
    let node = row.second.map { second.nodes[$0] } ?? row.first.map { first.nodes[$0] }
    guard let node else { return ("", nil, []) }
    guard let one = row.first, let other = row.second else {
      return (node.label, node.identity, node.facts.map { "\($0.name): \($0.value)" })
    }
    var notes: [String] = []
    if row.kinds.contains(.moved) {
      notes.append(
        "moved from " + (first.nodes[one].parent.map { first.path(of: $0) } ?? "root"))
    }
    notes += first.nodes[one].differences(from: second.nodes[other]).map { name, from, to in
      first.nodes[one].membersThatDiffer(name, from: second.nodes[other])
        ?? "\(name): \(from ?? Self.absence(of: name)) → \(to ?? Self.absence(of: name))"
    }
    return (node.label, node.identity, notes)
  }

  /// How to read a missing attribute: some tools print non-defaults only.
  private static func absence(of name: String) -> String {
    switch name {
    case "presented", "hidden": "no"
    case "alpha": "1"
    case "title", "move", "presented with", "text", "description": "none"
    default: "unknown"
    }
  }
}

extension ComparedTree.Node {
  /// The members added to (`+`) and removed from (`−`) a set-valued fact; nil for other facts.
  fileprivate func membersThatDiffer(_ name: String, from other: ComparedTree.Node) -> String? {
    func members(_ node: ComparedTree.Node) -> [String]? {
      node.facts.first { $0.name == name }?.members
    }
    guard let ours = members(self), let theirs = members(other) else { return nil }
    let came = theirs.filter { !ours.contains($0) }.map { "+\($0)" }
    let went = ours.filter { !theirs.contains($0) }.map { "−\($0)" }
    guard !came.isEmpty || !went.isEmpty else { return nil }
    return "\(name): \((came + went).joined(separator: " "))"
  }
}

extension HierarchyDifference.Kind {
  /// The character that represents it.
  package var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .moved: ">"
    case .changed: "~"
    }
  }
}
