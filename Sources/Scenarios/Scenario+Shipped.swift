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
    stock("navigation-push", "Navigation, push", NavigationController.recipe, ["push"]),
    stock(
      "navigation-pop", "Navigation, push and pop", NavigationController.recipe, ["push", "pop"]),
    stock(
      "navigation-together", "Navigation, two at once, then all back",
      NavigationController.recipe, ["push-two", "pop-to-root"]),
    stock(
      "navigation-swipe", "Navigation, a swipe back", NavigationController.recipe,
      ["push", "swipe-back"]),
    stock(
      "navigation-swipe-cancel", "Navigation, a swipe back given up", NavigationController.recipe,
      ["push", "swipe-cancel"]),
    stock(
      "tabs-select", "Tabs, there and back by code", TabBarController.recipe,
      ["select-next", "select-next", "select-next"]),
    stock("tabs-tap", "Tabs, tapped", TabBarController.recipe, ["tap-next", "tap-again"]),
    stock("pages-turn", "Pages, there and back", PageViewController.recipe, ["next", "previous"]),
    stock(
      "pages-swipe", "Pages, a swipe, and one given up", PageViewController.recipe,
      ["swipe", "swipe-cancel"]),
    stock(
      "split-collapse", "Split view, one column and two again", SplitViewController.recipe,
      ["collapse", "expand", "show-detail"]),
  ]

  /// Actions on one of UIKit's own containers, 600 ms apart.
  private static func stock(
    _ slug: String, _ title: String, _ recipe: SystemRecipe, _ actions: [String]
  ) -> Scenario {
    Scenario(
      slug, title, of: SystemInfo(recipe),
      actions.enumerated().map { place, action in
        TimedGesture(.action(action), at: Instant(milliseconds: 600 * place))
      })
  }

  private static func tunnel(
    _ slug: String, _ title: String, _ gestures: [TimedGesture]
  ) -> Scenario {
    Scenario(slug, title, of: SystemInfo(TunnelController.recipe), gestures)
  }
}
