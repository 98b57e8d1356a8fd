import Foundation
import Hierarchy
import Scenarios
import Testing
import Tunnel

/// Every shipped scenario beside its golden trace; a missing one is written and fails once.
@Suite struct `A shipped scenario` {
  @Test(arguments: Scenario.all.map(\.slug))
  func `matches its trace`(slug: String) throws {
    let scenario = try #require(Scenario.named(slug))
    let recording = Run(scenario, geocoder: NamedEnds()).record()
    try expectGolden(recording.traceText(), "\(slug).trace")
    try expectGolden(recording.traceText(all: true), "\(slug).all.trace")
  }

  @Test(arguments: Scenario.all.map(\.slug))
  func `gives the same recording twice`(slug: String) throws {
    let scenario = try #require(Scenario.named(slug))
    let run = Run(scenario, geocoder: NamedEnds())
    #expect(run.record() == run.record())
  }
}

/// A geocoder that needs no world file: it answers with the coordinates.
typealias NamedEnds = CoordinatesOnly

/// Compares with a golden file of this folder.
///
/// `TERRARIUM_RECORD=all` writes every file anew; a missing one is written and fails once.
func expectGolden(
  _ actual: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(name)
  let expected = try? String(contentsOf: file, encoding: .utf8)
  let isToBeWritten =
    ProcessInfo.processInfo.environment["TERRARIUM_RECORD"] == "all" || expected == nil
  if isToBeWritten {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try actual.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("Recorded \(name); read it, then run again.", sourceLocation: sourceLocation)
    return
  }
  #expect(actual == expected, sourceLocation: sourceLocation)
}
