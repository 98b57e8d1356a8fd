/// The nodes of two trees with the same identity.
///
/// Texts are searched for once: whether two trees are of one source, and which of their nodes are
/// the same then, both come from here.
struct SharedIdentities {
  /// The place in the second tree of the node with the identity of a node of the first one, by its
  /// place; of several the first.
  let partners: [Int?]
  /// Whether half of what has an identity in the smaller tree is in the other, too.
  let areOfOneSource: Bool

  init(_ first: ComparedTree, _ second: ComparedTree) {
    var places = [String: Int](minimumCapacity: second.nodes.count)
    for (place, node) in second.nodes.enumerated() {
      guard let identity = node.identity else { continue }
      places.merge(CollectionOfOne((identity, place))) { known, _ in known }
    }
    var partners = [Int?](repeating: nil, count: first.nodes.count)
    var found = PlaceSet(count: second.nodes.count)
    var (shared, known) = (0, 0)
    for (place, node) in first.nodes.enumerated() {
      guard let identity = node.identity else { continue }
      known += 1
      guard let partner = places[identity] else { continue }
      partners[place] = partner
      if found.insert(partner) { shared += 1 }
    }
    self.partners = partners
    // Nodes of one identity count as one; only where that decides are those of the first counted.
    if shared * 2 < min(known, places.count) {
      known = Set(first.nodes.lazy.compactMap(\.identity)).count
    }
    areOfOneSource = shared > 0 && shared * 2 >= min(known, places.count)
  }
}
