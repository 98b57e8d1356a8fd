/// Checks code tentatively, and scores the choices made in it, for overload resolution.
final class Trials {
  /// The score of the choices made so far.
  var score = Score()
  private let flow: FlowChecker
  private let diagnostics: Diagnostics
  private var count = 0
  /// The nesting depth of the statement being checked.
  private var statementDepth = 0

  /// The number of trials in a statement, as nested calls would be checked exponentially often.
  private static let limit = 1000

  init(_ flow: FlowChecker, _ diagnostics: Diagnostics) {
    (self.flow, self.diagnostics) = (flow, diagnostics)
  }

  /// Runs a check and returns its errors instead of reporting them.
  ///
  /// A check with errors changes neither the flow nor the score.
  func attempt<Result>(_ check: () -> Result) -> (result: Result, errors: [ScriptError]) {
    let (before, score) = (flow.state, score)
    let attempt = diagnostics.withhold(check)
    if !attempt.errors.isEmpty { (flow.state, self.score) = (before, score) }
    return attempt
  }

  /// Whether another trial is allowed.
  var remain: Bool { count < Self.limit }

  /// Counts a trial.
  func spend() { count += 1 }

  /// Checks a statement; the trials in an outermost one are counted from zero.
  func inStatement<Result>(_ check: () -> Result) -> Result {
    if statementDepth == 0 { count = 0 }
    statementDepth += 1
    defer { statementDepth -= 1 }
    return check()
  }
}
