/// Who knows the pages beside a page.
///
/// UIKit: `UIPageViewControllerDataSource`, since iOS 5.
public protocol PageViewControllerDataSource: AnyObject {
  /// The page before a page, or nil at the beginning.
  ///
  /// Asked when a finger begins to turn back.
  ///
  /// UIKit: `pageViewController(_:viewControllerBefore:)`, since iOS 5.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// The page after a page, or nil at the end.
  ///
  /// Asked when a finger begins to turn.
  ///
  /// UIKit: `pageViewController(_:viewControllerAfter:)`, since iOS 5.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
}

/// Receives what a gesture does to the pages; setting pages by code sends nothing.
///
/// UIKit: `UIPageViewControllerDelegate`, since iOS 5.
public protocol PageViewControllerDelegate: AnyObject {
  /// Called when a finger begins to turn a page.
  ///
  /// UIKit: `pageViewController(_:willTransitionTo:)`, since iOS 6.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called when the finger has turned the page, or (not completed) let it fall back.
  ///
  /// UIKit:
  /// `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`, since
  /// iOS 5.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}
