/// The nodes added, removed, moved and changed between two hierarchies.
///
/// Reversing the direction swaps the roles: added nodes become removed ones.
public struct HierarchyDifference: Sendable {
  /// The change of a node.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It is in the second hierarchy only.
    case added
    /// It is in the first hierarchy only.
    case removed
    /// It has another parent, or another position among its siblings.
    case moved
    /// Some of its facts differ.
    case changed
  }

  /// One changed node.
  public struct Change: Hashable, Sendable {
    /// The kind of change.
    public let kind: Kind
    /// Its index in the first tree; nil if it is not there.
    public let first: Int?
    /// Its index in the second tree; nil if it is not there.
    public let second: Int?
  }

  /// The compared trees.
  public let first: ComparedTree, second: ComparedTree
  /// The changes, in the order of the merged tree.
  public let changes: [Change]
  let matching: TreeMatching
  private let isOfOneSource: Bool

  /// Whether there are no differences.
  public var isEmpty: Bool { changes.isEmpty }

  /// Compares two trees; with `ofOneSource`, nodes with equal identities match.
  public init(from first: ComparedTree, to second: ComparedTree, ofOneSource: Bool) {
    self.init(first, second, ofOneSource ? SharedIdentities(first, second) : nil)
  }

  /// Compares two trees, matching by identity if they share enough identities.
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

  /// The difference in the other direction: added nodes become removed, and so on.
  public var reversed: HierarchyDifference {
    HierarchyDifference(from: second, to: first, ofOneSource: isOfOneSource)
  }

  /// Whether two trees come from one source: the other tree has at least half of the identities of
  /// the smaller one.
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
  /// Whether label and facts are equal.
  func isSame(as other: ComparedTree.Node) -> Bool { facts == other.facts && label == other.label }

  /// The facts that differ, with both values.
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
