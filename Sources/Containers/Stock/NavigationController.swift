/// A stack of controllers that shows the last one, below a bar with a back button.
///
/// The stack is its children. It changes at once; the view follows in the next turn (iOS 8 and
/// later) as one transition from the visible controller to the top. Only the top is loaded.
///
/// UIKit: `UINavigationController`, since iOS 2.
open class NavigationController: ViewController {
  /// The height of the bar, in points.
  public static let barHeight = 44.0
  /// The duration of a push or pop, in seconds.
  public static let slideDuration = 0.35

  /// The delegate; weak.
  ///
  /// UIKit: `delegate`, since iOS 2.
  public weak var delegate: (any NavigationControllerDelegate)?
  /// The bar above the top controller.
  ///
  /// UIKit: `navigationBar`, since iOS 2.
  public let navigationBar: Bar
  /// The back button, hidden at the root; an addition to UIKit.
  public let backButton: View
  /// The gesture that pops by a swipe from the left edge (iOS 7 and later).
  ///
  /// UIKit: `interactivePopGestureRecognizer`, since iOS 7.
  public private(set) lazy var interactivePop = InteractivePop(of: self)

  /// The container of the visible child.
  let contentView: View
  let appearances = ChildAppearances()
  /// The child whose view is visible or becoming visible.
  var visible: ViewController?
  /// The stack at the start of the last transition.
  var shownStack: [NodeID] = []
  /// The running transitions; more than one only where UIKit still nested them.
  var running: [StackTransition] = [] {
    didSet { if running.isEmpty { navigationBar.slide = nil } }
  }
  /// Whether the next turn starts a transition, and whether the last change was animated.
  var (isScheduled, isNextAnimated) = (false, false)
  /// The top before the current change.
  weak var topBeforeChange: ViewController?
  /// Whether the delegate has received the first display.
  var hasDisplayed = false
  /// The nesting depth of stack changes.
  var changeDepth = 0
  /// The nesting depth of work whose callbacks may request more.
  var workDepth = 0
  /// Children that received `willMove`, and will receive `didMove` on arrival or removal.
  var (arriving, leaving): (Set<NodeID>, Set<NodeID>) = ([], [])

  /// Creates a stack with one controller, or none.
  ///
  /// The root receives `willMove(toParent:)` now, `didMove(toParent:)` after it first appeared, and
  /// is not loaded yet.
  public init(_ name: String? = nil, rootViewController root: ViewController? = nil) {
    navigationBar = Bar("navigationBar")
    backButton = View("backButton")
    contentView = View("navigationContent")
    super.init(name)
    definesPresentationContext = true
    if let root { setViewControllers([root], animated: false) }
  }

  /// The stack, the top last.
  ///
  /// Setting it is `setViewControllers(_:animated:)` without animation.
  ///
  /// UIKit: `viewControllers`, since iOS 2.
  public final var viewControllers: [ViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack.
  ///
  /// UIKit: `topViewController`, since iOS 2.
  public final var topViewController: ViewController? { children.last }

  /// The controller the user sees: the one presented over the stack, or the top.
  ///
  /// UIKit: `visibleViewController`, since iOS 2.
  public final var visibleViewController: ViewController? {
    (topViewController ?? self).presentedViewController ?? topViewController
  }

  /// Always false: the appearance of the top is forwarded manually, inside this controller's own
  /// callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// The top determines whether the status bar is hidden; its style is the stack's own.
  ///
  /// UIKit: `childForStatusBarHidden`, since iOS 7.
  open override var childForStatusBarHidden: ViewController? { topViewController }

  /// True: lints for custom containers do not apply to UIKit's own.
  open override class var isStockContainer: Bool { true }

  /// Whether all children support an orientation; asked of the root in iOS 5.
  open override func shouldAutorotateToInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> Bool {
    children.allSatisfy { $0.dispatched.shouldAutorotateToInterfaceOrientation(orientation) }
  }

  /// The size below the bar.
  ///
  /// UIKit: `size(forChildContentContainer:withParentContainerSize:)`, since iOS 8.
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
  ) -> CGSize {
    contentFrame(in: size).size
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    contentView.clipsToBounds = true
    navigationBar.backgroundColor = Color(hex: 0xF2F2F7)
    backButton.onTap = { [weak self] in self?.popViewController(animated: true) }
    view.addSubview(contentView)
    view.addSubview(navigationBar)
    view.addSubview(backButton)
    showTitle()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeParts()
    if running.isEmpty { visible?.viewIfLoaded?.frame = contentView.bounds }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwardWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forwardWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwardDidDisappear()
  }

  /// Pushes the controller, animated, since iOS 8; before, it is refused as E2.
  ///
  /// Called when a controller inside the stack is asked to show another.
  ///
  /// UIKit: `show(_:sender:)`, since iOS 8.
  open override func show(_ controller: ViewController, sender: Any?) {
    if simulation.profile.pushesAtOnce {
      super.show(controller, sender: sender)
    } else {
      pushViewController(controller, animated: true)
    }
  }

  /// Adds a child to the top of the stack; called from outside, it is a push without animation.
  open override func addChild(_ child: ViewController) {
    guard !wouldRefuse(child) else { return super.addChild(child) }
    changeStack(animated: false) { super.addChild(child) }
  }
}

/// Forwarding its appearance to the visible child, after its own callback.
extension NavigationController {
  func placeParts() {
    let size = view.bounds.size
    let bar = min(Self.barHeight, size.height)
    navigationBar.frame = CGRect(x: 0, y: 0, width: size.width, height: bar)
    backButton.frame = CGRect(x: 0, y: 0, width: size.width / 3, height: bar)
    contentView.frame = contentFrame(in: size)
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    let bar = min(Self.barHeight, size.height)
    return CGRect(x: 0, y: bar, width: size.width, height: size.height - bar)
  }

  /// Updates the bar's title and back title, which is the previous controller's.
  func showTitle() {
    let (top, previous) = (topViewController, children.dropLast().last)
    navigationBar.title = top?.barTitle ?? ""
    navigationBar.backTitle = previous.map { $0.navigationItem.backButtonTitle ?? $0.barTitle }
    backButton.isHidden = previous == nil
  }

  /// Replaces the visible child by the top while the stack is off screen; sends no callback.
  private func exchangeOffScreen() {
    if let old = visible, old !== topViewController {
      guard old.appearancePhase == .disappeared else { return }
      takeOut(old)
      visible = nil
      finishLeaving(old)
    }
    visible = topViewController
    shownStack = children.map(\.id)
    guard let visible else { return }
    place(visible, at: contentView.subviews.count)
    visible.view.frame = contentView.bounds
    showTitle()
  }

  private func forwardWillAppear(_ animated: Bool) {
    guard appearancePhase == .appearing else { return }
    placeParts()
    exchangeOffScreen()
    // Loading and moving call out, after which the stack may be disappearing.
    if appearancePhase == .appearing, let visible {
      appearances.begin(visible, appearing: true, animated: animated)
      if appearancePhase == .appearing, !hasDisplayed {
        tellOfFirstDisplay(.willShow, visible, animated: animated)
      }
    }
  }

  private func forwardDidAppear(_ animated: Bool) {
    guard appearancePhase == .appeared else { return }
    if let visible {
      appearances.end(visible)
      finishArriving(visible)
      if appearancePhase == .appeared, !hasDisplayed {
        hasDisplayed = true
        tellOfFirstDisplay(.didShow, visible, animated: animated)
      }
    }
    setNeedsTransition(animated: isNextAnimated)
  }

  /// Sends the first display to the delegate, as a log of iOS 5 shows.
  private func tellOfFirstDisplay(
    _ message: Event.DelegateMessage, _ child: ViewController, animated: Bool
  ) {
    guard simulation.policy.delegateHearsFirstDisplay else { return }
    tellDelegate(message, child, animated: animated)
  }

  private func forwardWillDisappear(_ animated: Bool) {
    guard appearancePhase == .disappearing else { return }
    cutTransitionsShort()
    // This calls out, after which the stack may be appearing again.
    if appearancePhase == .disappearing, let visible {
      appearances.begin(visible, appearing: false, animated: animated)
    }
  }

  private func forwardDidDisappear() {
    guard appearancePhase == .disappeared, let visible else { return }
    appearances.finishDisappearance(of: visible)
    finishLeaving(visible)
  }
}
