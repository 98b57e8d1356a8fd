import Samples
import Foundation
import Testing

/// A trace that was read by people and found good, in a file of the folder `Traces`.
///
/// `TERRARIUM_RECORD=all` rewrites every file; a missing one is written and fails once.
struct GoldenTrace {
  private let url: URL

  init(_ name: String) {
    url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Traces/\(name).trace")
  }

  func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let actual = lines.map { $0 + "\n" }.joined()
    let expected = try? String(contentsOf: url, encoding: .utf8)
    guard let expected, ProcessInfo.processInfo.environment["TERRARIUM_RECORD"] != "all" else {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try actual.write(to: url, atomically: true, encoding: .utf8)
      Issue.record(
        "Recorded \(url.lastPathComponent); read it, then run again.",
        sourceLocation: sourceLocation)
      return
    }
    #expect(actual == expected, sourceLocation: sourceLocation)
  }
}
