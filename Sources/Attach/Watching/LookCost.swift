internal import Foundation

/// What a look costs the program that is looked at: as long as it lasts, less what the program waits
/// for a processor.
///
/// On a busy machine a look takes long, and most of that the program does nothing. It answers on its
/// first thread, whose time the system counts.
///
/// Source: schedstat in proc(5) of Linux.
struct LookCost {
  private let clock = ContinuousClock()
  private let began: ContinuousClock.Instant
  private let process: Int
  private let before: Duration?

  /// Of a look at a process that begins now.
  init(to process: Int) {
    (began, self.process) = (clock.now, process)
    before = Self.used(by: process)
  }

  /// What it has cost so far; where the system does not count, as long as it has taken.
  var soFar: Duration {
    let taken = clock.now - began
    guard let before, let now = Self.used(by: process) else { return taken }
    return min(now - before, taken)
  }

  /// How long the first thread of a process has been executed.
  private static func used(by process: Int) -> Duration? {
    (try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8))?
      .split(separator: " ").first.flatMap { Int64($0) }.map(Duration.nanoseconds)
  }
}
