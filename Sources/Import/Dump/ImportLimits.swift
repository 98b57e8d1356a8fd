/// How much is read before a dump is refused.
package struct ImportLimits: Sendable {
  /// Bytes of the input.
  package var bytes = 200_000_000
  /// Lines of the input.
  package var lines = 2_000_000
  /// Levels of nested brackets or elements.
  package var depth = 200_000
  /// Notes that are kept; the last one then tells how many more there were.
  package var notes = 10_000

  package init() {}
}

/// How far reading has come, and the chance to end it.
package struct ImportProgress: Sendable {
  /// Lines read.
  package let line: Int
  /// Lines there are.
  package let count: Int
}
