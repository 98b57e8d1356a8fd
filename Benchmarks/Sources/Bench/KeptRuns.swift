// What was measured in the last runs, read back from the files that keep it.

import Foundation

/// A run of a benchmark: when, of which commit, and the median of each figure.
struct KeptRun {
  let time: String
  let commit: String
  let medians: [String: Double]

  /// The last runs that a CSV file tells of, the oldest first; none where no such file.
  static func last(_ count: Int, in file: URL) -> [KeptRun] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var order: [String] = []
    var commits: [String: String] = [:]
    var medians: [String: [String: Double]] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      let words = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard words.count >= 8, let median = Double(words[4]) else { continue }
      if medians[words[0]] == nil { order.append(words[0]) }
      medians[words[0], default: [:]][words[2]] = median
      commits[words[0]] = words.count > 8 ? words[8] : ""
    }
    return order.suffix(count).map {
      KeptRun(time: $0, commit: commits[$0] ?? "", medians: medians[$0] ?? [:])
    }
  }
}
