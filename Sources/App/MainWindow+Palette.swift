import GtkKit
import Session

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
    return plain + switched
  }

  private func take(_ entry: PaletteEntry) {
    switch entry.kind {
    case .action:
      if let action = AppAction(rawValue: entry.id) { return actions[action]?.activate() ?? () }
      if let choice = AppSwitch(rawValue: entry.id) { switches[choice]?.activate() }
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
