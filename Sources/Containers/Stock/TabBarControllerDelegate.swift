/// Who may veto what a finger does to a tab bar, and hears of it.
///
/// Code that selects asks nobody whether it may. UIKit: `UITabBarControllerDelegate`.
public protocol TabBarControllerDelegate: AnyObject {
  /// Asked when a tab is tapped, also the one on show; false leaves everything as it is.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// How long the exchange of two tabs takes, in seconds; nil, as by default, for no animation.
  ///
  /// Asked for taps and for code. UIKit:
  /// `tabBarController(_:animationControllerForTransitionFrom:to:)`, whose animator says how long.
  func tabBarController(
    _ tabBarController: TabBarController, durationOfTransitionFrom old: ViewController,
    to new: ViewController
  ) -> Double?
  /// Called after a tap was followed.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Nil.
  public func tabBarController(
    _ tabBarController: TabBarController, durationOfTransitionFrom old: ViewController,
    to new: ViewController
  ) -> Double? { nil }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
}
