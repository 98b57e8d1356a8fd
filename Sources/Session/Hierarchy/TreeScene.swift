package import Figures
package import Hierarchy

/// The trees of a state with the browsing state applied.
package struct TreeScene: Sendable {
  package let state: HierarchyState
  package let controllers: CardTree
  package let views: CardTree
  package let coordinators: CardTree
  /// The matches; nil without a search.
  package let matches: TreeMatches?
  /// The visible part, for figures.
  package private(set) var look = TreeLook()

  init(_ state: HierarchyState, _ browsing: TreeBrowsing, selection: NodeID?) {
    self.state = state
    controllers = CardTree.controllers(of: state)
    views = CardTree.views(of: state)
    coordinators = CardTree.coordinators(of: state)
    let (controllers, views, coordinators) = (controllers, views, coordinators)
    let trees = state.showsProgram ? .views : browsing.options.trees
    let keys =
      (trees == .views ? [] : controllers.keys + coordinators.keys)
      + (trees == .controllers ? [] : views.keys)
    matches = browsing.search.map { TreeMatches($0, in: state, keys) }
    look.trees = trees
    look.folded = DefaultFolds.folded(
      in: state, controllers, views, levels: browsing.levels?.count)
    for (key, isFolded) in browsing.folds.byHand {
      if isFolded { look.folded.insert(key) } else { look.folded.remove(key) }
    }
    look.foldsChains = browsing.options.foldsChains
    look.openChains = browsing.folds.openChains
    look.hit = browsing.search?.hit
    look.linksSelection = true
    look.kept = browsing.isolated.flatMap(kept(isolating:))
    guard let matches, let hits = matches.hits else { return }
    look.found = Set(hits)
    guard matches.hides, matches.problem == nil else { return }
    let chosen = selection.map(cards(of:)) ?? []
    let wanted = withAncestors(hits + chosen)
    look.kept = look.kept.map { $0.intersection(wanted) } ?? wanted
  }

  /// The tree that contains a card.
  package func tree(of key: Card.Key) -> CardTree? {
    [controllers, views, coordinators].first { $0.places[key] != nil }
  }

  /// The cards of a node and its counterpart: a controller and its view.
  package func cards(of node: NodeID) -> [Card.Key] {
    let controller = state.controllers[node] ?? owner(ofView: node)
    let view = controller?.view ?? node
    return [
      controller.map { Card.Key(kind: .controller, node: $0.id) },
      Card.Key(kind: .window, node: view), Card.Key(kind: .view, node: view),
      Card.Key(kind: .coordinator, node: node),
    ].compactMap(\.self).filter { tree(of: $0) != nil }
  }

  private func owner(ofView node: NodeID) -> ControllerState? {
    state.views[node]?.controller.flatMap { state.controllers[$0] }
  }

  /// The name on a card.
  package func name(of key: Card.Key) -> String { state.name(of: key.node) }

  /// The path to a card, from the root; empty without isolation.
  package func path(to key: Card.Key?) -> [Card.Key] {
    guard let key, let tree = tree(of: key), let place = tree.places[key] else { return [] }
    return tree.ancestors(of: place).reversed().map { tree.keys[$0] } + [key]
  }
}

/// Filtering.
extension TreeScene {
  /// A card's descendants and their counterparts; nil if the card does not exist.
  private func kept(isolating key: Card.Key) -> Set<Card.Key>? {
    guard let tree = tree(of: key) else { return nil }
    let own = Self.branch(of: tree) { $0 == key }
    if key.kind == .view {
      let owners = own.compactMap { state.views[$0.node]?.controller }
      return own.union(owners.map { Card.Key(kind: .controller, node: $0) })
        .union(own.map { Card.Key(kind: .window, node: $0.node) })
    }
    if key.kind == .coordinator {
      let shown = Set(own.compactMap { state.coordinators[$0.node]?.controller })
      let branch = Self.branch(of: controllers) { shown.contains($0.node) }
      return own.union(branch).union(viewsShown(by: branch))
    }
    return own.union(viewsShown(by: own))
  }

  /// The views of some windows and controllers, with descendants.
  private func viewsShown(by own: Set<Card.Key>) -> Set<Card.Key> {
    let roots = Set(
      own.compactMap { $0.kind == .window ? $0.node : state.controllers[$0.node]?.view })
    return Self.branch(of: views) { roots.contains($0.node) }
  }

  private static func branch(
    of tree: CardTree, from isRoot: (Card.Key) -> Bool
  ) -> Set<Card.Key> {
    var isInside: [Bool] = []
    var result: Set<Card.Key> = []
    for (place, key) in tree.keys.enumerated() {
      isInside.append(isRoot(key) || tree.parents[place].map { isInside[$0] } ?? false)
      if isInside[place] { result.insert(key) }
    }
    return result
  }

  /// A card if it is shown, else its nearest shown ancestor.
  package func shown(_ key: Card.Key, where isShown: (Card.Key) -> Bool) -> Card.Key? {
    guard let tree = tree(of: key) else { return nil }
    var next = tree.places[key]
    while let place = next {
      if isShown(tree.keys[place]) { return tree.keys[place] }
      next = tree.parents[place]
    }
    return nil
  }

  /// The ancestors of some cards.
  func ancestors(of keys: [Card.Key]) -> Set<Card.Key> {
    withAncestors(
      keys.compactMap { key in
        guard let tree = tree(of: key), let place = tree.places[key] else { return nil }
        return tree.parents[place].map { tree.keys[$0] }
      })
  }

  /// Cards with their ancestors.
  func withAncestors(_ keys: [Card.Key]) -> Set<Card.Key> {
    var result: Set<Card.Key> = []
    for key in keys {
      guard let tree = tree(of: key), let place = tree.places[key] else { continue }
      var next: Int? = place
      // Ancestors of an inserted card are already in.
      while let here = next, result.insert(tree.keys[here]).inserted { next = tree.parents[here] }
    }
    return result
  }
}
