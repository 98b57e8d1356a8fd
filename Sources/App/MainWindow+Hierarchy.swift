import Figures
import GtkKit
import Session

/// The hierarchy pane's intents and content.
extension MainWindow {
  func listenToHierarchy() {
    hierarchy.onPoint = { [weak self] node in self?.stage.pointed = node }
    stage.onPoint = { [weak self] node in self?.hierarchy.pointed = node }
    hierarchy.perform = { [weak self] action in
      guard case .focus(let key)? = self?.send(.tree(action)) else { return nil }
      return key
    }
    hierarchy.calls = { [weak self] node, other in
      guard let session = self?.session else { return [] }
      return other.map { session.lines(dropping: node, on: $0).map { ($0, [$0]) } }
        ?? session.calls(about: node)
    }
  }

  func installHierarchy() {
    for action in HierarchyAction.allCases {
      native.add(Action(action.name) { [weak self] in self?.hierarchy.perform(action) })
    }
    native.add(
      Action("hierarchy-chains", isOn: settings.browsing.foldsChains) { [weak self] isOn in
        self?.settings.browsing.foldsChains = isOn
        self?.send(.tree(.setFoldsChains(isOn)))
      })
    hierarchy.doubleClick = settings.browsing.doubleClick
    native.add(
      Action(DoubleClick.action, choice: settings.browsing.doubleClick.rawValue) {
        [weak self] choice in
        guard let self, let choice = DoubleClick(rawValue: choice) else { return }
        settings.browsing.doubleClick = choice
        hierarchy.doubleClick = choice
      })
    native.add(
      Action("hierarchy-trees", choice: settings.browsing.trees.rawValue) { [weak self] choice in
        guard let trees = TreeLook.Trees(rawValue: choice) else { return }
        self?.settings.browsing.trees = trees
        self?.send(.tree(.setTrees(trees)))
      })
  }
}
