// The book of pages, as scripts ask for it.

extension PageSwipe: ValueConvertible {}
extension PageViewController.Direction: BoxedValue {}
extension PageViewController.Style: BoxedValue {}
extension PageViewController.NavigationOrientation: BoxedValue {}

extension Recipe {
  /// What scripts may ask of `PageViewController`.
  public static let pageViewController = Recipe.object(
    PageViewController.self, superclass: "ViewController",
    "A page on show, with others before and after it.",
    [
      .initializer(
        "init(_:transitionStyle:navigationOrientation:)", "A controller without pages.",
        standards: [
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
        "viewControllers", "The page on show.", \PageViewController.viewControllers),
      .property(
        "transitionStyle", "How pages are turned.", \PageViewController.transitionStyle),
      .property(
        "navigationOrientation", "Along which axis pages are turned.",
        \PageViewController.navigationOrientation),
      .method(
        "setViewControllers(_:direction:animated:completion:)", "Shows another page.",
        standards: [1: { PageViewController.Direction.forward.packed }, 3: { .none }]
      ) {
        (
          pages: PageViewController, controllers: [ViewController],
          direction: PageViewController.Direction, animated: Bool,
          completion: Handler<Nothing, Bool>?
        ) in
        pages.setViewControllers(
          controllers, direction: direction, animated: animated, completion: completion?.block)
      },
      .property("swipe", "The finger that turns a page.") {
        (pages: PageViewController) in pages.swipe
      },
      .delegate(
        "dataSource", "Who knows the pages beside the one on show.",
        of: "PageViewControllerDataSource", through: PageSourceAdapter.self
      ) { (pages: PageViewController) in
        pages.dataSource
      } set: { pages, source in
        pages.dataSource = source
      },
      .delegate(
        "delegate", "Who hears of fingers.", of: "PageViewControllerDelegate",
        through: PageDelegateAdapter.self
      ) { (pages: PageViewController) in
        pages.delegate
      } set: { pages, delegate in
        pages.delegate = delegate
      },
    ])

  /// What scripts may ask of `PageViewController.Direction`.
  public static let pageDirection = Recipe.enumeration(
    PageViewController.Direction.self, "Where the next page comes from.",
    ["forward": .forward, "reverse": .reverse])

  /// What scripts may ask of `PageViewController.Style`.
  public static let pageStyle = Recipe.enumeration(
    PageViewController.Style.self, "How pages are turned.",
    ["scroll": .scroll, "pageCurl": .pageCurl, "curl": .curl])

  /// What scripts may ask of `PageViewController.NavigationOrientation`.
  public static let pageOrientation = Recipe.enumeration(
    PageViewController.NavigationOrientation.self, "Along which axis pages are turned.",
    ["horizontal": .horizontal, "vertical": .vertical])

  /// What scripts may ask of `PageSwipe`.
  public static let pageSwipe = Recipe.object(
    PageSwipe.self, isOpen: false, "A finger that turns a page.",
    [
      .property("isActive", "Whether the finger is down.", \PageSwipe.isActive),
      .property("progress", "How far the finger has come, from 0 to 1.") {
        (finger: PageSwipe) in finger.progress
      },
      .method(
        "begin(_:)", "Puts the finger down; whether it turns anything.",
        standards: [0: { PageViewController.Direction.forward.packed }]
      ) { (finger: PageSwipe, direction: PageViewController.Direction) in
        finger.begin(direction)
      },
      .method("update(_:)", "Moves the finger, from 0 to 1.") {
        (finger: PageSwipe, progress: Double) in finger.update(progress)
      },
      .method("cancel()", "Lifts the finger; the page falls back.") {
        (finger: PageSwipe) in finger.cancel()
      },
      .method("finish()", "Lifts the finger; the page is turned.") {
        (finger: PageSwipe) in finger.finish()
      },
    ])
}
