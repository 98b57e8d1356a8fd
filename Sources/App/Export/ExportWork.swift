import GioKit
import GtkKit
import Session
import Synchronization

/// A film on its way to the disk, on a thread of its own.
final class ExportWork {
  private let plan: ExportPlan
  private let path: String
  private let flag = Flag()

  init(_ plan: ExportPlan, to path: String) { (self.plan, self.path) = (plan, path) }

  /// Makes the film; calls `progress` with the part that is done, then `body` with what went wrong.
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

  /// Ends it soon; nothing is left on the disk.
  func cancel() { flag.raise() }

  /// What one thread tells another.
  private nonisolated final class Flag: Sendable {
    private let state = Mutex(false)

    var isRaised: Bool { state.withLock { $0 } }

    func raise() { state.withLock { $0 = true } }
  }
}
