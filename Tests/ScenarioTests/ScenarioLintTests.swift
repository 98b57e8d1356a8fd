import Hierarchy
import Scenarios
import Testing
import Tunnel

/// What we ship is no example of misuse.
@Suite struct `A shipped system` {
  @Test(arguments: Scenario.all.map(\.slug), Run.profiles)
  func `gives no diagnostic, in any version and era`(slug: String, profile: String) throws {
    let scenario = try #require(Scenario.named(slug))
    for variant in scenario.system?.variants.map(\.slug) ?? [] {
      let run = Run(scenario, variant: variant, profile: profile, geocoder: NamedEnds())
      #expect(run.record().diagnostics.map(\.message) == [], "\(variant)")
    }
  }
}
