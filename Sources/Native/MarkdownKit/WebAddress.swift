/// The address of a link, and whether it may be opened.
///
/// Lessons are passed on, and what a link opens is up to the desktop: `file:` opens files, and any
/// program may have taken a scheme of its own. So only `https:` leads anywhere.
package struct WebAddress: Hashable, Sendable {
  /// As it is written.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Whether it is of the web, by `https:`, and short enough to be read before it is opened.
  package var isOpened: Bool {
    guard text.utf8.count <= Self.mostBytes, text.lowercased().hasPrefix(Self.beginning) else {
      return false
    }
    let host = text.dropFirst(Self.beginning.count).prefix { !"/?#".contains($0) }
    return !host.isEmpty && text.unicodeScalars.allSatisfy(Self.isReadable)
  }

  private static let beginning = "https://"
  /// What a dialog has room for.
  private static let mostBytes = 1_000

  /// Addresses are ASCII without blanks; letters of other scripts may stand in them as they are.
  private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      false
    default: scalar != "\\"
    }
  }
}
