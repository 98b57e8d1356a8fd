/// Who may veto what a finger does to a tab bar, and hears of it.
///
/// Code that selects asks nobody. UIKit: `UITabBarControllerDelegate`.
public protocol TabBarControllerDelegate: AnyObject {
  /// Asked when a tab is tapped, also the one on show; false leaves everything as it is.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called after a tap was followed.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
}
