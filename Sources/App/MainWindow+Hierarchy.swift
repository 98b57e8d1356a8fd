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
