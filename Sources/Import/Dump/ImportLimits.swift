/// The limits of an import.
package struct ImportLimits: Sendable {
  /// The size of the input in bytes.
  package var bytes = 200_000_000
  /// The number of lines.
  package var lines = 2_000_000
  /// The depth of nested brackets or elements.
  package var depth = 200_000
  /// The number of notes; the last one counts those left out.
  package var notes = 10_000

  package init() {}
}

/// The progress of an import, which can be canceled.
package struct ImportProgress: Sendable {
  /// The number of lines read.
  package let line: Int
  /// The total number of lines.
  package let count: Int
}
