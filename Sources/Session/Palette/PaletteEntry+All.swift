import Hierarchy
import Support

/// What the palette finds: actions, nodes, containers, lessons and scripts.
extension PaletteEntry {
  /// All entries with the window's actions, most relevant first; lesson titles are in `language`.
  package static func all(
    for opened: Opened, in language: String, actions: [PaletteEntry] = []
  ) -> [PaletteEntry] {
    verbs(of: opened) + actions + systems + lessons(in: language) + scripts
      + transitions(of: opened) + nodes(of: opened.state)
  }

  private static func verbs(of opened: Opened) -> [PaletteEntry] {
    opened.actions.map { action in
      let title = action.menu.map { "\($0) \(action.title)" } ?? action.title
      return PaletteEntry(.verb, id: action.slug, title: title, details: opened.title)
    }
  }

  private static var systems: [PaletteEntry] {
    Shipped.systems.map { PaletteEntry(.system, id: $0.slug, title: $0.title, details: $0.summary) }
  }

  private static func lessons(in language: String) -> [PaletteEntry] {
    Shipped.course(in: language).flatMap(\.lessons).map {
      PaletteEntry(.lesson, id: $0.slug, title: $0.title, details: $0.summary)
    }
  }

  private static var scripts: [PaletteEntry] {
    Shipped.scripts.flatMap(\.choices).map {
      PaletteEntry(.script, id: $0.slug, title: $0.title, details: $0.summary)
    }
  }

  private static func transitions(of opened: Opened) -> [PaletteEntry] {
    opened.transitions.enumerated().map { place, transition in
      PaletteEntry(
        .transition, id: "\(place)", title: transition.title,
        details: localized("at \(transition.start.milliseconds) ms, \(transition.pace)"))
    }
  }

  private static func nodes(of state: HierarchyState) -> [PaletteEntry] {
    state.controllers.values.map {
      PaletteEntry(.node, id: "\($0.id.rawValue)", title: $0.name, details: $0.className)
    }
      + state.views.values.map {
        PaletteEntry(.node, id: "\($0.id.rawValue)", title: $0.name, details: $0.className)
      }
  }
}
