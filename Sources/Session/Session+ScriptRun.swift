import Hierarchy
import Interpreter
import Scenarios
import Script

/// The script that is open, as something that runs.
///
/// What is typed is executed beside the window, never in it: `runToCome` is the run that is due,
/// whoever executes it hands in what came of it with `adopt`. Until then the last run is shown.
extension Session {
  /// The run of the text as it is now, or nil when that has been executed already.
  package var runToCome: ScriptRun? {
    guard let document, document.text != executedText else { return nil }
    return ScriptRun(
      text: document.text,
      run: Run(
        Scenario(script: document.text, named: document.name), geocoder: worlds.geocoder))
  }

  /// Takes over what came of a run of the script.
  ///
  /// A script with errors shows them, and the last run that had none. Otherwise one stays at the
  /// place where one was, as far as both recordings are the same.
  package mutating func adopt(_ executed: ScriptRun.Executed) {
    guard document != nil else { return }
    let (run, outcome) = (executed.script.run, executed.outcome)
    executedText = executed.script.text
    scriptErrors = outcome.script?.errors ?? []
    guard scriptErrors.isEmpty || isScriptNew else { return }
    endDrag(cancelled: true)
    let (common, old) = (self.outcome.recording.commonEvents(with: outcome.recording), player)
    let isFirst = isScriptNew || recording.events.isEmpty
    (self.run, self.outcome) = (run, outcome)
    (past, future, selection, chosenLine) = ([], [], nil, nil)
    isScriptNew = false
    if isFirst {
      standAtStart()
    } else if old.eventCount > common {
      player.seek(toEvent: common - 1, in: outcome.recording)
    }
  }

  /// The line that was being executed at the place where the player stands, or that one chose.
  package var executedLine: Int? {
    guard isShowingTheText else { return nil }
    if let chosenLine { return chosenLine }
    guard let script = outcome.script, player.eventCount > 0,
      player.eventCount <= script.eventCount
    else { return nil }
    return script.steps?.line(ofEvent: player.eventCount - 1)
  }

  /// The variables of the script at the place where the player stands.
  package var variables: [ScriptVariable] {
    guard isShowingTheText, let steps = outcome.script?.steps, player.eventCount > 0 else {
      return []
    }
    let last = min(player.eventCount, outcome.script?.eventCount ?? 0) - 1
    let before = Dictionary(
      steps.values(atEvent: last - 1).map { ($0.variable, $0.text) }, uniquingKeysWith: { $1 })
    return steps.values(atEvent: last).map { variable, text in
      ScriptVariable(
        name: variable.name, value: text, hasChanged: last > 0 && before[variable] != text)
    }
  }

  /// Why the run ended before the end of the script, with the line.
  package var scriptStop: String? {
    guard isShowingTheText, let stop = outcome.script?.stop else { return nil }
    return "Ended at line \(stop.position.line): \(stop.message)"
  }

  /// All that is wrong with the script as it was typed last.
  package var scriptMistakes: [ScriptMistake] {
    scriptErrors.map { problem in
      ScriptMistake(
        range: problem.range.start..<max(problem.range.start, problem.range.end),
        line: problem.position.line, column: problem.position.column, message: problem.message)
    }
  }

  /// Goes to the place where a line had just been executed for the first time.
  ///
  /// Nothing happens for lines that were not executed.
  package mutating func go(toLine line: Int) {
    guard isShowingTheText, let script = outcome.script, let steps = script.steps else { return }
    if let events = steps.events(ofLine: line, total: script.eventCount).first {
      player.seek(toEvent: events.upperBound - 1, in: recording)
    } else if let step = (0..<steps.count).first(where: { steps[$0].line == line }) {
      let count = steps[step].eventCount
      if count > 0 { player.seek(toEvent: count - 1, in: recording) } else { player.seekToStart() }
    } else {
      return
    }
    chosenLine = line
  }

  /// Whether the run that is shown is the run of the text as it is.
  private var isShowingTheText: Bool {
    guard let document, let script = run.scenario.script else { return false }
    return script.source.bytes.elementsEqual(document.text.utf8)
  }
}

/// The run of a script that is due; anybody may execute it, anywhere.
package struct ScriptRun: Sendable {
  let text: String
  let run: Run

  /// Executes it to its end, or to one of the bounds of a run.
  package func execute() -> Executed { Executed(script: self, outcome: run.execute()) }

  /// What came of it.
  package struct Executed: Sendable {
    let script: ScriptRun
    let outcome: RunOutcome
  }
}

/// Something that is wrong with a script.
package struct ScriptMistake: Hashable, Sendable {
  /// UTF-8 offsets in the text.
  package let range: Range<Int>
  /// From 1.
  package let line: Int
  /// In characters, from 1.
  package let column: Int
  package let message: String
}

/// A variable of a script at an instant.
package struct ScriptVariable: Hashable, Sendable {
  package let name: String
  /// As `print` would show it, shortened.
  package let value: String
  /// Whether the last event's line gave it this value.
  package let hasChanged: Bool
}

extension Recording {
  /// How many events at the start are the same in another recording.
  fileprivate func commonEvents(with other: Recording) -> Int {
    let count = min(events.count, other.events.count)
    return (0..<count).first { events[$0] != other.events[$0] } ?? count
  }
}
