// What the system says this process takes.

import Foundation

enum Memory {
  /// The memory of this process that is really there.
  static var residentBytes: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (fields.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }
}
