import Hierarchy
import Scenarios
import Testing
import Tunnel

/// Runs leave nothing behind.
@Suite struct `A released run leaves nothing alive` {
  /// A geocoder that a simulation holds: it lives as long as one does.
  private final class Witness: ReverseGeocoding {
    func label(for coordinate: Coordinate) -> PlaceAnswer {
      CoordinatesOnly().label(for: coordinate)
    }
  }

  /// Whether anything still holds the simulation of a run of `scenario` that is over.
  private func leaves(
    _ scenario: Scenario, variant: String? = nil, doing gestures: [TimedGesture] = [],
    cut: Int? = nil
  ) -> Bool {
    weak var witness: Witness?
    func execute() -> Int {
      let mine = Witness()
      witness = mine
      return Run(scenario, variant: variant, geocoder: mine).with(gestures, cut: cut)
        .execute()
        .recording.events.count
    }
    return execute() > 0 && witness != nil
  }

  @Test(arguments: Scenario.names)
  func `of a script`(name: String) throws {
    let scenario = try #require(Scenario.named(name))
    #expect(!leaves(scenario))
  }

  /// What waits for its time holds controllers, and these the simulation.
  @Test func `of a script that was closed during an animation`() throws {
    let scenario = try #require(Scenario.named("push"))
    let count = Run(scenario, geocoder: CoordinatesOnly()).record().events.count
    for cut in 1..<count { #expect(!leaves(scenario, cut: cut), "after \(cut) events") }
    #expect(!leaves(scenario, doing: [TimedGesture(.rotate, at: .zero)], cut: count / 2))
  }

  @Test(arguments: SystemInfo.all.map(\.slug))
  func `of a container`(slug: String) throws {
    let system = try #require(SystemInfo.all.first { $0.slug == slug })
    for variant in system.variants {
      let actions = system.actions.enumerated().map { place, action in
        TimedGesture(
          .action(action.slug), at: Instant(nanoseconds: Int64(place) * 100_000_000))
      }
      #expect(!leaves(Scenario(opening: system), variant: variant.slug, doing: actions))
    }
  }
}
