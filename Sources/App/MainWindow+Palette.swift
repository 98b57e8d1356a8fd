import Figures
import GioKit
import GtkKit
import Session
import Support

/// The command palette: everything the window can do and open, by its words.
extension MainWindow {
  func installPalette() {
    palette.offer { [weak self] in
      guard let self else { return [] }
      return session.paletteEntries(in: Self.lessonLanguage, actions: actionEntries)
    } choose: { [weak self] entry in
      // The palette gives the keyboard back first.
      MainLoop.async { self?.take(entry) }
    }
    palette.onKey { [weak self] event in self?.leavePalette(for: event) ?? false }
  }

  /// Does what a key with Control means in the window, without the palette.
  private func leavePalette(for event: KeyEvent) -> Bool {
    let action = AppAction.allCases.first { $0.allKeys.contains(where: event.presses) }
    guard event.modifiers.contains(.control), let action else { return false }
    palette.close()
    if action != .palette { MainLoop.async { [weak self] in self?.actions[action]?.activate() } }
    return true
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
    let ofPanes = paneActions.map { action in
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

    /// One of several that are chosen among under a heading.
    static func choice(
      _ heading: String, _ title: String, of action: String, _ target: String
    ) -> PaneAction {
      PaneAction(title: "\(heading): \(title)", name: "win.\(action)", target: target)
    }
  }

  private var paneActions: [PaneAction] {
    HierarchyAction.allCases.filter { ![.find, .zoomIn, .zoomOut].contains($0) }.map {
      PaneAction(
        title: $0.title, name: $0.fullName, keys: Shortcut.words(for: $0.key.map { [$0] } ?? []))
    } + [
      PaneAction(title: localized("Collapse Single-Child Chains"), name: HierarchyAction.chainsName)
    ]
      + TreeLook.Trees.allCases.map {
        PaneAction(title: $0.title, name: HierarchyAction.treesName, target: $0.rawValue)
      } + choiceActions
  }

  /// The versions of the system that is shown, and what is chosen elsewhere in the window.
  private var choiceActions: [PaneAction] {
    shownVersions.map { .choice(localized("Version"), $0.title, of: Self.version, $0.slug) }
      + Player.speeds.map {
        .choice(localized("Speed"), TimelinePane.name(ofSpeed: $0), of: Self.speed, "\($0)")
      }
      + StepUnit.allCases.map {
        .choice(localized("Step by"), $0.title, of: Self.stepUnit, $0.rawValue)
      }
      + DoubleClick.allCases.map {
        .choice(
          localized("Double-Click on a Card"), $0.title, of: DoubleClick.action, $0.rawValue)
      }
      + StyleChoice.allCases.map {
        .choice(localized("Style"), $0.title, of: StyleChoice.action, $0.rawValue)
      }
  }

  private func take(_ entry: PaletteEntry) {
    switch entry.kind {
    case .action:
      if let action = AppAction(rawValue: entry.id) { return actions[action]?.activate() ?? () }
      if let choice = AppSwitch(rawValue: entry.id) { return switches[choice]?.activate() ?? () }
      if let action = paneActions.first(where: { $0.id == entry.id }) {
        _ = native.activateAction(action.name, target: action.target)
      }
    case .verb: change { $0.perform(action: entry.id) }
    case .system, .script:
      openRow(entry.kind == .script ? Self.scriptMark + entry.id : entry.id)
      // What had the keyboard before may be gone with what was open.
      timeline.canvas.grabFocus()
    case .lesson: openLesson(named: entry.id)
    case .transition: change { $0.lookAtTransition(withPaletteID: entry.id) }
    case .node:
      change { $0.selectNode(withPaletteID: entry.id) }
      hierarchy.takeKeyboard()
    }
  }
}
