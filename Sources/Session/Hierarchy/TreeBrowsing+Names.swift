import Figures
import Hierarchy

/// The same nodes by other names, as they have in another recording.
extension TreeBrowsing {
  /// How one looks at the trees in which nodes are called so; of those without a name nothing stays.
  func renamed(_ names: [NodeID: NodeID]) -> TreeBrowsing {
    func key(_ old: Card.Key) -> Card.Key? {
      names[old.node].map { Card.Key(kind: old.kind, node: $0) }
    }
    func folds(_ old: Folds) -> Folds {
      var result = Folds()
      for (node, isFolded) in old.byHand {
        if let node = key(node) { result.byHand[node] = isFolded }
      }
      result.openChains = Set(old.openChains.compactMap(key))
      return result
    }
    var result = self
    result.folds = folds(self.folds)
    result.foldsBefore = foldsBefore.map(folds)
    result.isolated = isolated.flatMap(key)
    result.search?.hit = search?.hit.flatMap(key)
    result.veils = [:]
    for (view, veil) in veils {
      if let view = names[view] { result.veils[view] = veil }
    }
    result.stepStart = nil
    return result
  }
}
