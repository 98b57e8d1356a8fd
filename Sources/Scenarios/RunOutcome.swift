package import Hierarchy
package import Interpreter
package import Script

/// The result of a run.
package struct RunOutcome: Sendable {
  /// The recording; empty if the script has errors.
  package let recording: Recording
  /// The event count before each gesture.
  package let gestureStarts: [Int]
  /// The surroundings of the container at the end; nil for a script without actions.
  package let surroundings: Surroundings?
  /// The script's result, if the run has one.
  package let script: ScriptOutcome?
}

/// The result of a run's script: its statements, or its errors.
package struct ScriptOutcome: Sendable {
  /// All errors, in source order; if there are any, nothing ran.
  package let errors: [ScriptProblem]
  /// The executed statements, in order.
  package let steps: StepList?
  /// The reason and line of an early stop, if there was one.
  package let stop: ScriptProblem?
  /// The number of events of the script itself; later ones are due to gestures.
  package let eventCount: Int
}

/// A problem in a script, as shown to users.
package struct ScriptProblem: Hashable, Sendable {
  /// The range in UTF-8 offsets.
  package let range: SourceRange
  /// The position of its start, from 1.
  package let position: SourcePosition
  package let message: String

  package init(_ range: SourceRange, in source: SourceText, _ message: String) {
    self.range = range
    position = source.position(of: range.start)
    self.message = message
  }

  /// A problem of a whole line.
  package init(line: Int, in source: SourceText, _ message: String) {
    range = source.range(ofLine: line)
    position = SourcePosition(line: line, column: 1)
    self.message = message
  }
}
