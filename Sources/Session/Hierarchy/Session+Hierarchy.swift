package import Figures
package import Hierarchy

/// The trees: reveals the selection, and otherwise keeps the folds.
extension Session {
  /// The trees at the playhead.
  package var treeScene: TreeScene { TreeScene(state, browsing, selection: selection) }

  /// The nodes changed by the last step; empty if most nodes changed, as after a seek.
  package var stepChanges: [NodeID: CardChange] {
    guard let start = browsing.stepStart, start != player.eventCount else { return [:] }
    let state = state
    let changes = ChangedNodes.between(start, and: player.eventCount, in: recording)
      .filter { state.has($0.key) }
    guard changes.count > Self.fewChanges else { return changes }
    let nodeCount = state.controllers.count + state.views.count
    return 2 * changes.count > nodeCount ? [:] : changes
  }

  /// This many changes are always marked, even in small trees.
  private static let fewChanges = 12

  /// Saves the start of a step; during playback, that of playback.
  mutating func noteStep(from old: Player) {
    guard !old.isPlaying, old.eventCount != player.eventCount || player.isPlaying else { return }
    browsing.stepStart = old.eventCount
  }

  /// Unfolds the ancestors of a node and its counterpart, and leaves an isolation that excludes it.
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
  /// Whether a node exists at this instant.
  func has(_ id: NodeID) -> Bool {
    controllers[id] != nil || views[id] != nil || coordinators[id] != nil
  }
}

/// Folding.
extension Session {
  /// Folds or unfolds a card, or expands a chain.
  package mutating func setFolded(_ key: Card.Key, _ isFolded: Bool) {
    if key.kind == .chain {
      let scene = treeScene
      let first = [Card.Kind.controller, .view].map { Card.Key(kind: $0, node: key.node) }
      browsing.folds.openChains.formUnion(first.filter { scene.tree(of: $0) != nil })
    } else {
      browsing.folds.byHand[key] = isFolded
    }
  }

  /// Toggles a fold.
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

  /// Resets folding.
  package mutating func foldAsUsual() { browsing.folds = TreeBrowsing.Folds() }

  package mutating func setFoldsChains(_ isOn: Bool) {
    browsing.foldsChains = isOn
    browsing.folds.openChains = []
  }

  package mutating func setTrees(_ trees: TreeLook.Trees) { browsing.trees = trees }

  /// Left: folds the card; if it is folded, returns its parent, to be focused.
  package mutating func foldOrAscend(from key: Card.Key) -> Card.Key? {
    guard let node = drawn(key) else { return nil }
    if key.kind != .chain, node.node.hasChildren, node.node.hiddenCount == 0 {
      setFolded(key, true)
      return key
    }
    return node.node.parent.map { node.tree.nodes[$0].key }
  }

  /// Right: unfolds the card; if it is unfolded, returns its first child, to be focused.
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

  /// A drawn card, with its tree.
  private func drawn(
    _ key: Card.Key
  ) -> (tree: ShownTree, place: Int, node: ShownTree.Node)? {
    let scene = treeScene
    for whole in [scene.controllers, scene.views, scene.coordinators] {
      var look = scene.look
      // Chains of coordinators are short and informative; keep them.
      look.foldsChains = look.foldsChains && whole.keys.first?.kind != .coordinator
      let tree = ShownTree(whole, look)
      if let place = tree.nodes.firstIndex(where: { $0.key == key }) {
        return (tree, place, tree.nodes[place])
      }
    }
    return nil
  }
}

/// Isolation.
extension Session {
  /// Shows only a card, its descendants and their counterparts.
  package mutating func isolate(_ key: Card.Key) {
    guard key.kind != .chain, treeScene.tree(of: key) != nil else {
      return
    }
    browsing.rememberFolds()
    browsing.isolated = key
    browsing.folds.byHand[key] = false
  }

  /// Shows everything again; the selection stays visible.
  package mutating func leaveIsolation() {
    guard browsing.isolated != nil else { return }
    browsing.isolated = nil
    browsing.restoreFolds()
    if let selection { reveal(selection) }
  }
}

/// Search.
extension Session {
  package mutating func beginSearch() {
    guard browsing.search == nil else { return }
    browsing.rememberFolds()
    browsing.search = TreeSearch()
  }

  /// Searches for a text; ancestors of matches are unfolded during the search.
  package mutating func search(for text: String) { search { $0.text = text } }
  package mutating func setRegex(_ isOn: Bool) { search { $0.isRegex = isOn } }

  /// Hides other nodes, or dims them.
  package mutating func setHides(_ isOn: Bool) { browsing.search?.hides = isOn }

  private mutating func search(_ body: (inout TreeSearch) -> Void) {
    guard var search = browsing.search else { return }
    body(&search)
    browsing.search = search
    browsing.folds = browsing.foldsBefore ?? browsing.folds
    if let isolated = browsing.isolated { browsing.folds.byHand[isolated] = false }
    let scene = treeScene
    guard let hits = scene.matches?.hits else {
      browsing.search?.hit = nil
      return
    }
    let hit = search.hit.flatMap { hits.contains($0) ? $0 : nil }
    let first = hits.first { isReachable($0, in: scene) }
    browsing.search?.hit = hit ?? first
    for key in scene.ancestors(of: hits) where scene.look.folded.contains(key) {
      browsing.folds.byHand[key] = false
    }
  }

  private func isReachable(_ key: Card.Key, in scene: TreeScene) -> Bool {
    scene.look.kept?.contains(key) ?? true
  }

  /// Selects the current hit if it is not selected; else the next or previous one.
  package mutating func goToHit(_ step: Int) {
    let scene = treeScene
    guard let search = browsing.search, let matches = scene.matches, let hits = matches.hits
    else { return }
    var key = search.hit
    if key == nil || key?.node == selection || step < 0 {
      // Skip hits outside the isolation.
      for _ in hits {
        key = matches.hit(step, after: key)
        if let key, isReachable(key, in: scene) { break }
      }
    }
    guard let key, isReachable(key, in: scene) else { return }
    browsing.search?.hit = key
    select(key.node)
  }

  /// Ends the search and restores the folds; the selection stays visible.
  package mutating func endSearch() {
    guard browsing.search != nil else { return }
    browsing.search = nil
    browsing.restoreFolds()
    if let selection { reveal(selection) }
  }
}
