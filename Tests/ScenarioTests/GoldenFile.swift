import Foundation
import Testing

/// A text that was read by people and found good, in a file of the project.
///
/// `TERRARIUM_RECORD=all` rewrites every file; a missing one is written and fails once.
struct GoldenFile {
  let url: URL

  /// The folder of the shipped scripts and their traces.
  static let scenarios = here.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources/Scenarios")

  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The trace next to a shipped script.
  init(trace scenario: String) { url = Self.scenarios.appendingPathComponent("\(scenario).trace") }

  /// A file of this test's own.
  init(_ name: String) {
    url = Self.here.appendingPathComponent("Golden").appendingPathComponent(name)
  }

  func expect(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let expected = try? String(contentsOf: url, encoding: .utf8)
    guard let expected, ProcessInfo.processInfo.environment["TERRARIUM_RECORD"] != "all" else {
      try actual.write(to: url, atomically: true, encoding: .utf8)
      Issue.record(
        "Recorded \(url.lastPathComponent); read it, then run again.",
        sourceLocation: sourceLocation)
      return
    }
    #expect(actual == expected, sourceLocation: sourceLocation)
  }
}
