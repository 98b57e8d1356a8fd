/// An option of a menu or a list.
package struct Choice: Hashable, Sendable {
  /// Its short name on the command line.
  package let slug: String
  package let title: String
  /// A one-sentence description; may be empty.
  package let summary: String
  /// The title of its submenu, if any.
  package var menu: String?
}
