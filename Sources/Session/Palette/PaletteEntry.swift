/// One line of the command palette: something to do, to open or to go to, found by its words.
package struct PaletteEntry: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// Something the window does.
    case action = "Action"
    /// Something a person does to the system that runs.
    case verb = "Here"
    case system = "System"
    case lesson = "Lesson"
    case script = "Script"
    /// A transition of the run.
    case transition = "Transition"
    /// A controller or view of the tree.
    case node = "Node"
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
