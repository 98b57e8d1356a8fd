import Figures
import GioKit
import GtkKit
import Session
import Support

/// The command palette: every action and document of the window, searchable by name.
extension MainWindow {
  func installPalette() {
    palette.offer { [weak self] in
      guard let self else { return [] }
      return session.paletteEntries(in: Self.lessonLanguage, actions: actionEntries)
    } choose: { [weak self] entry in
      // The palette restores the focus first.
      MainLoop.async { self?.take(entry) }
    }
    palette.onKey { [weak self] event in self?.leavePalette(for: event) ?? false }
  }

  /// Performs the action of a Control shortcut, closing the palette first.
  private func leavePalette(for event: KeyEvent) -> Bool {
    let action = AppAction.allCases.first { $0.allKeys.contains(where: event.presses) }
    guard event.modifiers.contains(.control), let action else { return false }
    palette.close()
    if action != .palette { MainLoop.async { [weak self] in self?.actions[action]?.activate() } }
    return true
  }

  /// The enabled actions, with their keys.
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

  /// An action that exists only in pane menus and preferences.
  private struct PaneAction {
    let title: String
    /// The window's action, and its parameter.
    let name: String
    var target: String?
    var keys = ""

    var id: String { target.map { "\(name) \($0)" } ?? name }

    /// One option of a choice, under a heading.
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

  /// The versions of the shown container, and other choices of the window.
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
    case .verb: send(.document(.act(entry.id)))
    case .system, .script:
      openRow(entry.kind == .script ? Self.scriptMark + entry.id : entry.id)
      // The widget that had the focus may be gone with its document.
      timeline.canvas.grabFocus()
    case .lesson: openLesson(named: entry.id)
    case .transition: send(.microscope(.openEntry(entry.id)))
    case .node:
      send(.tree(.selectEntry(entry.id)))
      hierarchy.takeKeyboard()
    }
  }
}
