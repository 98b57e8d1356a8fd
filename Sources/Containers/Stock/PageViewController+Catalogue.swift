// The page view controller in the script catalog.

extension PageSwipe: ValueConvertible {}
extension PageViewController.Direction: BoxedValue {}
extension PageViewController.Style: BoxedValue {}
extension PageViewController.NavigationOrientation: BoxedValue {}

extension Recipe {
  /// The catalog entry of `PageViewController`.
  public static let pageViewController = Recipe.object(
    PageViewController.self, superclass: "ViewController",
    "Shows one page at a time, with others before and after it.",
    [
      .initializer(
        "init(_:transitionStyle:navigationOrientation:)", "A controller without pages.",
        defaults: [
          0: { .none }, 1: { PageViewController.Style.scroll.packed },
          2: { PageViewController.NavigationOrientation.horizontal.packed },
        ]
      ) {
        (
          name: String?, style: PageViewController.Style,
          orientation: PageViewController.NavigationOrientation
        ) in
        PageViewController(name, transitionStyle: style, navigationOrientation: orientation)
      },
      .property(
        "viewControllers", "The visible page.", \PageViewController.viewControllers),
      .property(
        "transitionStyle", "The transition style of pages.", \PageViewController.transitionStyle),
      .property(
        "navigationOrientation", "The axis of page navigation.",
        \PageViewController.navigationOrientation),
      .method(
        "setViewControllers(_:direction:animated:completion:)", "Shows another page.",
        defaults: [1: { PageViewController.Direction.forward.packed }, 3: { .none }]
      ) {
        (
          pages: PageViewController, controllers: [ViewController],
          direction: PageViewController.Direction, animated: Bool,
          completion: Handler<Nothing, Bool>?
        ) in
        pages.setViewControllers(
          controllers, direction: direction, animated: animated, completion: completion?.block)
      },
      .property("swipe", "The gesture that turns a page.") {
        (pages: PageViewController) in pages.swipe
      },
      .delegate(
        "dataSource", "The data source for the previous and next pages.",
        of: "PageViewControllerDataSource", through: PageSourceAdapter.self
      ) { (pages: PageViewController) in
        pages.dataSource
      } set: { pages, source in
        pages.dataSource = source
      },
      .delegate(
        "delegate", "The delegate, which is notified of page turns by gestures.",
        of: "PageViewControllerDelegate",
        through: PageDelegateAdapter.self
      ) { (pages: PageViewController) in
        pages.delegate
      } set: { pages, delegate in
        pages.delegate = delegate
      },
    ])

  /// The catalog entry of `PageViewController.Direction`.
  public static let pageDirection = Recipe.enumeration(
    PageViewController.Direction.self, "The direction of page navigation.",
    ["forward": .forward, "reverse": .reverse])

  /// The catalog entry of `PageViewController.Style`.
  public static let pageStyle = Recipe.enumeration(
    PageViewController.Style.self, "The transition style of pages.",
    ["scroll": .scroll, "pageCurl": .pageCurl, "curl": .curl])

  /// The catalog entry of `PageViewController.NavigationOrientation`.
  public static let pageOrientation = Recipe.enumeration(
    PageViewController.NavigationOrientation.self, "The axis of page navigation.",
    ["horizontal": .horizontal, "vertical": .vertical])

  /// The catalog entry of `PageSwipe`.
  public static let pageSwipe = Recipe.object(
    PageSwipe.self, isOpen: false, "The gesture that turns a page.",
    [
      .property("isActive", "Whether the gesture is active.", \PageSwipe.isActive),
      .property("progress", "The progress of the gesture, from 0 to 1.") {
        (finger: PageSwipe) in finger.progress
      },
      .method(
        "begin(_:)", "Begins the gesture; returns false if there is no page.",
        defaults: [0: { PageViewController.Direction.forward.packed }]
      ) { (finger: PageSwipe, direction: PageViewController.Direction) in
        finger.begin(direction)
      },
      .method("update(_:)", "Updates the progress, from 0 to 1.") {
        (finger: PageSwipe, progress: Double) in finger.update(progress)
      },
      .method("cancel()", "Cancels the gesture; the page falls back.") {
        (finger: PageSwipe) in finger.cancel()
      },
      .method("finish()", "Completes the gesture; the page is turned.") {
        (finger: PageSwipe) in finger.finish()
      },
    ])
}
