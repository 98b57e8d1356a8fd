import Foundation
import Import

/// Reading a dump from a file.
enum Reading {
  static func run(_ path: String) {
    let before = residentPeak
    let start = processorTime
    let dump = dump(at: path)
    let time = processorTime - start
    print("nodes", dump.nodes.count)
    print("time", time / 1e6)
    print("memory", Double(residentPeak - before) / 1e6)
  }

  /// Nanoseconds of processor time this process has used, on all threads.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The most bytes of memory that this process ever had.
  private static var residentPeak: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}
