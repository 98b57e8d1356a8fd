import Support

/// What keeps a text from being a script that can be shown and written in.
///
/// An editor lays a line out as a whole, which takes the longer, by the square, the longer the line is.
package enum ScriptBound: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLarge(bytes: Int)
  /// A line, from 1, is longer than allowed.
  case lineTooLong(line: Int, bytes: Int)

  /// The most bytes a script may have.
  package static let greatestSize = 5_000_000
  /// The most bytes a line of a script may have.
  package static let longestLine = 100_000

  /// The bound that a text does not keep, if there is one.
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

  /// What is too much, and what to do.
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
