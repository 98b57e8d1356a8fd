import Hierarchy
import Scenarios
import Testing
import Tunnel

/// A system in UIKit's own words.
@Suite struct `UIKit's description of a container` {
  @Test func `of Tunnel midway through its flip`() throws {
    let scenario = try #require(Scenario.named("tunnel"))
    let state = Run(scenario, geocoder: NamedEnds()).record().state(at: Instant(milliseconds: 220))
    try GoldenFile("tunnel-220.hierarchy").expect(state.printHierarchy)
    try GoldenFile("tunnel-220.views").expect(state.recursiveDescription)
  }

  @Test func `of a vertical stack at its end`() throws {
    let scenario = try #require(Scenario.named("vertical"))
    let state = Run(scenario, geocoder: NamedEnds()).record().latest
    try GoldenFile("vertical.hierarchy").expect(state.printHierarchy)
    try GoldenFile("vertical.views").expect(state.recursiveDescription)
  }
}
