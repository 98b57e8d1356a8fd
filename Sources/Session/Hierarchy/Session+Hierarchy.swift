package import Figures
package import Hierarchy

/// Looking at the trees: what is chosen is revealed, and nothing else changes what is folded.
extension Session {
  /// The trees as they are shown at the place where the player stands.
  package var treeScene: TreeScene { TreeScene(state, browsing, selection: selection) }

  /// What the last step did to nodes; nothing when it did something to most of them, as a leap does.
  package var stepChanges: [NodeID: CardChange] {
    guard let start = browsing.stepStart, start != player.eventCount else { return [:] }
    let state = state
    let changes = ChangedNodes.between(start, and: player.eventCount, in: recording)
      .filter { state.has($0.key) }
    guard changes.count > Self.fewChanges else { return changes }
    let nodeCount = state.controllers.count + state.views.count
    return 2 * changes.count > nodeCount ? [:] : changes
  }

  /// So many changes may be marked however few nodes there are.
  private static let fewChanges = 12

  /// Remembers where a step began; while it plays on, that is where playing began.
  mutating func noteStep(from old: Player) {
    guard !old.isPlaying, old.eventCount != player.eventCount || player.isPlaying else { return }
    browsing.stepStart = old.eventCount
  }

  /// Unfolds what hides a node and what belongs to it, and leaves an isolation it is not part of.
  mutating func reveal(_ node: NodeID) {
    var scene = treeScene
    if browsing.isolated != nil, let kept = scene.look.kept,
      !scene.cards(of: node).contains(where: kept.contains)
    {
      browsing.isolated = nil
      browsing.restoreFolds()
      scene = treeScene
    }
    for key in scene.cards(of: node) {
      guard let tree = scene.tree(of: key), let place = tree.places[key] else { continue }
      for ancestor in tree.ancestors(of: place).map({ tree.keys[$0] })
      where scene.look.folded.contains(ancestor) {
        browsing.folds.byHand[ancestor] = false
      }
      if scene.look.foldsChains { browsing.folds.openChains.insert(key) }
    }
  }
}

extension HierarchyState {
  /// Whether a node is there at this instant.
  func has(_ id: NodeID) -> Bool {
    controllers[id] != nil || views[id] != nil || coordinators[id] != nil
  }
}

/// Folding.
extension Session {
  /// Folds or unfolds a card, or shows a chain in full.
  package mutating func setFolded(_ key: Card.Key, _ isFolded: Bool) {
    if key.kind == .chain {
      let scene = treeScene
      let first = [Card.Kind.controller, .view].map { Card.Key(kind: $0, node: key.node) }
      browsing.folds.openChains.formUnion(first.filter { scene.tree(of: $0) != nil })
    } else {
      browsing.folds.byHand[key] = isFolded
    }
  }

  /// Folds what is unfolded and the other way round.
  package mutating func toggleFold(_ key: Card.Key) {
    setFolded(key, key.kind != .chain && !treeScene.look.folded.contains(key))
  }

  /// Unfolds a card and everything below it.
  package mutating func unfoldAll(below key: Card.Key) {
    let scene = treeScene
    guard let tree = scene.tree(of: key) else { return setFolded(key, false) }
    var isInside: [Bool] = []
    for (place, other) in tree.keys.enumerated() {
      isInside.append(other == key || tree.parents[place].map { isInside[$0] } ?? false)
      guard isInside[place] else { continue }
      if scene.look.folded.contains(other) { browsing.folds.byHand[other] = false }
      if scene.look.foldsChains { browsing.folds.openChains.insert(other) }
    }
  }

  /// Folds as usual again.
  package mutating func foldAsUsual() { browsing.folds = TreeBrowsing.Folds() }

  package mutating func setFoldsChains(_ isOn: Bool) {
    browsing.foldsChains = isOn
    browsing.folds.openChains = []
  }

  package mutating func setTrees(_ trees: TreeLook.Trees) { browsing.trees = trees }

  /// Left: folds what is unfolded; else the card above, which is to get the keyboard.
  package mutating func foldOrAscend(from key: Card.Key) -> Card.Key? {
    guard let node = drawn(key) else { return nil }
    if key.kind != .chain, node.node.hasChildren, node.node.hiddenCount == 0 {
      setFolded(key, true)
      return key
    }
    return node.node.parent.map { node.tree.nodes[$0].key }
  }

  /// Right: unfolds what is folded; else the first card below, which is to get the keyboard.
  package mutating func unfoldOrDescend(from key: Card.Key) -> Card.Key? {
    guard let node = drawn(key) else { return nil }
    if key.kind == .chain {
      let first = [Card.Kind.controller, .view].map { Card.Key(kind: $0, node: key.node) }
      setFolded(key, false)
      return first.first { treeScene.tree(of: $0) != nil }
    }
    if node.node.hiddenCount > 0 {
      setFolded(key, false)
      return key
    }
    return node.tree.nodes.first { $0.parent == node.place }?.key
  }

  /// A card as it is drawn, with its tree.
  private func drawn(
    _ key: Card.Key
  ) -> (tree: ShownTree, place: Int, node: ShownTree.Node)? {
    let scene = treeScene
    for whole in [scene.controllers, scene.views, scene.coordinators] {
      var look = scene.look
      // Coordinators in a row are few, and each says something.
      look.foldsChains = look.foldsChains && whole.keys.first?.kind != .coordinator
      let tree = ShownTree(whole, look)
      if let place = tree.nodes.firstIndex(where: { $0.key == key }) {
        return (tree, place, tree.nodes[place])
      }
    }
    return nil
  }
}

/// Isolating.
extension Session {
  /// Shows a card with what is below it, and what belongs to that in the other tree, alone.
  package mutating func isolate(_ key: Card.Key) {
    guard key.kind != .chain, treeScene.tree(of: key) != nil else {
      return
    }
    browsing.rememberFolds()
    browsing.isolated = key
    browsing.folds.byHand[key] = false
  }

  /// Shows everything again; what was chosen stays so, and in sight.
  package mutating func leaveIsolation() {
    guard browsing.isolated != nil else { return }
    browsing.isolated = nil
    browsing.restoreFolds()
    if let selection { reveal(selection) }
  }
}

/// Searching.
extension Session {
  package mutating func beginSearch() {
    guard browsing.search == nil else { return }
    browsing.rememberFolds()
    browsing.search = TreeSearch()
  }

  /// Looks for a text; what hides the found is unfolded for as long as one looks for it.
  package mutating func search(for text: String) { search { $0.text = text } }
  package mutating func setRegex(_ isOn: Bool) { search { $0.isRegex = isOn } }

  /// Leaves out what is not found, or dims it.
  package mutating func setHides(_ isOn: Bool) { browsing.search?.hides = isOn }

  private mutating func search(_ body: (inout TreeSearch) -> Void) {
    guard var search = browsing.search else { return }
    body(&search)
    browsing.search = search
    browsing.folds = browsing.foldsBefore ?? browsing.folds
    if let isolated = browsing.isolated { browsing.folds.byHand[isolated] = false }
    let scene = treeScene
    guard let found = scene.matches?.found else {
      browsing.search?.hit = nil
      return
    }
    let hit = search.hit.flatMap { found.contains($0) ? $0 : nil }
    let first = found.first { isReachable($0, in: scene) }
    browsing.search?.hit = hit ?? first
    for key in scene.ancestors(of: found) where scene.look.folded.contains(key) {
      browsing.folds.byHand[key] = false
    }
  }

  private func isReachable(_ key: Card.Key, in scene: TreeScene) -> Bool {
    scene.look.kept?.contains(key) ?? true
  }

  /// Chooses the hit one stands on if it is not chosen; else the next, or the previous one.
  package mutating func goToHit(_ step: Int) {
    let scene = treeScene
    guard let search = browsing.search, let matches = scene.matches, let found = matches.found
    else { return }
    var key = search.hit
    if key == nil || key?.node == selection || step < 0 {
      // Not those outside what is isolated.
      for _ in found {
        key = matches.found(step, after: key)
        if let key, isReachable(key, in: scene) { break }
      }
    }
    guard let key, isReachable(key, in: scene) else { return }
    browsing.search?.hit = key
    select(key.node)
  }

  /// Ends the search; the folds from before come back, but what was chosen stays in sight.
  package mutating func endSearch() {
    guard browsing.search != nil else { return }
    browsing.search = nil
    browsing.restoreFolds()
    if let selection { reveal(selection) }
  }
}
