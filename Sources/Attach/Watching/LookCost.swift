internal import Foundation

/// The cost of a snapshot for the watched program: its duration, less the time the program waited
/// for a processor.
///
/// On a busy machine a snapshot takes long, mostly with the program idle. Replies are sent by its
/// first thread, whose run time the system counts.
///
/// Source: schedstat in proc(5) of Linux.
struct LookCost {
  private let clock = ContinuousClock()
  private let began: ContinuousClock.Instant
  private let process: Int
  private let before: Duration?

  /// Starts measuring a snapshot of a process.
  init(to process: Int) {
    (began, self.process) = (clock.now, process)
    before = Self.used(by: process)
  }

  /// The cost so far; if the system does not count, the elapsed time.
  var soFar: Duration {
    let taken = clock.now - began
    guard let before, let now = Self.used(by: process) else { return taken }
    return min(now - before, taken)
  }

  /// The run time of a process's first thread.
  private static func used(by process: Int) -> Duration? {
    (try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8))?
      .split(separator: " ").first.flatMap { Int64($0) }.map(Duration.nanoseconds)
  }
}
