import Support

/// The limits of a script in the editor.
///
/// An editor lays out each line as a whole, in time quadratic in its length.
package enum ScriptBound: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLarge(bytes: Int)
  /// A line, from 1, is longer than allowed.
  case lineTooLong(line: Int, bytes: Int)

  /// The most bytes a script may have.
  package static let greatestSize = 5_000_000
  /// The most bytes a line of a script may have.
  package static let longestLine = 100_000

  /// The limit that a text exceeds, if any.
  ///
  /// - Complexity: proportional to the text.
  package init?(brokenBy text: String) {
    guard text.utf8.count <= Self.greatestSize else {
      self = .tooLarge(bytes: text.utf8.count)
      return
    }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let long = lines.firstIndex(where: { $0.count > Self.longestLine }) else { return nil }
    self = .lineTooLong(line: long + 1, bytes: lines[long].count)
  }

  /// The exceeded limit, and a remedy.
  package var description: String {
    switch self {
    case .tooLarge(let bytes):
      localized("The script has \(bytes) bytes; the limit is \(Self.greatestSize). Split it.")
    case .lineTooLong(let line, let bytes):
      localized(
        "Line \(line) has \(bytes) bytes; the limit is \(Self.longestLine). Break it."
      )
    }
  }
}
