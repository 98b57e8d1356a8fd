/// Who knows the pages beside a page.
///
/// UIKit: `UIPageViewControllerDataSource`.
public protocol PageViewControllerDataSource: AnyObject {
  /// The page before a page, or nil at the beginning.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// The page after a page, or nil at the end.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
}

/// Who wants to know what a finger does to the pages.
///
/// UIKit: `UIPageViewControllerDelegate`.
public protocol PageViewControllerDelegate: AnyObject {
  /// Called when a finger begins to turn a page.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called when the finger has turned the page, or (not completed) let it fall back.
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
