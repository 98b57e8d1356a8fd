/// Receives what a navigation controller shows; every method has a default.
///
/// UIKit: `UINavigationControllerDelegate`, since iOS 2.
public protocol NavigationControllerDelegate: AnyObject {
  /// Called after the appearance callbacks at the start of a transition.
  ///
  /// UIKit: `navigationController(_:willShow:animated:)`, since iOS 2.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// Called after everything else at the end of a transition, unless it was canceled.
  ///
  /// UIKit: `navigationController(_:didShow:animated:)`, since iOS 2.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
}
