@testable import Containment

/// What a call must leave as it was in case it is refused: the whole state, and what it hides.
struct RefusalWitness {
  enum Verdict { case notRefused, unchanged, changed }

  private let state: HierarchyState
  private let hidden: [[Int32]]
  private let eventCount: Int
  private let callCount: Int

  init(of program: LawProgram) {
    state = program.watcher.state
    hidden = Self.hidden(in: program)
    eventCount = program.simulation.recording.events.count
    callCount = program.callCount
  }

  /// Whether the call was refused, and if so whether it changed anything.
  ///
  /// Row 13: without `checksHierarchyFirst` a child leaves its old parent before H2 is found.
  func verdict(on program: LawProgram) -> Verdict {
    let recording = program.simulation.recording
    // What an override called afterwards is not the refused call's doing.
    guard program.callCount == callCount else { return .notRefused }
    for event in recording.events[eventCount...] {
      switch event.kind {
      // Callbacks sent before were not refused.
      case .callback: return .notRefused
      case .diagnostic(let place) where recording.diagnostics[Int(place)].kind == .exception:
        let isUnchanged = state == program.watcher.state && hidden == Self.hidden(in: program)
        return isUnchanged ? .unchanged : .changed
      default: break
      }
    }
    return .notRefused
  }

  private static func hidden(in program: LawProgram) -> [[Int32]] {
    program.living.map { controller in
      [
        controller.id.rawValue, Int32(controller.explicitLevel),
        Int32(controller.waitingForCommit), controller.isBeingPresented ? 1 : 0,
        controller.isBeingDismissed ? 1 : 0, controller.modal.presented?.id.rawValue ?? 0,
      ]
    }
  }
}
