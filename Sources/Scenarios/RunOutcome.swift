package import Hierarchy
package import Interpreter
package import Script

/// What came of a run.
package struct RunOutcome: Sendable {
  /// What happened; empty when the script has errors.
  package let recording: Recording
  /// How many events had happened before each gesture.
  package let gestureStarts: [Int]
  /// The surroundings of the container at the end; nil for a script without actions.
  package let surroundings: Surroundings?
  /// What there is to say beyond the recording when a script ran, or was to run.
  package let script: ScriptOutcome?
}

/// What came of the script of a run: its statements, or what is wrong with it.
package struct ScriptOutcome: Sendable {
  /// All that is wrong with the text, in its order; then nothing ran.
  package let errors: [ScriptProblem]
  /// The statements in the order they were executed.
  package let steps: StepList?
  /// Why the run ended before the end of the script, and where, if it did.
  package let stop: ScriptProblem?
  /// How many events the script itself made; what follows was done by hand.
  package let eventCount: Int
}

/// Something that is wrong with a script, for people.
package struct ScriptProblem: Hashable, Sendable {
  /// The piece of the text, in UTF-8 offsets.
  package let range: SourceRange
  /// Where it starts, both from 1.
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
