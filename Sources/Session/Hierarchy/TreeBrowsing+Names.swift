import Figures
import Hierarchy

/// Mapping nodes to another recording.
extension TreeBrowsing {
  /// The browsing state with nodes mapped by `node`; drops unknown ones.
  func renamed(_ node: (NodeID) -> NodeID?) -> TreeBrowsing {
    func key(_ old: Card.Key) -> Card.Key? {
      node(old.node).map { Card.Key(kind: old.kind, node: $0) }
    }
    var result = self
    result.folds = folds.renamed(key)
    result.foldsBefore = foldsBefore.map { $0.renamed(key) }
    result.isolated = isolated.flatMap(key)
    result.search?.hit = search?.hit.flatMap(key)
    result.veils = [:]
    for (view, veil) in veils {
      if let view = node(view) { result.veils[view] = veil }
    }
    result.stepStart = nil
    return result
  }
}

extension TreeBrowsing.Folds {
  fileprivate func renamed(_ key: (Card.Key) -> Card.Key?) -> TreeBrowsing.Folds {
    var result = TreeBrowsing.Folds()
    for (old, isFolded) in byHand {
      if let new = key(old) { result.byHand[new] = isFolded }
    }
    result.openChains = Set(openChains.compactMap(key))
    return result
  }

  /// The folds, or none if most of them are gone.
  func unlessMostAreGone(of before: TreeBrowsing.Folds) -> TreeBrowsing.Folds {
    2 * count < before.count ? TreeBrowsing.Folds() : self
  }

  private var count: Int { byHand.count + openChains.count }
}
