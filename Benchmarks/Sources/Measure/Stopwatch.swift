// Time as the processor counted it for this process, so that neighbors on the machine do not show.

import Glibc

enum Stopwatch {
  /// Nanoseconds of processor time that `body` takes, divided by `count`.
  static func nanoseconds(each count: Int, _ body: () -> Void) -> Double {
    let start = now
    body()
    return (now - start) / Double(count)
  }

  /// Nanoseconds of processor time this process has used.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Prints one figure of the round.
func report(_ key: String, _ value: Double) { print(key, value) }
