import Figures
package import Foundation
import Hierarchy
import Interpreter
package import Scenarios
import Script
import Tunnel

/// Running the open script.
///
/// Typed text runs in the background: `pendingRun` is the next run; the executor delivers its
/// result with `adopt`. Until then the last run is shown.
extension Opened {
  /// The document while its script has not run yet, and the present run is still shown.
  func showing(_ document: ScriptDocument) -> Opened {
    var next = self
    (next.id, next.script) = (Identity(), OpenScript(new: document))
    (next.lesson, next.watched, next.file) = (nil, nil, nil)
    return next
  }

  /// Whether the open script runs only after Run is pressed, even when it is edited.
  package var isHeld: Bool { script?.isHeld ?? false }

  /// Whether the next run of the script is its first.
  package var isScriptNew: Bool { script?.isNew ?? false }

  /// The errors in the script's text.
  package var scriptErrors: [ScriptProblem] { script?.errors ?? [] }

  /// The statement selected by its line; nil after moving elsewhere.
  var chosenStatement: StepList.Statement? {
    get { script?.statement }
    set { script?.statement = newValue }
  }

  /// Whether the current text has not been executed.
  package var isRunDue: Bool { script?.isRunDue ?? false }

  /// The pending run of the current text; nil if it was executed, or is held.
  package var pendingRun: ScriptRun? {
    guard let script, script.isRunDue, !script.isHeld else { return nil }
    return ScriptRun(
      text: script.document.text, name: script.document.name, id: script.id, previous: run)
  }

  /// Adopts the result of a run.
  ///
  /// A script with errors shows them, and the last run without errors. Otherwise the position is
  /// kept, within the common start of both recordings.
  mutating func adopt(_ executed: ScriptRun.Executed) {
    script?.executedText = executed.script.text
    script?.errors = executed.errors
    guard shows(executed), let isNew = script?.isNew else { return }
    let (run, outcome) = (executed.run, executed.outcome)
    leaveOrReturn(before: outcome)
    let isFirst = isNew || recording.events.isEmpty
    let place = isFirst ? nil : place(in: outcome, of: executed.script.text)
    let before = recording
    (self.run, self.outcome) = (run, outcome)
    (branches, microscope, chosenStatement) = (Branches(), nil, nil)
    if isFirst { forgetChoices() } else { carryChoices(from: before) }
    script?.isNew = false
    let due = script?.due
    if isFirst || due?.isWhereabouts != true { script?.due = nil }
    switch due {
    case .end: player.seekToEnd(of: recording)
    case .whereabouts(let whereabouts) where isFirst:
      standAtStart()
      stand(at: whereabouts)
    case .playhead(let playhead) where !isFirst: player.seek(to: playhead, in: recording)
    default: stand(at: place)
    }
  }

  /// Whether a result of the open script is shown: of one with errors, only the first.
  func shows(_ executed: ScriptRun.Executed) -> Bool {
    script?.id == executed.script.id && (executed.errors.isEmpty || isScriptNew)
  }

  /// Holds the script, with an empty stage.
  mutating func hold() {
    guard let document else { return }
    script?.isHeld = true
    run = run.other(Scenario(script: "", named: document.name))
    outcome = run.execute()
    (selection, microscope) = (nil, nil)
    standAtStart()
  }

  /// Changes the script's text, and what to show after its run.
  ///
  /// Stops playback, which would be of another text.
  mutating func setScript(_ text: String, due: OpenScript.Due? = nil) {
    if due != nil || script?.due?.isWhereabouts != true { script?.due = due }
    player.pause()
    script?.document.text = text
  }

  private mutating func stand(at place: Place?) {
    guard let place else { return standAtStart() }
    if place.playhead != player.playhead { player.seek(to: place.playhead, in: recording) }
    chosenStatement = place.statement
  }

  /// In bytes; longer scripts are not tokenized on every update.
  private static let greatestReadAtOnce = 200_000

  /// Whether the script has errors that removing UI prefixes would fix.
  package var isForUIKit: Bool {
    guard let document, !scriptErrors.isEmpty, document.text.utf8.count <= Self.greatestReadAtOnce
    else { return false }
    return UIKitCode(document.text).text != document.text
  }

  /// Whether the open script is this file with unsaved changes.
  package func holdsChanges(ofFileAt url: URL) -> Bool {
    guard let document, document.isModified, let own = document.url else { return false }
    return own.resolvingSymlinksInPath().path == url.resolvingSymlinksInPath().path
  }

  /// Whether there is a script that runs without errors.
  package var isSandbox: Bool { script != nil && isShowingTheText && scriptErrors.isEmpty }

  /// The text of the script line executed last.
  package var executedLineText: String? {
    guard let line = executedLine, let text = document?.text else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    return String(lines[line - 1].drop { $0 == " " || $0 == "\t" })
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

/// Keeping the position while a script is edited.
extension Opened {
  /// A position common to two runs.
  struct Place {
    let playhead: Playhead
    /// The selected statement, if the other run has it.
    let statement: StepList.Statement?
  }

  /// The current position, within the common start of both recordings.
  ///
  /// A selected statement takes precedence: its effects may differ.
  func place(in next: RunOutcome, of text: String) -> Place {
    let common = CommonStart(of: recording, and: next.recording, before: player.eventCount)
    if let (statement, events) = chosenStatement(in: next, of: text),
      events.lowerBound <= common.newCount
    {
      let count = min(events.upperBound, common.newCount)
      return Place(playhead: playhead(after: count, in: next), statement: statement)
    }
    var playhead = playhead(after: common.newCount, in: next)
    if common.oldCount == player.eventCount {
      // Between two events, at the same instant.
      let end = max(next.recording.end, .zero)
      playhead = Playhead(instant: min(player.instant, end), eventCount: common.newCount)
    }
    return Place(playhead: playhead, statement: nil)
  }

  private func playhead(after count: Int, in next: RunOutcome) -> Playhead {
    let instant = count > 0 ? next.recording.events[count - 1].instant : .zero
    return Playhead(instant: instant, eventCount: count)
  }

  /// The selected statement in another text: the same execution of its line, with the event counts
  /// before and after it.
  private func chosenStatement(
    in next: RunOutcome, of text: String
  ) -> (StepList.Statement, events: ClosedRange<Int>)? {
    guard let chosenStatement, let script = next.script, let new = script.steps,
      let old = outcome.script?.steps, let source = run.scenario.script?.source,
      let line = Self.line(
        old[chosenStatement.lowerBound].line, of: Array(source.bytes), in: Array(text.utf8)),
      let found = new.statement(
        ofLine: line, ordinal: old.ordinal(ofStep: chosenStatement.lowerBound))
    else { return nil }
    let first = new[found.lowerBound].eventCount
    return (found, first...new.eventCount(afterStep: found.upperBound, total: script.eventCount))
  }

  /// A line's number after an edit: lines before and after the edit move as a whole.
  static func line(_ line: Int, of old: [UInt8], in new: [UInt8]) -> Int? {
    func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
      text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    let (before, after) = (lines(old), lines(new))
    let head = zip(before, after).prefix { $0 == $1 }.count
    if line <= head || before.count == after.count { return line }
    let tail = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    return line > before.count - tail ? line + after.count - before.count : nil
  }
}

/// A script that becomes empty.
extension Opened {
  /// Saves the position when the next run is empty; restores it before one that is not.
  mutating func leaveOrReturn(before next: RunOutcome) {
    switch (recording.isEmpty, next.recording.isEmpty) {
    case (false, true):
      guard !isScriptNew else { return }
      let position = ClearedScriptPosition(
        run: run, outcome: outcome, player: player, statement: chosenStatement,
        selection: selection, browsing: browsing)
      script?.cleared = position
    case (true, false):
      guard let left = script?.cleared else { return }
      (run, outcome, player) = (left.run, left.outcome, left.player)
      (chosenStatement, selection, browsing) = (left.statement, left.selection, left.browsing)
      script?.cleared = nil
    default: break
    }
  }
}
