/// A change that breaks a script, and what is said about it then.
package struct BreakIt: Hashable, Sendable {
  package let line: Int
  /// What is done, in a few words.
  package let title: String
  /// The script that is broken; nil for the first.
  package let program: String?
  package let edits: [Edit]
  /// The ids of the diagnostics that follow, each once, in order; empty for none.
  ///
  /// The word `stop` among them says that the run ends early.
  package let expected: [String]
  package let claims: [Claim]
  package let reason: String

  static let stop = "stop"

  var expectsStop: Bool { expected.contains(Self.stop) }

  /// A line of the script, and what comes in its place.
  package struct Edit: Hashable, Sendable {
    package let line: Int
    package let old: String
    /// May have several lines; empty where the line is left out.
    package let new: String
  }
}
