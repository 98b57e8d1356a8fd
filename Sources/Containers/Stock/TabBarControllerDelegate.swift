/// Who may veto what a finger does to a tab bar, and hears of it.
///
/// Selecting by code asks no delegate. Every method has a default.
///
/// UIKit: `UITabBarControllerDelegate`, since iOS 2.
public protocol TabBarControllerDelegate: AnyObject {
  /// Asked when a tab is tapped, also the one on show; false leaves everything as it is.
  ///
  /// UIKit: `tabBarController(_:shouldSelect:)`, since iOS 3.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called after a tap was followed.
  ///
  /// UIKit: `tabBarController(_:didSelect:)`, since iOS 2.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Asked when one tab takes the place of another on screen, by finger or by code; nil exchanges
  /// them without animation.
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
