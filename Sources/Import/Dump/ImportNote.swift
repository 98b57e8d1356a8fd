/// Something in a dump that was not understood, or is not as it should be.
///
/// Nothing is dropped silently: a line that gave no node, or only part of one, gives a note.
package struct ImportNote: Hashable, Sendable {
  /// The line of the input, counted from 1.
  package let line: Int
  package let message: String
}
