package import Containers

/// A system and what is done to it, under a name that commands and windows know.
package struct Scenario: Sendable {
  package let slug: String
  package let title: String
  package let system: SystemRecipe
  package let gestures: [TimedGesture]

  package init(_ slug: String, _ title: String, of system: SystemRecipe, _ gestures: [TimedGesture])
  {
    (self.slug, self.title) = (slug, title)
    (self.system, self.gestures) = (system, gestures)
  }

  /// A system as it starts, untouched.
  package init(opening system: SystemRecipe) {
    self.init(system.slug, system.title, of: system, [])
  }
}

/// The shipped scenarios, compiled until scripts can be read.
package enum Scenarios {
  package static let all: [Scenario] = [
    tunnel("tunnel", "Tunnel, there", [TimedGesture(.action("radar"), at: .zero)]),
    tunnel(
      "tunnel-back", "Tunnel, there and back",
      [
        TimedGesture(.action("radar"), at: .zero),
        TimedGesture(.action("radar"), at: Instant(milliseconds: 400)),
      ]),
    tunnel(
      "tunnel-drag", "Tunnel, to Beijing", [TimedGesture(.action("drag-to-beijing"), at: .zero)]),
    Scenario(
      "vertical", "Vertical navigation, push and pop", of: VerticalNavigationController.recipe,
      [
        TimedGesture(.action("push"), at: .zero),
        TimedGesture(.action("pop"), at: Instant(milliseconds: 500)),
      ]),
  ]

  /// The scenario or the system of this name, or nil.
  package static func named(_ name: String) -> Scenario? {
    all.first { $0.slug == name }
      ?? Systems.all.first { $0.slug == name }.map(Scenario.init(opening:))
  }

  private static func tunnel(
    _ slug: String, _ title: String, _ gestures: [TimedGesture]
  ) -> Scenario {
    Scenario(slug, title, of: TunnelController.recipe, gestures)
  }
}
