import Hierarchy
import Support

/// The session's palette entries: actions, nodes, containers, lessons and scripts.
extension Session {
  /// All entries with the window's actions, most relevant first; lesson titles are in `language`.
  package func paletteEntries(
    in language: String, actions: [PaletteEntry] = []
  ) -> [PaletteEntry] {
    verbEntries + actions + Self.systemEntries + Self.lessonEntries(in: language)
      + Self.scriptEntries + transitionEntries + nodeEntries
  }

  /// Selects a node by id; does nothing if it no longer exists.
  package mutating func selectNode(withPaletteID id: String) {
    guard let number = Int32(id), let node = state.has(NodeID(number)) else { return }
    select(node)
  }

  private var verbEntries: [PaletteEntry] {
    actions.map { action in
      let title = action.menu.map { "\($0) \(action.title)" } ?? action.title
      return PaletteEntry(.verb, id: action.slug, title: title, details: opened.title)
    }
  }

  private static var systemEntries: [PaletteEntry] {
    systems.map { PaletteEntry(.system, id: $0.slug, title: $0.title, details: $0.summary) }
  }

  private static func lessonEntries(in language: String) -> [PaletteEntry] {
    course(in: language).flatMap(\.lessons).map {
      PaletteEntry(.lesson, id: $0.slug, title: $0.title, details: $0.summary)
    }
  }

  private static var scriptEntries: [PaletteEntry] {
    scripts.flatMap(\.choices).map {
      PaletteEntry(.script, id: $0.slug, title: $0.title, details: $0.summary)
    }
  }

  /// Opens a transition in the microscope; does nothing if it no longer exists.
  package mutating func lookAtTransition(withPaletteID id: String) {
    let all = transitions
    if let place = Int(id), all.indices.contains(place) { look(at: all[place]) }
  }

  private var transitionEntries: [PaletteEntry] {
    transitions.enumerated().map { place, transition in
      PaletteEntry(
        .transition, id: "\(place)", title: transition.title,
        details: localized("at \(transition.start.milliseconds) ms, \(transition.pace)"))
    }
  }

  private var nodeEntries: [PaletteEntry] {
    state.controllers.values.map {
      PaletteEntry(.node, id: "\($0.id.rawValue)", title: $0.name, details: $0.className)
    }
      + state.views.values.map {
        PaletteEntry(.node, id: "\($0.id.rawValue)", title: $0.name, details: $0.className)
      }
  }
}

extension HierarchyState {
  /// The node, if it exists.
  fileprivate func has(_ node: NodeID) -> NodeID? {
    controllers[node] != nil || views[node] != nil ? node : nil
  }
}
