@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency
internal import CGio
internal import Glibc

/// Swift's tasks on GLib's main loop and on GLib's threads.
///
/// Without it they run on libdispatch, which wakes a program once a second for as long as it lives.
enum LoopExecutors: ExecutorFactory {
  static let mainExecutor: any MainExecutor = LoopExecutor()
  static let defaultExecutor: any TaskExecutor = PoolExecutor()

  /// Lets all tasks of the program run so; to be called on the main thread, before there are any.
  static func install() { _createExecutors(factory: Self.self) }

  /// Calls `body` on the main loop, once it has nothing more urgent to do; from any thread.
  ///
  /// The priority is that of GTK's redrawing, exactly: any higher starves the picture, any lower
  /// starves the jobs, equal ones take turns.
  fileprivate static func afterwards(
    _ delay: Duration = .zero, _ body: @escaping @Sendable () -> Void
  ) {
    let once: GSourceFunc = { held in
      if let held { Unmanaged<Errand>.fromOpaque(held).takeUnretainedValue().body() }
      return 0
    }
    let held = Unmanaged.passRetained(Errand(body)).toOpaque()
    let release: GDestroyNotify = { held in
      if let held { Unmanaged<Errand>.fromOpaque(held).release() }
    }
    if delay > .zero {
      g_timeout_add_full(redrawPriority, delay.milliseconds, once, held, release)
    } else {
      g_idle_add_full(redrawPriority, once, held, release)
    }
  }

  private static let redrawPriority: Int32 = 120
}

/// Something to be done, as C keeps it.
private final class Errand {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Runs the main actor's jobs in GLib's default main context.
private final class LoopExecutor: MainExecutor, SchedulingExecutor {
  private let thread = pthread_self()
  nonisolated(unsafe) private var isStopped = false

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    LoopExecutors.afterwards { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    LoopExecutors.afterwards(delay as? Duration ?? .zero) {
      job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }

  func isIsolatingCurrentContext() -> Bool? { pthread_equal(thread, pthread_self()) != 0 }

  func checkIsolated() {
    precondition(pthread_equal(thread, pthread_self()) != 0, "not on the main thread")
  }

  func run() { while !isStopped { g_main_context_iteration(nil, 1) } }

  func stop() {
    isStopped = true
    g_main_context_wakeup(nil)
  }
}

/// Runs all other jobs on as many threads as there are processors; who has none to run ends.
private final class PoolExecutor: TaskExecutor, SchedulingExecutor {
  nonisolated(unsafe) private let pool = g_thread_pool_new(
    { held, _ in
      guard let held else { return }
      Unmanaged<Errand>.fromOpaque(held).takeRetainedValue().body()
    }, nil, Int32(g_get_num_processors()), 0, nil)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let errand = Errand { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    g_thread_pool_push(pool, Unmanaged.passRetained(errand).toOpaque(), nil)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    LoopExecutors.afterwards(delay as? Duration ?? .zero) {
      let errand = Errand { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
      g_thread_pool_push(self.pool, Unmanaged.passRetained(errand).toOpaque(), nil)
    }
  }
}

extension Duration {
  /// Rounded up, as nobody is to wake too early; at most some weeks.
  fileprivate var milliseconds: UInt32 {
    let (seconds, attoseconds) = components
    let whole = Double(seconds) * 1000 + (Double(attoseconds) / 1e15).rounded(.up)
    return UInt32(min(max(whole, 0), 2_000_000_000))
  }
}
