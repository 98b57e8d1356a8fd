import Hierarchy
import Interpreter
import Scenarios

/// Fixing a script: applies a diagnostic's remedy automatically.
///
/// A fix is offered if the calls that led to a diagnostic are on separate lines, so that the edit
/// is unambiguous. Otherwise users read the correct order and edit by hand.
extension Session {
  /// Applies a fix to the open script, which then needs to run again; undo reverts the fix.
  package mutating func apply(_ fix: ScriptFix) {
    guard let text = document?.text else { return }
    writeScript(fix.applied(to: text), isFollowed: true)
  }

  /// A fix for a diagnostic; nil if there is none.
  func fix(for diagnostic: Diagnostic, at place: Int) -> ScriptFix? {
    guard isSandbox, lesson == nil, run.gestures.isEmpty else { return nil }
    let scene = FixScene(diagnostic, at: place, of: self)
    switch diagnostic.id {
    case "D01": return scene?.adoptedOrphan
    case "D05": return scene?.finishedAddition
    case "D06": return scene?.announcedRemoval
    case "D07", "D08", "U2": return scene?.droppedCall
    case "D11": return scene?.removedGhost
    case "D12": return scene?.laterDidMove
    case "H1": return scene?.rightPlace
    case "H2": return scene?.peacefulMove
    case "U1": return scene?.balancedEnd
    default: return nil
    }
  }
}

/// A diagnostic, with the script lines that led to it.
struct FixScene {
  let diagnostic: Diagnostic
  /// The event that reports it.
  let place: Int
  let recording: Recording
  private let steps: StepList
  private let scriptEventCount: Int
  let lines: [String]

  init?(_ diagnostic: Diagnostic, at place: Int, of session: Session) {
    guard let script = session.outcome.script, let steps = script.steps,
      let text = session.document?.text
    else { return nil }
    self.diagnostic = diagnostic
    self.place = place
    self.steps = steps
    recording = session.recording
    scriptEventCount = script.eventCount
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
