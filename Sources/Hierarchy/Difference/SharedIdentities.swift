/// The nodes of two trees that share an identity.
///
/// Looks up identities once, to decide whether the trees are of one source and which nodes match.
struct SharedIdentities {
  /// For each node of the first tree, the first node of the second with the same identity.
  let partners: [Int?]
  /// Whether the other tree has at least half of the identities of the smaller one.
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
    // Equal identities count once; deduplicate the first tree's only if that can decide.
    if shared * 2 < min(known, places.count) {
      known = Set(first.nodes.lazy.compactMap(\.identity)).count
    }
    areOfOneSource = shared > 0 && shared * 2 >= min(known, places.count)
  }
}
