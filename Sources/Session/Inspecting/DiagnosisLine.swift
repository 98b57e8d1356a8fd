import Hierarchy
import Interpreter
import Scenarios
import Support

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

extension Session {
  /// The issues of the run, in order, at most `Inspection.greatestCount`; without those that answer
  /// an open question of a lesson.
  ///
  /// - Complexity: O(*events*) if there are diagnostics.
  package var diagnoses: [DiagnosisLine] {
    guard !recording.diagnostics.isEmpty else { return [] }
    let count = recording.events.count
    let end = isAskingWhatComes ? min(player.eventCount, count) : count
    return (0..<end).lazy.compactMap(diagnosis).prefix(Inspection.greatestCount).map(\.self)
  }

  private func diagnosis(at place: Int) -> DiagnosisLine? {
    guard case .diagnostic(let index) = recording.events[place].kind else { return nil }
    let diagnostic = recording.diagnostics[Int(index)]
    return DiagnosisLine(
      event: place, id: diagnostic.id, kind: diagnostic.kind.word, message: diagnostic.shownMessage,
      line: diagnostic.line, hasHappened: place < player.eventCount)
  }
}
