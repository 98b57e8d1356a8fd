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
  }

  package let kind: Kind
  /// The place of the widget in the tree.
  package let place: Int
  /// What is wrong, and what to do.
  package let message: String
}
