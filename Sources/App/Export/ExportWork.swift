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
    progress: @escaping (Double) -> Void, then body: @escaping (String?) -> Void
  ) {
    let (plan, path, flag) = (plan, path, flag)
    let reports = AsyncStream<Double>.makeStream(bufferingPolicy: .bufferingNewest(1))
    Task { @MainActor in
      for await part in reports.stream { progress(part) }
    }
    Task { @MainActor in
      let problem = await Self.write(plan, to: path, flag) { reports.continuation.yield($0) }
      reports.continuation.finish()
      body(problem)
    }
  }

  /// Ends it soon; nothing is left on the disk.
  func cancel() { flag.raise() }

  @concurrent private nonisolated static func write(
    _ plan: ExportPlan, to path: String, _ flag: Flag,
    progress: @escaping @Sendable (Double) -> Void
  ) async -> String? {
    plan.problemOfWriting(
      to: path, Toolkit.newTextShaper(), progress: progress, isCancelled: { flag.isRaised })
  }

  /// What one thread tells another.
  private nonisolated final class Flag: Sendable {
    private let state = Mutex(false)

    var isRaised: Bool { state.withLock { $0 } }

    func raise() { state.withLock { $0 = true } }
  }
}
