import Scenarios
import Script
import Support

/// An error in a script.
package struct ScriptMistake: Hashable, Sendable {
  /// UTF-8 offsets in the text.
  package let range: Range<Int>
  /// From 1.
  package let line: Int
  /// In characters, from 1.
  package let column: Int
  package let message: String

  /// An error in the text.
  init(_ problem: ScriptProblem) {
    range = problem.range.start..<max(problem.range.start, problem.range.end)
    (line, column) = (problem.position.line, problem.position.column)
    message = problem.message
  }

  /// The runtime error that ended a run, on its line from the first word to the last.
  init(stop: ScriptProblem, in text: String) {
    let indent = text.utf8.dropFirst(stop.range.start).prefix { $0 == 0x20 || $0 == 0x09 }.count
    let start = min(stop.range.start + indent, stop.range.end)
    range = start..<stop.range.end
    (line, column) = (stop.position.line, stop.position.column + start - stop.range.start)
    message = localized("The run ended here: \(stop.message)")
  }
}
