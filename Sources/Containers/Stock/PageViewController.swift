/// A page on show, with others before and after it that come one at a time.
///
/// Only the page on show is a child; while a page is turned, the next one is too.
///
/// UIKit: `UIPageViewController`, since iOS 5, with one page on show.
open class PageViewController: ViewController {
  /// How pages are turned.
  ///
  /// UIKit: `UIPageViewController.TransitionStyle`, there `scroll` and `pageCurl`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Side by side, as on a roll.
    case scroll
    /// As in a book.
    case curl

    /// As in a book, by UIKit's name.
    ///
    /// UIKit: `UIPageViewController.TransitionStyle.pageCurl`, since iOS 5.
    public static let pageCurl = Style.curl
  }

  /// Along which axis pages are turned.
  ///
  /// UIKit: `UIPageViewController.NavigationOrientation`, since iOS 5.
  public enum NavigationOrientation: String, Hashable, Sendable, CaseIterable {
    /// From right to left.
    case horizontal
    /// From below upward.
    case vertical
  }

  /// Where the next page comes from.
  ///
  /// UIKit: `UIPageViewController.NavigationDirection`.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// The page after this one.
    case forward
    /// The page before this one.
    case reverse
  }

  /// How long a page is turned, in seconds.
  public static let turnDuration = 0.35

  /// Provides the pages before and after the one on show; weak.
  ///
  /// UIKit: `dataSource`, since iOS 5.
  public weak var dataSource: (any PageViewControllerDataSource)?
  /// Receives gestures; weak.
  ///
  /// UIKit: `delegate`, since iOS 5.
  public weak var delegate: (any PageViewControllerDelegate)?
  /// How pages are turned.
  ///
  /// UIKit: `transitionStyle`, since iOS 5.
  public let transitionStyle: Style
  /// Along which axis pages are turned.
  ///
  /// UIKit: `navigationOrientation`, since iOS 5.
  public let navigationOrientation: NavigationOrientation
  /// The finger that turns a page.
  ///
  /// UIKit: `gestureRecognizers`, since iOS 5.
  public private(set) lazy var swipe = PageSwipe(of: self)

  let contentView = View("pageContent")
  let appearances = ChildAppearances()
  /// The page on show, or on its way there.
  var visible: ViewController?
  /// The turning under way, and what was asked meanwhile.
  var (running, waiting): (PageTurn?, [() -> Void]) = (nil, [])
  /// How many pieces of work are under way whose callbacks may ask for more.
  var workDepth = 0
  /// Pages that came and have not heard `didMove` yet.
  var arriving: Set<NodeID> = []

  /// A controller without pages.
  ///
  /// UIKit: `init(transitionStyle:navigationOrientation:options:)`, since iOS 5.
  public init(
    _ name: String? = nil, transitionStyle: Style = .scroll,
    navigationOrientation: NavigationOrientation = .horizontal
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init(name)
  }

  /// The page on show.
  ///
  /// UIKit: `viewControllers`, since iOS 5.
  public final var viewControllers: [ViewController] { [visible].compactMap(\.self) }

  /// Always false: pages are told by hand, inside this controller's own callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// True: lints about the work of containers do not concern UIKit's own.
  open override class var isStockContainer: Bool { true }

  /// Whether all children may turn so; asked of the root in iOS 5.
  open override func shouldAutorotateToInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> Bool {
    children.allSatisfy { $0.dispatched.shouldAutorotateToInterfaceOrientation(orientation) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    contentView.clipsToBounds = true
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    contentView.frame = view.bounds
    if running == nil { visible?.viewIfLoaded?.frame = contentView.bounds }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard appearancePhase == .appearing, let visible else { return }
    contentView.frame = view.bounds
    place(visible, at: 0)
    visible.view.frame = contentView.bounds
    // Loading calls out; the pager may be leaving already, or show another page.
    guard appearancePhase == .appearing, visible === self.visible else { return }
    appearances.begin(visible, appearing: true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard appearancePhase == .appeared else { return }
    settleVisible()
    doWhatWaits()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard appearancePhase == .disappearing else { return }
    cutTurnShort()
    // That calls out; the pager may be on its way back already.
    if appearancePhase == .disappearing, let visible {
      appearances.begin(visible, appearing: false, animated: animated)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard appearancePhase == .disappeared else { return }
    if let visible {
      appearances.finishDisappearance(of: visible)
      finishArriving(visible)
    }
    doWhatWaits()
  }

  private func settleVisible() {
    guard let visible else { return }
    appearances.end(visible)
    finishArriving(visible)
  }
}
