import Hierarchy
import Interpreter
import Scenarios
import Script
import Tunnel

/// The script that is open, as something that runs.
///
/// Typed text runs in the background: `runToCome` is the next run; the executor delivers its result
/// with `adopt`. Until then the last run is shown.
extension Session {
  /// Whether the text as it is now was not executed yet.
  package var isRunDue: Bool {
    guard let document else { return false }
    return executedText.map { !$0.hasSameBytes(as: document.text) } ?? true
  }

  /// The run of the text as it is now; nil when that has been executed already, or waits.
  package var runToCome: ScriptRun? {
    guard isRunDue, !isHeld, let document else { return nil }
    return ScriptRun(
      text: document.text, name: document.name, scriptCount: scriptCount,
      geocoder: worlds.geocoder)
  }

  /// Takes over what came of a run of the script.
  ///
  /// A script with errors shows them, and the last run that had none. Otherwise one stays at the
  /// place where one was, as far as both recordings are the same. What came of a script that is not
  /// open any more is let go.
  package mutating func adopt(_ executed: ScriptRun.Executed) {
    guard document != nil, executed.script.scriptCount == scriptCount else { return }
    let (run, outcome) = (executed.run, executed.outcome)
    executedText = executed.script.text
    scriptErrors = outcome.script?.errors ?? []
    guard scriptErrors.isEmpty || isScriptNew else { return }
    giveBack()
    leaveOrReturn(before: outcome)
    let isFirst = isScriptNew || recording.events.isEmpty
    let place = isFirst ? nil : place(in: outcome, of: executed.script.text)
    if !isScriptNew { rerunCount += 1 }
    let before = recording
    (self.run, self.outcome) = (run, outcome)
    (past, future, chosenStatement) = ([], [], nil)
    if isFirst { forgetChoices() } else { carryChoices(from: before) }
    (branches, branch) = ([], 0)
    isScriptNew = false
    if isFollowingEnd {
      isFollowingEnd = false
      return player.seekToEnd(of: recording)
    }
    guard let place else {
      standAtStart()
      if let awaited { stand(at: awaited) }
      awaited = nil
      return
    }
    if let placeToCome {
      self.placeToCome = nil
      return player.seek(to: placeToCome, in: recording)
    }
    if place.playhead != player.playhead { player.seek(to: place.playhead, in: recording) }
    chosenStatement = place.statement
  }

  /// The line that was being executed at the place where the player stands, or that one chose.
  package var executedLine: Int? {
    guard isShowingTheText else { return nil }
    if let chosenStatement { return outcome.script?.steps?[chosenStatement.lowerBound].line }
    guard let script = outcome.script, player.eventCount > 0,
      player.eventCount <= script.eventCount
    else { return nil }
    return script.steps?.line(ofEvent: player.eventCount - 1)
  }

  /// Whether one stands where nothing of the script was executed yet.
  package var isBeforeScript: Bool {
    isShowingTheText && chosenStatement == nil && player.eventCount == 0
  }

  /// The variables of the script at the place where the player stands, or after the statement that
  /// one chose.
  package var variables: [ScriptVariable] {
    guard isShowingTheText, let steps = outcome.script?.steps else { return [] }
    if let chosenStatement {
      return Self.variables(
        steps.values(beforeStep: chosenStatement.upperBound + 1),
        after: steps.values(beforeStep: chosenStatement.lowerBound))
    }
    guard player.eventCount > 0 else { return [] }
    let last = min(player.eventCount, outcome.script?.eventCount ?? 0) - 1
    guard last >= 0 else { return [] }
    let before = recording.events[..<last].lastIndex(where: \.isInDefaultTrace)
    return Self.variables(
      steps.values(atEvent: last), after: before.map { steps.values(atEvent: $0) } ?? [])
  }

  private static func variables(
    _ values: [StepList.Value], after earlier: [StepList.Value]
  ) -> [ScriptVariable] {
    let before = Dictionary(
      earlier.map { ($0.variable, $0.text) }, uniquingKeysWith: { $1 })
    return values.map { variable, text in
      ScriptVariable(name: variable.name, value: text, hasChanged: before[variable] != text)
    }
  }

  /// All that is wrong with the script as it was typed last, and what ended its run early.
  package var scriptMistakes: [ScriptMistake] {
    let stop = isShowingTheText ? outcome.script?.stop : nil
    return scriptErrors.map(ScriptMistake.init)
      + (stop.map { [ScriptMistake(stop: $0, in: document?.text ?? "")] } ?? [])
  }

  /// Goes to the place where a line had just been executed for the first time.
  ///
  /// A line during which nothing happened stands for itself, at the last event before it. Nothing
  /// happens for lines that were not executed.
  package mutating func go(toLine line: Int) {
    guard isShowingTheText, let script = outcome.script, let steps = script.steps,
      let statement = steps.statement(ofLine: line, total: script.eventCount)
    else { return }
    let count = steps.eventCount(afterStep: statement.upperBound, total: script.eventCount)
    if count > 0 { player.seek(toEvent: count - 1, in: recording) } else { player.seekToStart() }
    chosenStatement = statement
  }

  /// Whether the run that is shown is the run of the text as it is.
  package var isShowingTheText: Bool {
    guard let document, let script = run.scenario.script else { return false }
    let (bytes, text) = (script.source.bytes, document.text.utf8)
    return bytes.count == text.count && bytes.elementsEqual(text)
  }
}

/// The run of a script that is due; anybody may execute it, anywhere.
package struct ScriptRun: Sendable {
  let text: String
  let name: String
  /// Which script it is.
  let scriptCount: Int
  let geocoder: any ReverseGeocoding

  /// Reads and executes it to its end, or to one of the bounds of a run.
  package func execute() -> Executed {
    let run = Run(Scenario(script: text, named: name), geocoder: geocoder)
    return Executed(script: self, run: run, outcome: run.execute())
  }

  /// What came of it.
  package struct Executed: Sendable {
    let script: ScriptRun
    let run: Run
    let outcome: RunOutcome
  }
}

/// A variable of a script at an instant.
package struct ScriptVariable: Hashable, Sendable {
  package let name: String
  /// As `print` would show it, shortened.
  package let value: String
  /// Whether the last step gave it this value: from the line before in the trace, or the statement
  /// that one chose.
  package let hasChanged: Bool
}
