import Attach
import GioKit

/// The program that is looked at.
enum Target {
  /// The program with this process, as soon as it is on the bus.
  @MainActor static func find(_ process: Int, on bus: AccessibilityBus) throws
    -> RunningApplication?
  {
    var answer: Result<[RunningApplication], AttachError>?
    bus.applications { answer = $0 }
    MainLoop.run(atMost: 10) { answer != nil }
    return try answer?.get().first { $0.process == process }
  }
}
