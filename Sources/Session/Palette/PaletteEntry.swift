import Support

/// One line of the command palette: something to do, to open or to go to, found by its words.
package struct PaletteEntry: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// Something the window does.
    case action
    /// Something a person does to the system that runs.
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
  /// What the program calls it.
  package let id: String
  package let title: String
  /// More about it: what it does, its class, its keys.
  package let details: String

  package init(_ kind: Kind, id: String, title: String, details: String = "") {
    (self.kind, self.id, self.title, self.details) = (kind, id, title, details)
  }
}
