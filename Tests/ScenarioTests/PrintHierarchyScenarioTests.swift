import Hierarchy
import Scenarios
import Testing
import Tunnel

/// A system in UIKit's own words.
@Suite struct `UIKit's text of a system` {
  @Test func `of Tunnel in the middle of its flip`() throws {
    let scenario = try #require(Scenario.named("tunnel"))
    let state = Run(scenario, geocoder: NamedEnds()).record().state(at: Instant(milliseconds: 220))
    try expectGolden(state.printHierarchy, "tunnel-220.hierarchy")
    try expectGolden(state.recursiveDescription, "tunnel-220.views")
  }

  @Test func `of a vertical stack at its end`() throws {
    let scenario = try #require(Scenario.named("vertical"))
    let state = Run(scenario, geocoder: NamedEnds()).record().latest
    try expectGolden(state.printHierarchy, "vertical.hierarchy")
    try expectGolden(state.recursiveDescription, "vertical.views")
  }
}
