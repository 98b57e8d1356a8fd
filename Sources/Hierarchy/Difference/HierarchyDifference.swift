/// The nodes added, removed, moved and changed between two hierarchies.
///
/// Seen from the other side it is the same with the roles exchanged: what was added is then
/// removed.
public struct HierarchyDifference: Sendable {
  /// The change of a node.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It is in the second hierarchy only.
    case added
    /// It is in the first hierarchy only.
    case removed
    /// It has another parent, or another place among its brothers.
    case moved
    /// Some of its facts differ.
    case changed
  }

  /// One changed node.
  public struct Change: Hashable, Sendable {
    /// The change.
    public let kind: Kind
    /// Its place in the first tree, nil where it is not in it.
    public let first: Int?
    /// Its place in the second tree, nil where it is not in it.
    public let second: Int?
  }

  /// The trees that were compared.
  public let first: ComparedTree, second: ComparedTree
  /// The changes, in the order of the two trees laid over each other.
  public let changes: [Change]
  let matching: TreeMatching
  private let isOfOneSource: Bool

  /// Whether nothing differs.
  public var isEmpty: Bool { changes.isEmpty }

  /// The difference of two trees; of one source, where the same identity is the same node.
  public init(from first: ComparedTree, to second: ComparedTree, ofOneSource: Bool) {
    self.init(first, second, ofOneSource ? SharedIdentities(first, second) : nil)
  }

  /// The difference of two trees that are of one source where they share identities.
  package init(from first: ComparedTree, to second: ComparedTree) {
    let identities = SharedIdentities(first, second)
    self.init(first, second, identities.areOfOneSource ? identities : nil)
  }

  private init(
    _ first: ComparedTree, _ second: ComparedTree, _ identities: SharedIdentities?
  ) {
    (self.first, self.second, isOfOneSource) = (first, second, identities != nil)
    matching =
      identities.map { TreeMatching(by: $0, first, second) }
      ?? TreeMatching(byStructure: first, second)
    changes = Self.changes(first, second, matching)
  }

  /// The same seen from the other side: what was added is removed, and so on.
  public var reversed: HierarchyDifference {
    HierarchyDifference(from: second, to: first, ofOneSource: isOfOneSource)
  }

  /// Whether two trees come from one source: half of what has an identity in the smaller one is
  /// in the other, too.
  public static func areOfOneSource(_ first: ComparedTree, _ second: ComparedTree) -> Bool {
    SharedIdentities(first, second).areOfOneSource
  }

  private static func changes(
    _ first: ComparedTree, _ second: ComparedTree, _ matching: TreeMatching
  ) -> [Change] {
    var changes: [Change] = []
    for row in MergedRow.rows(first, second, matching) {
      switch row.partners {
      case (let one?, nil): changes.append(Change(kind: .removed, first: one, second: nil))
      case (nil, let other?): changes.append(Change(kind: .added, first: nil, second: other))
      case (let one?, let other?):
        if matching.moved.contains(one) {
          changes.append(Change(kind: .moved, first: one, second: other))
        }
        if !first.nodes[one].isSame(as: second.nodes[other]) {
          changes.append(Change(kind: .changed, first: one, second: other))
        }
      case (nil, nil): break
      }
    }
    return changes
  }
}

extension ComparedTree.Node {
  /// Whether nothing about it differs.
  func isSame(as other: ComparedTree.Node) -> Bool { facts == other.facts && label == other.label }

  /// The facts that differ from another's, each with both values.
  func differences(
    from other: ComparedTree.Node
  ) -> [(name: String, from: String?, to: String?)] {
    func facts(_ node: ComparedTree.Node) -> [ComparedTree.Fact] {
      [ComparedTree.Fact("class", node.className)]
        + (node.name.isEmpty ? [] : [ComparedTree.Fact("name", node.name)]) + node.facts
    }
    let (ours, theirs) = (facts(self), facts(other))
    var names: [String] = []
    for fact in ours + theirs where !names.contains(fact.name) { names.append(fact.name) }
    return names.compactMap { name in
      let from = ours.filter { $0.name == name }.map(\.value)
      let to = theirs.filter { $0.name == name }.map(\.value)
      guard from != to else { return nil }
      return (name, Self.joined(from), Self.joined(to))
    }
  }

  private static func joined(_ values: [String]) -> String? {
    values.isEmpty ? nil : values.joined(separator: ", ")
  }
}
