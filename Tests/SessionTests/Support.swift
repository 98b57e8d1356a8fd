import Geometry
import Hierarchy
import Scenarios
@testable import Session
import Testing

/// No world: these tests are about time and gestures.
let worlds = WorldStore(file: nil)

/// A session on a scenario or system, on Tunnel when none is named.
func session(_ name: String? = nil) -> Session { Session(worlds: worlds, opening: name) }

/// The gestures done so far, in short: "radar@0 rotate@200".
func gestures(_ session: Session) -> String {
  session.run.gestures.map { timed in
    let word =
      switch timed.gesture {
      case .tap: "tap"
      case .dragMarker(_, _, let phase, _): "\(phase)"
      case .action(let slug): slug
      case .pan: "pan"
      case .rotate: "rotate"
      case .resize(let size, _): "\(Int(size.width))x\(Int(size.height))"
      case .share(let screen, let width, _):
        "\(Int(width)) of \(Int(screen.width))x\(Int(screen.height))"
      case .network(let latency, let isDown): isDown ? "down" : "latency \(latency)"
      case .layFlat: "flat"
      case .warnOfMemory: "warn"
      case .cancelTransition(let animation): "cancel(\(animation.map(String.init) ?? "finger"))"
      }
    return "\(word)@\(timed.instant.milliseconds)"
  }.joined(separator: " ")
}

/// The view of this name.
func id(_ name: String, in session: Session) throws -> NodeID {
  try #require(session.state.views.values.first { $0.name == name }).id
}

extension Session {
  /// Executes due work, as the window does in the background.
  mutating func runDue() {
    if let due = opened.pendingRun { adopt(due.execute()) }
  }
}
