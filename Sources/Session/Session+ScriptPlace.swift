import Figures
import Hierarchy
import Interpreter
import Scenarios
import Script

/// Keeping the position while a script is edited.
extension Session {
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
