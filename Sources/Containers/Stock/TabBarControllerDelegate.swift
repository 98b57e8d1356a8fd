/// Can veto taps on a tab bar, and receives selections by taps.
///
/// Not asked about selections by code. Every method has a default.
///
/// UIKit: `UITabBarControllerDelegate`, since iOS 2.
public protocol TabBarControllerDelegate: AnyObject {
  /// Asked when a tab is tapped, even the visible one; false ignores the tap.
  ///
  /// UIKit: `tabBarController(_:shouldSelect:)`, since iOS 3.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called after a tap was handled.
  ///
  /// UIKit: `tabBarController(_:didSelect:)`, since iOS 2.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Asked when one tab replaces another on screen, by tap or by code; nil exchanges them without
  /// animation.
  ///
  /// UIKit: `tabBarController(_:animationControllerForTransitionFrom:to:)`, iOS 7 and later.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
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
  /// Nil.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
}
