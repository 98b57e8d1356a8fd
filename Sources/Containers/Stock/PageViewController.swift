/// Shows one page at a time, with others before and after it.
///
/// Only the visible page is a child; during a turn, the next one is too.
///
/// UIKit: `UIPageViewController`, since iOS 5, with one visible page.
open class PageViewController: ViewController {
  /// The transition style of pages.
  ///
  /// UIKit: `UIPageViewController.TransitionStyle`, there `scroll` and `pageCurl`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Side by side.
    case scroll
    /// A page curl.
    case curl

    /// A page curl, by UIKit's name.
    ///
    /// UIKit: `UIPageViewController.TransitionStyle.pageCurl`, since iOS 5.
    public static let pageCurl = Style.curl
  }

  /// The axis of navigation.
  ///
  /// UIKit: `UIPageViewController.NavigationOrientation`, since iOS 5.
  public enum NavigationOrientation: String, Hashable, Sendable, CaseIterable {
    /// From right to left.
    case horizontal
    /// From bottom to top.
    case vertical
  }

  /// The direction of navigation.
  ///
  /// UIKit: `UIPageViewController.NavigationDirection`.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }

  /// The duration of a page turn, in seconds.
  public static let turnDuration = 0.35

  /// Provides the pages before and after the visible one; weak.
  ///
  /// UIKit: `dataSource`, since iOS 5.
  public weak var dataSource: (any PageViewControllerDataSource)?
  /// Receives gestures; weak.
  ///
  /// UIKit: `delegate`, since iOS 5.
  public weak var delegate: (any PageViewControllerDelegate)?
  /// The transition style.
  ///
  /// UIKit: `transitionStyle`, since iOS 5.
  public let transitionStyle: Style
  /// The axis of navigation.
  ///
  /// UIKit: `navigationOrientation`, since iOS 5.
  public let navigationOrientation: NavigationOrientation
  /// The gesture that turns a page.
  ///
  /// UIKit: `gestureRecognizers`, since iOS 5.
  public private(set) lazy var swipe = PageSwipe(of: self)

  let contentView = View("pageContent")
  let appearances = ChildAppearances()
  /// The page that is visible or becoming visible.
  var visible: ViewController?
  /// The running page turn, and the requests made meanwhile.
  var (running, waiting): (PageTurn?, [() -> Void]) = (nil, [])
  /// The nesting depth of work whose callbacks may request more.
  var workDepth = 0
  /// Added pages that have not received `didMove` yet.
  var arriving: Set<NodeID> = []

  /// Creates a controller without pages.
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

  /// The visible page.
  ///
  /// UIKit: `viewControllers`, since iOS 5.
  public final var viewControllers: [ViewController] { [visible].compactMap(\.self) }

  /// Always false: the appearance of pages is forwarded manually, inside this controller's own
  /// callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// True: lints for custom containers do not apply to UIKit's own.
  open override class var isStockContainer: Bool { true }

  /// Whether all children support an orientation; asked of the root in iOS 5.
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
    // Loading calls out, after which the pager may be disappearing or show another page.
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
    // This calls out, after which the pager may be appearing again.
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
