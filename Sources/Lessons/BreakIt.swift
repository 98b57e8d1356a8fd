/// A change that breaks a script, and the expected diagnostics.
package struct BreakIt: Hashable, Sendable {
  package let line: Int
  /// A short description of the change.
  package let title: String
  /// The script to change; nil for the first.
  package let program: String?
  package let edits: [Edit]
  /// The ids of the expected diagnostics, each once, in order; empty for none.
  ///
  /// `stop` among them means that the run ends early.
  package let expected: [String]
  package let claims: [Claim]
  package let reason: String

  static let stop = "stop"

  var expectsStop: Bool { expected.contains(Self.stop) }

  /// A line of the script and its replacement.
  package struct Edit: Hashable, Sendable {
    package let line: Int
    package let old: String
    /// May have several lines; empty to delete the line.
    package let new: String
  }
}
