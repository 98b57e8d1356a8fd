import Foundation
import Hierarchy
import Scenarios
import Testing
import Tunnel

/// Every shipped scenario, compared with its golden trace.
@Suite struct `A shipped scenario` {
  @Test(arguments: Scenario.names)
  func `matches its golden trace`(name: String) throws {
    let scenario = try #require(Scenario.named(name))
    let outcome = Run(scenario, geocoder: NamedEnds()).execute()
    #expect(outcome.script?.errors == [])
    #expect(outcome.script?.stop == nil)
    try GoldenFile(trace: name).expect(outcome.recording.traceText())
  }

  @Test(arguments: Scenario.names)
  func `gives the same recording twice`(name: String) throws {
    let scenario = try #require(Scenario.named(name))
    let run = Run(scenario, geocoder: NamedEnds())
    #expect(run.record() == run.record())
  }

  @Test(arguments: Scenario.names)
  func `has a title and describes in a few sentences what to look at`(name: String) throws {
    let scenario = try #require(Scenario.named(name))
    #expect(scenario.title != name && scenario.title.count <= 60)
    #expect(scenario.summary.hasSuffix("."))
  }

  @Test func `has a trace, and every trace has a scenario`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: GoldenFile.scenarios.path)
    let traces = files.filter { $0.hasSuffix(".trace") }.map { String($0.dropLast(6)) }
    #expect(traces.sorted() == Scenario.names)
  }
}

/// A geocoder that needs no world file: it answers with the coordinates.
typealias NamedEnds = CoordinatesOnly
