/// Something in a dump that was not understood, or is not as it should be.
///
/// Nothing is dropped silently: a line that gave no node, or only part of one, gives a note.
package struct ImportNote: Hashable, Sendable {
  /// The line of the input, counted from 1.
  package let line: Int
  /// The last line that it is about, the same where it is about one.
  package let lastLine: Int
  package let message: String

  init(line: Int, lastLine: Int? = nil, message: String) {
    (self.line, self.lastLine, self.message) = (line, max(lastLine ?? line, line), message)
  }
}
