/// A diagnostic as a row of the list of issues.
package struct DiagnosisLine: Hashable, Sendable {
  /// The index of the event that reports it.
  package let event: Int
  package let id: String
  /// "Exception", "Warning" or "Lint".
  package let kind: String
  package let message: String
  /// The responsible line of the script, from 1; nil without a script.
  package let line: Int?
  /// Whether it is before the playhead.
  package let hasHappened: Bool
}
