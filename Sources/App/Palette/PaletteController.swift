import Figures
import GioKit
import GtkKit
import Session
import Support

/// The command palette: every action and document of the window, searchable by name.
final class PaletteController {
  private let store: SessionStore
  private let actions: WindowActions
  private let palette: CommandPalette
  private let sidebar: SidebarController
  private let lessons: LessonController
  private let hierarchy: HierarchyPane
  private let timeline: TimelinePane

  init(
    _ palette: CommandPalette, _ store: SessionStore, _ actions: WindowActions,
    _ sidebar: SidebarController, _ lessons: LessonController, _ hierarchy: HierarchyPane,
    _ timeline: TimelinePane
  ) {
    (self.store, self.actions, self.palette) = (store, actions, palette)
    (self.sidebar, self.lessons) = (sidebar, lessons)
    (self.hierarchy, self.timeline) = (hierarchy, timeline)
    actions.install(.palette) { [weak palette] in palette?.open() }
    palette.offer { [weak self] in
      guard let self else { return [] }
      return PaletteEntry.all(
        for: store.session.opened, in: LessonController.language, actions: actionEntries)
    } choose: { [weak self] entry in
      // The palette restores the focus first.
      MainLoop.async { self?.take(entry) }
    }
    palette.onKey { [weak self] event in self?.leave(for: event) ?? false }
  }

  /// Performs the action of a Control shortcut, closing the palette first.
  private func leave(for event: KeyEvent) -> Bool {
    let action = AppAction.allCases.first { $0.allKeys.contains(where: event.presses) }
    guard event.modifiers.contains(.control), let action else { return false }
    palette.close()
    if action != .palette { MainLoop.async { [actions] in actions.activate(action) } }
    return true
  }

  private func take(_ entry: PaletteEntry) {
    switch entry.kind {
    case .action:
      if let action = AppAction(rawValue: entry.id) { return actions.activate(action) }
      if let choice = AppSwitch(rawValue: entry.id) { return actions.activate(choice) }
      if let action = paneActions.first(where: { $0.id == entry.id }) {
        actions.activate(action.name, target: action.target)
      }
    case .verb: store.send(.document(.act(entry.id)))
    case .system, .script:
      sidebar.open(entry.kind == .script ? .named(entry.id) : .system(entry.id))
      // The widget that had the focus may be gone with its document.
      timeline.canvas.grabFocus()
    case .lesson: lessons.open(named: entry.id)
    case .transition: store.send(.microscope(.openEntry(entry.id)))
    case .node:
      store.send(.tree(.selectEntry(entry.id)))
      hierarchy.takeKeyboard()
    }
  }
}

/// The entries of actions.
extension PaletteController {
  /// The enabled actions, with their keys.
  private var actionEntries: [PaletteEntry] {
    let plain = AppAction.allCases.filter(actions.isEnabled).map { action in
      PaletteEntry(
        .action, id: action.rawValue, title: action.title,
        details: Shortcut.words(for: action.allKeys))
    }
    let switched = AppSwitch.allCases.filter(actions.isEnabled).map { choice in
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
    VersionController.choices(of: store.session).map {
      .choice(localized("Version"), $0.title, of: VersionController.action, $0.slug)
    }
      + Player.speeds.map {
        .choice(
          localized("Speed"), TimelinePane.name(ofSpeed: $0), of: TimelinePane.speedAction, "\($0)")
      }
      + StepUnit.allCases.map {
        .choice(localized("Step by"), $0.title, of: TimelinePane.unitAction, $0.rawValue)
      }
      + DoubleClick.allCases.map {
        .choice(
          localized("Double-Click on a Card"), $0.title, of: DoubleClick.action, $0.rawValue)
      }
      + StyleChoice.allCases.map {
        .choice(localized("Style"), $0.title, of: StyleChoice.action, $0.rawValue)
      }
  }
}
