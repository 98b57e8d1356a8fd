package import Figures
package import Hierarchy
import Support

/// The trees: reveals the selection, and otherwise keeps the folds.
extension Opened {
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

extension Opened {
  /// Selects the node of a palette entry; does nothing if it no longer exists.
  package mutating func selectNode(withPaletteID id: String) {
    if let node = Int32(id).map(NodeID.init), state.has(node) { select(node) }
  }
}

extension HierarchyState {
  /// Whether a node exists at this instant.
  func has(_ id: NodeID) -> Bool {
    controllers[id] != nil || views[id] != nil || coordinators[id] != nil
  }
}

/// Folding.
extension Opened {
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
extension Opened {
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
extension Opened {
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

/// Looking behind views: hides or dims them on the stage.
extension Opened {
  /// Hides or dims a view, or a controller's view, with descendants; nil shows it.
  ///
  /// It stays selected, and cards still show it.
  package mutating func veil(_ node: NodeID, _ veil: Veil?) {
    browsing.veils[state.controllers[node].flatMap(\.view) ?? node] = veil
  }

  /// Toggles hiding or dimming.
  package mutating func toggleVeil(_ node: NodeID, _ veil: Veil) {
    let view = state.controllers[node].flatMap(\.view) ?? node
    self.veil(view, browsing.veils[view] == veil ? nil : veil)
  }

  /// Shows everything again.
  package mutating func unveilAll() { browsing.veils = [:] }

  /// A summary of hidden and dimmed views: "2 views hidden, 1 dimmed"; nil if there are none.
  package var veiledWords: String? {
    let hidden = browsing.veils.values.count { $0 == .hidden }
    let dimmed = browsing.veils.count - hidden
    switch (hidden, dimmed) {
    case (0, 0): return nil
    case (_, 0): return Self.words(hidden: hidden)
    case (0, _):
      return localized("1 view dimmed", "\(dimmed) views dimmed", count: dimmed)
    default: return localized("\(Self.words(hidden: hidden)), \(dimmed) dimmed")
    }
  }

  private static func words(hidden: Int) -> String {
    localized("1 view hidden", "\(hidden) views hidden", count: hidden)
  }

  /// A view's title in a menu of overlapping views.
  package func words(ofView node: NodeID) -> String {
    guard let view = state.views[node] else { return state.name(of: node) }
    return "\(view.name), \(view.className)"
  }

  /// The view behind the selected one, among those at a point, frontmost first; wraps around, and
  /// starts with the frontmost.
  package func view(behindSelectionIn lying: [NodeID]) -> NodeID? {
    let chosen = selection.map { state.controllers[$0].flatMap(\.view) ?? $0 }
    guard let chosen, let place = lying.firstIndex(of: chosen) else { return lying.first }
    return lying[(place + 1) % lying.count]
  }
}

/// Keeping selection and folds across a rerun, by name if numbers changed.
extension Opened {
  /// Clears the selection and browsing state; preferences stay.
  mutating func forgetChoices() {
    selection = nil
    browsing = TreeBrowsing(options: browsing.options)
  }

  /// Restores the selection and folds of `before` in the current recording.
  ///
  /// If most folded nodes are gone, resets folding.
  mutating func carryChoices(from before: Recording) {
    browsing.stepStart = nil
    guard selection != nil || browsing.namesNodes else { return }
    let (old, new) = (NodeNames(before), NodeNames(recording))
    func node(_ id: NodeID) -> NodeID? { old.node(id, in: new) }
    selection = selection.flatMap(node)
    let (folds, foldsBefore) = (browsing.folds, browsing.foldsBefore)
    browsing = browsing.renamed(node)
    browsing.folds = browsing.folds.unlessMostAreGone(of: folds)
    browsing.foldsBefore = foldsBefore.flatMap { browsing.foldsBefore?.unlessMostAreGone(of: $0) }
    browsing.restoreFolds()
  }

  /// Restores the selection, folds and search of `before` in a reopened file.
  ///
  /// If most nodes are gone, starts with the defaults.
  mutating func continueBrowsing(as before: Opened) {
    let old = NodeNames(before.recording)
    guard old.areMostly(in: NodeNames(recording)) else { return }
    (id, selection, browsing) = (before.id, before.selection, before.browsing)
    carryChoices(from: before.recording)
  }
}

extension TreeBrowsing {
  /// Whether it refers to individual nodes.
  fileprivate var namesNodes: Bool {
    isolated != nil || search?.hit != nil || folds != Folds() || foldsBefore != nil
      || !veils.isEmpty
  }
}
