internal import Translation

/// Something about a program's widgets that makes them hard to use without eyes or mouse.
package struct CheckupFinding: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// One can act on it, and it has no name.
    case unnamed
    /// It lies wholly outside what holds it.
    case outside
    /// It takes the focus and cannot be seen.
    case hiddenFocus = "hidden-focus"
    /// It is called as one beside it that is the same kind of thing.
    case duplicate
    /// It lies very deep.
    case deep

    /// What people read instead of the word that scripts do.
    package var title: String {
      switch self {
      case .unnamed: localized("No Name")
      case .outside: localized("Outside")
      case .hiddenFocus: localized("Hidden Focus")
      case .duplicate: localized("Same Name")
      case .deep: localized("Very Deep")
      }
    }
  }

  package let kind: Kind
  /// The place of the widget in the tree.
  package let place: Int
  /// What is wrong, and what to do.
  package let message: String

  /// As a line of a report.
  package var line: String { "\(kind.rawValue): \(message)" }
}
