import Figures
import GtkKit
import Session
import Translation

/// The command palette: everything the window can do and open, by its words.
extension MainWindow {
  func installPalette() {
    palette.offer { [weak self] in
      guard let self else { return [] }
      return session.paletteEntries(in: Self.lessonLanguage, actions: actionEntries)
    } choose: { [weak self] entry in
      // The palette gives the keyboard back first.
      Task { @MainActor in self?.take(entry) }
    }
  }

  /// What can be done at present, with its keys.
  private var actionEntries: [PaletteEntry] {
    let plain = AppAction.allCases.filter { actions[$0]?.isEnabled ?? false }.map { action in
      PaletteEntry(
        .action, id: action.rawValue, title: action.title,
        details: Shortcut.words(for: action.allKeys))
    }
    let switched = AppSwitch.allCases.filter { switches[$0]?.isEnabled ?? false }.map { choice in
      PaletteEntry(
        .action, id: choice.rawValue, title: choice.title,
        details: Shortcut.words(for: choice.shortcuts))
    }
    let ofPanes = Self.paneActions.map { action in
      PaletteEntry(.action, id: action.id, title: action.title, details: action.keys)
    }
    return plain + switched + ofPanes
  }

  /// What menus of panes and the preferences have, and nothing else.
  private struct PaneAction {
    let title: String
    /// The action of the window that does it, and what it takes.
    let name: String
    var target: String?
    var keys = ""

    var id: String { target.map { "\(name) \($0)" } ?? name }
  }

  private static var paneActions: [PaneAction] {
    let ofCards = HierarchyAction.allCases.filter { ![.find, .zoomIn, .zoomOut].contains($0) }
    let clicks = localized("A Double Click on a Card")
    return ofCards.map {
      PaneAction(
        title: $0.title, name: $0.fullName, keys: Shortcut.words(for: $0.key.map { [$0] } ?? []))
    } + [PaneAction(title: localized("Fold Single Chains"), name: HierarchyAction.chainsName)]
      + TreeLook.Trees.allCases.map {
        PaneAction(title: $0.title, name: HierarchyAction.treesName, target: $0.rawValue)
      }
      + DoubleClick.allCases.map {
        PaneAction(
          title: "\(clicks): \($0.title)", name: "win.\(DoubleClick.action)", target: $0.rawValue)
      }
      + StyleChoice.allCases.map {
        PaneAction(
          title: "\(localized("Style")): \($0.title)", name: "win.\(StyleChoice.action)",
          target: $0.rawValue)
      }
  }

  private func take(_ entry: PaletteEntry) {
    switch entry.kind {
    case .action:
      if let action = AppAction(rawValue: entry.id) { return actions[action]?.activate() ?? () }
      if let choice = AppSwitch(rawValue: entry.id) { return switches[choice]?.activate() ?? () }
      if let action = Self.paneActions.first(where: { $0.id == entry.id }) {
        _ = native.activateAction(action.name, target: action.target)
      }
    case .verb: change { $0.perform(action: entry.id) }
    case .system, .script: openRow(entry.kind == .script ? Self.scriptMark + entry.id : entry.id)
    case .lesson: openLesson(named: entry.id)
    case .transition: change { $0.lookAtTransition(withPaletteID: entry.id) }
    case .node:
      change { $0.selectNode(withPaletteID: entry.id) }
      hierarchy.takeKeyboard()
    }
  }
}
