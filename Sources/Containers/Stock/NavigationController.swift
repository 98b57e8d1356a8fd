/// A stack of controllers of which the last is on show, under a bar with the way back.
///
/// The stack is its children. A change of the stack is made at once; what is to be seen follows in
/// the next turn (from iOS 8 on) as one transition from the controller on show to the top, whatever
/// lay between. Only the top is ever loaded.
///
/// UIKit: `UINavigationController`, since iOS 2.
open class NavigationController: ViewController {
  /// The height of the bar, in points.
  public static let barHeight = 44.0
  /// How long a push or pop slides, in seconds.
  public static let slideDuration = 0.35

  /// Receives what is shown; weak.
  ///
  /// UIKit: `delegate`, since iOS 2.
  public weak var delegate: (any NavigationControllerDelegate)?
  /// The bar above the top controller.
  ///
  /// UIKit: `navigationBar`, since iOS 2.
  public let navigationBar: Bar
  /// What a finger touches to go back; hidden when there is no way back; ours.
  public let backButton: View
  /// The finger that pulls the top controller away from the left edge (iOS 7 and later).
  ///
  /// UIKit: `interactivePopGestureRecognizer`, since iOS 7.
  public private(set) lazy var interactivePop = InteractivePop(of: self)

  /// Where the child on show is.
  let contentView: View
  let appearances = ChildAppearances()
  /// The child whose view is on show, or on its way there.
  var visible: ViewController?
  /// The stack as it was when the last transition started.
  var shownStack: [NodeID] = []
  /// The transitions under way; more than one only where UIKit still nested them.
  var running: [StackTransition] = [] {
    didSet { if running.isEmpty { navigationBar.slide = nil } }
  }
  /// Whether the next turn starts a transition, and whether the last change asked for animation.
  var (isScheduled, isNextAnimated) = (false, false)
  /// The top as it was when the change began that is being made.
  weak var topBeforeChange: ViewController?
  /// Whether the delegate has received what is displayed first.
  var hasDisplayed = false
  /// How many changes of the stack are being made, one inside the other.
  var changeDepth = 0
  /// How many pieces of work are under way whose callbacks may ask for more.
  var workDepth = 0
  /// Who has heard `willMove`, and hears `didMove` once here, or once gone.
  var (arriving, leaving): (Set<NodeID>, Set<NodeID>) = ([], [])

  /// A stack with one controller in it, or none.
  ///
  /// The root hears `willMove(toParent:)` now, `didMove(toParent:)` after it first appeared, and
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

  /// What its user sees: the controller that is presented over the stack, or the top.
  ///
  /// UIKit: `visibleViewController`, since iOS 2.
  public final var visibleViewController: ViewController? {
    (topViewController ?? self).presentedViewController ?? topViewController
  }

  /// Always false: the top is told by hand, inside this controller's own callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// The top decides whether there is a status bar; its colour is the stack's own.
  ///
  /// UIKit: `childForStatusBarHidden`, since iOS 7.
  open override var childForStatusBarHidden: ViewController? { topViewController }

  /// True: lints about the work of containers do not concern UIKit's own.
  open override class var isStockContainer: Bool { true }

  /// Whether all children may turn so; asked of the root in iOS 5.
  open override func shouldAutorotateToInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> Bool {
    children.allSatisfy { $0.dispatched.shouldAutorotateToInterfaceOrientation(orientation) }
  }

  /// What is left below the bar.
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

  /// Pushes the controller, animated; iOS 8 and later, before it is refused as E2.
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

  /// Adds a child to the top of the stack; from outside it is a push without animation.
  open override func addChild(_ child: ViewController) {
    guard !wouldRefuse(child) else { return super.addChild(child) }
    changeStack(animated: false) { super.addChild(child) }
  }
}

/// Its own appearance, passed on to the child on show: own callback first.
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

  /// The bar's title and way back; the previous controller's title leads back.
  func showTitle() {
    let (top, previous) = (topViewController, children.dropLast().last)
    navigationBar.title = top?.barTitle ?? ""
    navigationBar.backTitle = previous.map { $0.navigationItem.backButtonTitle ?? $0.barTitle }
    backButton.isHidden = previous == nil
  }

  /// Puts the top in the place of the shown child while the stack is off screen; sends no callback.
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
    // Loading and moving call out; the stack may be leaving already.
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

  /// The delegate receives what is displayed first, too; one log of iOS 5 shows it.
  private func tellOfFirstDisplay(
    _ message: Event.DelegateMessage, _ child: ViewController, animated: Bool
  ) {
    guard simulation.policy.delegateHearsFirstDisplay else { return }
    tellDelegate(message, child, animated: animated)
  }

  private func forwardWillDisappear(_ animated: Bool) {
    guard appearancePhase == .disappearing else { return }
    cutTransitionsShort()
    // That calls out; the stack may be on its way back already.
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
