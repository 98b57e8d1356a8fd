import Figures
import GtkKit
import Hierarchy
import Session

/// The trees: their actions, and the highlights that they share with the stage.
final class HierarchyController {
  let pane = HierarchyPane()
  private let store: SessionStore

  init(
    _ store: SessionStore, _ drawing: DrawingContext, _ actions: WindowActions,
    beside stage: StagePane
  ) {
    self.store = store
    pane.onPoint = { [weak stage] node in stage?.pointed = node }
    stage.onPoint = { [weak pane] node in pane?.pointed = node }
    pane.perform = { [store] action in
      guard case .focus(let key)? = store.send(.tree(action)) else { return nil }
      return key
    }
    pane.calls = { [store] node, other in
      let sandbox = Sandbox(of: store.session.opened)
      return other.map { sandbox.lines(dropping: node, on: $0).map { ($0, [$0]) } }
        ?? sandbox.calls(about: node)
    }
    install(actions)
    DesktopSettings.onChange { [weak self] in self?.pane.showLetters() }
    store.observe { [weak self] session in self?.pane.show(TreeModel(session), drawing.environment)
    }
  }

  private func install(_ actions: WindowActions) {
    for action in HierarchyAction.allCases {
      actions.add(Action(action.name) { [weak pane] in pane?.perform(action) })
    }
    actions.install(.copyHierarchy) { [weak store] in
      if let store { Clipboard.copy(store.session.state.outline) }
    }
    let settings = store.settings.browsing
    actions.add(
      Action("hierarchy-chains", isOn: settings.foldsChains) { [weak store] isOn in
        store?.settings.browsing.foldsChains = isOn
        store?.send(.tree(.setFoldsChains(isOn)))
      })
    pane.doubleClick = settings.doubleClick
    actions.install(choice: DoubleClick.action, settings.doubleClick.rawValue) {
      [weak store, weak pane] name in
      guard let choice = DoubleClick(rawValue: name) else { return }
      store?.settings.browsing.doubleClick = choice
      pane?.doubleClick = choice
    }
    actions.install(choice: "hierarchy-trees", settings.trees.rawValue) { [weak store] name in
      guard let trees = TreeLook.Trees(rawValue: name) else { return }
      store?.settings.browsing.trees = trees
      store?.send(.tree(.setTrees(trees)))
    }
  }
}
