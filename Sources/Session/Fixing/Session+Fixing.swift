import Hierarchy
import Interpreter
import Scenarios

/// Mending a script: what a diagnostic says is to be done, written by the program.
///
/// A fix is offered where the calls that led to a diagnostic stand on lines of their own, so that it
/// is known what to write where. Everywhere else people read the order and write it themselves.
extension Session {
  /// Makes a fix in the script that is open; its run is due then, and undo takes the fix back.
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

/// A diagnostic with the lines of the script that led to it.
struct FixScene {
  let diagnostic: Diagnostic
  /// The event that tells it.
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

  /// The line on which an event happened, if it is one call.
  func line(ofEvent event: Int) -> CodeLine? {
    guard event < scriptEventCount, let number = steps.line(ofEvent: event) else { return nil }
    return CodeLine(number, of: lines)
  }

  /// The line of the last of the calls that led here, where it calls one of the methods.
  func callLine(_ methods: String...) -> CodeLine? {
    diagnostic.calls.reversed().lazy.compactMap { line(ofEvent: Int($0)) }
      .first { methods.contains($0.method) }
  }

  /// The last event of a kind in a range of places whose line is one such call.
  func line(
    in range: Range<Int>, where fits: (Event, CodeLine) -> Bool
  ) -> CodeLine? {
    for event in range.reversed() {
      if let line = line(ofEvent: event), fits(recording.events[event], line) { return line }
    }
    return nil
  }
}
