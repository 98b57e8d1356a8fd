// The page view controller's protocols in the script catalog.

extension Recipe {
  /// The members of `PageViewControllerDataSource` that scripts may implement.
  public static let pageViewControllerDataSource = Recipe.contract(
    "PageViewControllerDataSource", "Provides the previous and next pages.",
    adapter: PageSourceAdapter.self,
    [
      .requirement(
        "pageViewController(_:viewControllerBefore:)", "The page before another, or nil.",
        isRequired: true, PageViewController.self, ViewController.self,
        result: ViewController?.self),
      .requirement(
        "pageViewController(_:viewControllerAfter:)", "The page after another, or nil.",
        isRequired: true, PageViewController.self, ViewController.self,
        result: ViewController?.self),
    ], matches: { $0 is any PageViewControllerDataSource })

  /// The members of `PageViewControllerDelegate` that scripts may implement.
  public static let pageViewControllerDelegate = Recipe.contract(
    "PageViewControllerDelegate", "Is notified of page turns by gestures.",
    adapter: PageDelegateAdapter.self,
    [
      .requirement(
        "pageViewController(_:willTransitionTo:)", "A gesture begins to turn a page.",
        PageViewController.self, [ViewController].self),
      .requirement(
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
        "The gesture has turned the page, or was canceled.", PageViewController.self,
        Bool.self, [ViewController].self, Bool.self),
    ], matches: { $0 is any PageViewControllerDelegate })
}

/// A script object as a page view controller's data source.
final class PageSourceAdapter: Adapter, PageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? {
    ask(
      "pageViewController(_:viewControllerBefore:)", pageViewController.packed,
      viewController.packed, as: ViewController?.self) ?? nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? {
    ask(
      "pageViewController(_:viewControllerAfter:)", pageViewController.packed,
      viewController.packed, as: ViewController?.self) ?? nil
  }
}

/// A script object as a page view controller's delegate.
final class PageDelegateAdapter: Adapter, PageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {
    tell(
      "pageViewController(_:willTransitionTo:)", pageViewController.packed,
      pendingViewControllers.packed)
  }

  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {
    tell(
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      pageViewController.packed, finished.packed, previousViewControllers.packed,
      completed.packed)
  }
}
