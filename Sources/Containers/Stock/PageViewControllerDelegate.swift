/// Provides the neighbors of a page.
///
/// UIKit: `UIPageViewControllerDataSource`, since iOS 5.
public protocol PageViewControllerDataSource: AnyObject {
  /// The page before another, or nil at the beginning.
  ///
  /// Asked at the start of a gesture to the previous page.
  ///
  /// UIKit: `pageViewController(_:viewControllerBefore:)`, since iOS 5.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// The page after another, or nil at the end.
  ///
  /// Asked at the start of a gesture to the next page.
  ///
  /// UIKit: `pageViewController(_:viewControllerAfter:)`, since iOS 5.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
}

/// Receives page turns by gestures; not those by code.
///
/// UIKit: `UIPageViewControllerDelegate`, since iOS 5.
public protocol PageViewControllerDelegate: AnyObject {
  /// Called when a gesture begins to turn a page.
  ///
  /// UIKit: `pageViewController(_:willTransitionTo:)`, since iOS 6.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called when a gesture has turned the page, or (not completed) was canceled.
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
