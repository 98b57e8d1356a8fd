import Support

/// An entry of the command palette: something to do, open or go to, found by its words.
package struct PaletteEntry: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// An action of the window.
    case action
    /// An action of the running container.
    case verb
    case system, lesson, script
    /// A transition of the run.
    case transition
    /// A controller or view of the tree.
    case node

    package var title: String {
      switch self {
      case .action: localized("Action")
      case .verb: localized("Here")
      case .system: localized("Container")
      case .lesson: localized("Lesson")
      case .script: localized("Script")
      case .transition: localized("Transition")
      case .node: localized("Node")
      }
    }
  }

  package let kind: Kind
  /// Its id.
  package let id: String
  package let title: String
  /// Details: description, class or keys.
  package let details: String

  package init(_ kind: Kind, id: String, title: String, details: String = "") {
    (self.kind, self.id, self.title, self.details) = (kind, id, title, details)
  }
}
