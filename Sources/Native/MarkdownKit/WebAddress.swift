/// A link's address, and whether it may be opened.
///
/// Lessons are shared, and the desktop decides what a link opens: `file:` opens files, and any
/// program may register a scheme. So only `https:` links are opened.
package struct WebAddress: Hashable, Sendable {
  /// The address as written.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Whether it is an `https:` address, short enough to be read before it is opened.
  package var isOpened: Bool {
    guard text.utf8.count <= Self.mostBytes, text.lowercased().hasPrefix(Self.beginning) else {
      return false
    }
    let host = text.dropFirst(Self.beginning.count).prefix { !"/?#".contains($0) }
    return !host.isEmpty && text.unicodeScalars.allSatisfy(Self.isReadable)
  }

  private static let beginning = "https://"
  /// The most bytes that fit a dialog.
  private static let mostBytes = 1_000

  /// Whether a character may appear: addresses have no spaces, but may have letters of other
  /// scripts.
  private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      false
    default: scalar != "\\"
    }
  }
}
