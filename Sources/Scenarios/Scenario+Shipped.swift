import Containers

/// The shipped scenarios, compiled until scripts can be read.
extension Scenario {
  /// All of them, in the order lists show them.
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
      "vertical", "Vertical navigation, push and pop",
      of: SystemInfo(VerticalNavigationController.recipe),
      [
        TimedGesture(.action("push"), at: .zero),
        TimedGesture(.action("pop"), at: Instant(milliseconds: 500)),
      ]),
  ]

  private static func tunnel(
    _ slug: String, _ title: String, _ gestures: [TimedGesture]
  ) -> Scenario {
    Scenario(slug, title, of: SystemInfo(TunnelController.recipe), gestures)
  }
}
