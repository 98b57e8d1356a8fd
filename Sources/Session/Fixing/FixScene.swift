import Hierarchy
import Interpreter
import Scenarios

/// A diagnostic, with the script lines that led to it.
///
/// A fix is offered if the calls are on separate lines, so that the edit is unambiguous. Otherwise
/// users read the correct order and edit by hand.
struct FixScene {
  let diagnostic: Diagnostic
  /// The event that reports it.
  let place: Int
  let recording: Recording
  private let steps: StepList
  private let scriptEventCount: Int
  let lines: [String]

  init?(_ diagnostic: Diagnostic, at place: Int, of opened: Opened) {
    guard let script = opened.outcome.script, let steps = script.steps,
      let text = opened.document?.text
    else { return nil }
    self.diagnostic = diagnostic
    self.place = place
    self.steps = steps
    recording = opened.recording
    scriptEventCount = script.eventCount
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The fix; nil if there is none.
  var fix: ScriptFix? {
    switch diagnostic.id {
    case "D01": return adoptedOrphan
    case "D05": return finishedAddition
    case "D06": return announcedRemoval
    case "D07", "D08", "U2": return droppedCall
    case "D11": return removedGhost
    case "D12": return laterDidMove
    case "H1": return rightPlace
    case "H2": return peacefulMove
    case "U1": return balancedEnd
    default: return nil
    }
  }

  /// The line of an event, if it is a single call.
  func line(ofEvent event: Int) -> CodeLine? {
    guard event < scriptEventCount, let number = steps.line(ofEvent: event) else { return nil }
    return CodeLine(number, of: lines)
  }

  /// The line of the last call that led here and calls one of the methods.
  func callLine(_ methods: String...) -> CodeLine? {
    diagnostic.calls.reversed().lazy.compactMap { line(ofEvent: Int($0)) }
      .first { methods.contains($0.method) }
  }

  /// The line of the last matching event in a range, if it is a single call.
  func line(
    in range: Range<Int>, where fits: (Event, CodeLine) -> Bool
  ) -> CodeLine? {
    for event in range.reversed() {
      if let line = line(ofEvent: event), fits(recording.events[event], line) { return line }
    }
    return nil
  }
}

extension ScriptFix {
  /// A fix for a diagnostic; nil if there is none.
  init?(of diagnostic: Diagnostic, at place: Int, in opened: Opened) {
    guard opened.isSandbox, opened.lesson == nil, opened.run.gestures.isEmpty,
      let scene = FixScene(diagnostic, at: place, of: opened), let fix = scene.fix
    else { return nil }
    self = fix
  }
}
