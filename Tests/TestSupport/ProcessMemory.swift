import Foundation

/// What this process takes, for tests that go on for long.
package enum ProcessMemory {
  /// The unshared memory, in kB.
  package static var kilobytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("Private_Dirty:") }
      .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }.reduce(0, +)
  }

  /// What a variable of the environment asks for, or `usual`.
  package static func count(_ variable: String, usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
  }
}
