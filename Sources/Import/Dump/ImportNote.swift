/// Something in a dump that was not understood or is malformed.
///
/// Nothing is dropped silently: a line that yields no node, or only part of one, yields a note.
package struct ImportNote: Hashable, Sendable {
  /// The line of the input, from 1.
  package let line: Int
  /// The last line of the range; the same for a single line.
  package let lastLine: Int
  package let message: String

  init(line: Int, lastLine: Int? = nil, message: String) {
    (self.line, self.lastLine, self.message) = (line, max(lastLine ?? line, line), message)
  }
}
