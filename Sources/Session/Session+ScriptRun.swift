import Hierarchy
import Interpreter
import Scenarios
import Script
import Tunnel

/// Running the open script.
///
/// Typed text runs in the background: `pendingRun` is the next run; the executor delivers its
/// result with `adopt`. Until then the last run is shown.
extension Session {
  /// Whether the current text has not been executed.
  package var isRunDue: Bool {
    guard let document else { return false }
    return executedText.map { !$0.hasSameBytes(as: document.text) } ?? true
  }

  /// The pending run of the current text; nil if it was executed, or is held.
  package var pendingRun: ScriptRun? {
    guard isRunDue, !isHeld, let document else { return nil }
    return ScriptRun(
      text: document.text, name: document.name, scriptCount: scriptCount,
      geocoder: worlds.geocoder)
  }

  /// Adopts the result of a run.
  ///
  /// A script with errors shows them, and the last run without errors. Otherwise the position is
  /// kept, within the common start of both recordings. Ignores results of a script that is no
  /// longer open.
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

  /// The line executed at the playhead, or the selected one.
  package var executedLine: Int? {
    guard isShowingTheText else { return nil }
    if let chosenStatement { return outcome.script?.steps?[chosenStatement.lowerBound].line }
    guard let script = outcome.script, player.eventCount > 0,
      player.eventCount <= script.eventCount
    else { return nil }
    return script.steps?.line(ofEvent: player.eventCount - 1)
  }

  /// Whether the playhead is before the script's first line.
  package var isBeforeScript: Bool {
    isShowingTheText && chosenStatement == nil && player.eventCount == 0
  }

  /// The variables at the playhead, or after the selected statement.
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

  /// The errors in the current text, and the one that ended its run.
  package var scriptMistakes: [ScriptMistake] {
    let stop = isShowingTheText ? outcome.script?.stop : nil
    return scriptErrors.map(ScriptMistake.init)
      + (stop.map { [ScriptMistake(stop: $0, in: document?.text ?? "")] } ?? [])
  }

  /// Seeks to just after the first execution of a line.
  ///
  /// A line without events is selected at the last event before it. Does nothing for a line that
  /// was not executed.
  package mutating func go(toLine line: Int) {
    guard isShowingTheText, let script = outcome.script, let steps = script.steps,
      let statement = steps.statement(ofLine: line, total: script.eventCount)
    else { return }
    let count = steps.eventCount(afterStep: statement.upperBound, total: script.eventCount)
    if count > 0 { player.seek(toEvent: count - 1, in: recording) } else { player.seekToStart() }
    chosenStatement = statement
  }

  /// Whether the current run is of the current text.
  package var isShowingTheText: Bool {
    guard let document, let script = run.scenario.script else { return false }
    let (bytes, text) = (script.source.bytes, document.text.utf8)
    return bytes.count == text.count && bytes.elementsEqual(text)
  }
}

/// A pending run of a script; executable on any thread.
package struct ScriptRun: Sendable {
  let text: String
  let name: String
  /// The script's number.
  let scriptCount: Int
  let geocoder: any ReverseGeocoding

  /// Parses the script and executes it to its end, or to a limit.
  package func execute() -> Executed {
    let run = Run(Scenario(script: text, named: name), geocoder: geocoder)
    return Executed(script: self, run: run, outcome: run.execute())
  }

  /// The result.
  package struct Executed: Sendable {
    let script: ScriptRun
    let run: Run
    let outcome: RunOutcome
  }
}

/// A script variable at an instant.
package struct ScriptVariable: Hashable, Sendable {
  package let name: String
  /// The value as printed, shortened.
  package let value: String
  /// Whether the last step changed the value: since the previous trace line, or in the selected
  /// statement.
  package let hasChanged: Bool
}
