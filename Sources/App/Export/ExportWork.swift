import GioKit
import GtkKit
import Session
import Synchronization

/// Writes a film on a background thread.
final class ExportWork {
  private let plan: ExportPlan
  private let path: String
  private let flag = Flag()

  init(_ plan: ExportPlan, to path: String) { (self.plan, self.path) = (plan, path) }

  /// Starts writing; calls `progress` with the completed fraction, then `body` with the error, if
  /// any.
  func start(
    progress: @escaping @MainActor (Double) -> Void, then body: @escaping (String?) -> Void
  ) {
    let (plan, path, flag) = (plan, path, flag)
    inBackground {
      plan.problemOfWriting(
        to: path, Toolkit.newTextShaper(), progress: { part in MainLoop.async { progress(part) } },
        isCancelled: { flag.isRaised })
    } then: { problem in
      body(problem)
    }
  }

  /// Cancels soon and leaves no file behind.
  func cancel() { flag.raise() }

  /// A flag shared between threads.
  private nonisolated final class Flag: Sendable {
    private let state = Mutex(false)

    var isRaised: Bool { state.withLock { $0 } }

    func raise() { state.withLock { $0 = true } }
  }
}
