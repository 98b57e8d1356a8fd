import Figures
import GtkKit
import Session

/// The hierarchy pane's intents and content.
extension MainWindow {
  func listenToHierarchy() {
    hierarchy.onPoint = { [weak self] node in self?.stage.pointed = node }
    stage.onPoint = { [weak self] node in self?.hierarchy.pointed = node }
    hierarchy.perform = { [weak self] intent in
      var key: Card.Key?
      self?.change { key = $0.handle(intent) }
      return key
    }
    hierarchy.calls = { [weak self] node, other in
      guard let session = self?.session else { return [] }
      return other.map { session.lines(dropping: node, on: $0).map { ($0, [$0]) } }
        ?? session.calls(about: node)
    }
  }

  func installHierarchy() {
    session.setFoldsChains(preferences.foldsChains)
    session.setTrees(preferences.trees)
    for action in HierarchyAction.allCases {
      native.add(Action(action.name) { [weak self] in self?.hierarchy.perform(action) })
    }
    native.add(
      Action("hierarchy-chains", isOn: preferences.foldsChains) { [weak self] isOn in
        self?.preferences.foldsChains = isOn
        self?.change { $0.setFoldsChains(isOn) }
      })
    hierarchy.doubleClick = preferences.doubleClick
    native.add(
      Action(DoubleClick.action, choice: preferences.doubleClick.rawValue) { [weak self] choice in
        guard let self, let choice = DoubleClick(rawValue: choice) else { return }
        preferences.doubleClick = choice
        hierarchy.doubleClick = choice
      })
    native.add(
      Action("hierarchy-trees", choice: preferences.trees.rawValue) { [weak self] choice in
        guard let trees = TreeLook.Trees(rawValue: choice) else { return }
        self?.preferences.trees = trees
        self?.change { $0.setTrees(trees) }
      })
  }
}

extension Session {
  /// Applies an intent from the hierarchy; returns the card to focus.
  mutating func handle(_ intent: HierarchyPane.Intent) -> Card.Key? {
    switch intent {
    case .select(let node): select(node)
    case .toggleFold(let key): toggleFold(key)
    case .unfoldAll(let key): unfoldAll(below: key)
    case .foldAsUsual: foldAsUsual()
    case .left(let key): return foldOrAscend(from: key)
    case .right(let key): return unfoldOrDescend(from: key)
    case .isolate(let key): isolate(key)
    case .leaveIsolation: leaveIsolation()
    case .toggleVeil(let node, let veil): toggleVeil(node, veil)
    case .beginSearch: beginSearch()
    case .search(let text): search(for: text)
    case .setRegex(let isOn): setRegex(isOn)
    case .setHides(let isOn): setHides(isOn)
    case .goToHit(let step):
      goToHit(step)
      return browsing.search?.hit
    case .endSearch: endSearch()
    }
    return nil
  }
}
