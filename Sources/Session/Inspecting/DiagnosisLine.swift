import Hierarchy
import Interpreter
import Scenarios
import Support

/// A diagnosis as it stands in a list of all there are in a run.
package struct DiagnosisLine: Hashable, Sendable {
  /// The place of the event that tells it.
  package let event: Int
  package let id: String
  /// "Exception", "Warning" or "Lint".
  package let kind: String
  package let message: String
  /// The responsible line of the script, from 1; nil without a script.
  package let line: Int?
  /// Whether it has happened at the place that is shown.
  package let hasHappened: Bool
}

extension Session {
  /// What is wrong in the run, in the order it is found, not more than `Inspection.greatestCount`; what a
  /// question of a lesson is about is left out.
  ///
  /// - Complexity: O(*events*) where there are diagnoses at all.
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
