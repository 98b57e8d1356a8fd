/// Shows one of several controllers, selected by a bar of buttons.
///
/// All tabs are children from the start; a tab is loaded when it is first shown. A selection
/// exchanges the views in the call, without animation unless the delegate provides an animator.
///
/// UIKit: `UITabBarController`, since iOS 2.
open class TabBarController: ViewController {
  /// The height of the bar, in points.
  public static let barHeight = 49.0

  /// Can veto taps; weak.
  ///
  /// UIKit: `delegate`, since iOS 2.
  public weak var delegate: (any TabBarControllerDelegate)?
  /// The bar below the visible tab; its subviews are the buttons, in order.
  ///
  /// UIKit: `tabBar`, since iOS 3.
  public let tabBar = View("tabBar")

  /// The container of the visible child.
  let contentView = View("tabContent")
  let appearances = ChildAppearances()
  /// The child whose view is visible.
  var visible: ViewController?
  /// The container's tabs; those under More have another parent.
  var tabs: [ViewController] = []
  var storedIndex = 0
  /// Whether More shows its list.
  var isListingMore = false
  /// Children that received `willMove`, and will receive `didMove` on arrival or removal.
  var (arriving, leaving): (Set<NodeID>, Set<NodeID>) = ([], [])
  var isSettling = false
  /// The running transition and its animator.
  var running: (context: TransitionContext, animator: any ViewControllerAnimatedTransitioning)?
  private(set) lazy var moreList = simulation.make { MoreController(of: self) }
  /// The stack of tabs that do not fit into the bar: with more than five tabs on a narrow screen.
  ///
  /// UIKit: `moreNavigationController`, since iOS 2.
  public private(set) lazy var moreNavigationController = simulation.make {
    NavigationController("more", rootViewController: moreList)
  }

  /// Creates tabs and selects the first one.
  ///
  /// All receive `willMove(toParent:)` and `didMove(toParent:)` now; none is loaded.
  public init(_ name: String? = nil, viewControllers: [ViewController] = []) {
    super.init(name)
    if !viewControllers.isEmpty { self.viewControllers = viewControllers }
  }

  /// The tabs, in the order of the bar.
  ///
  /// Setting them keeps the selected tab if it is still there, otherwise its index if valid,
  /// otherwise the first one. Removed tabs are removed immediately, a visible one after it has
  /// disappeared. Refused as C1 and H2 like `addChild(_:)`.
  ///
  /// UIKit: `viewControllers`, since iOS 2.
  public final var viewControllers: [ViewController] {
    get { tabs }
    set { replaceTabs(with: newValue) }
  }

  /// The index of the selected tab; invalid values are ignored.
  ///
  /// UIKit: `selectedIndex`, since iOS 2.
  public final var selectedIndex: Int {
    get { storedIndex }
    set {
      guard tabs.indices.contains(newValue), newValue != storedIndex || isListingMore else {
        return
      }
      simulation.log(call: "selectedIndex = \(newValue)", of: self)
      (storedIndex, isListingMore) = (newValue, false)
      showSelected()
    }
  }

  /// The selected tab.
  ///
  /// Setting it to a controller that is not a tab is refused as TB1.
  ///
  /// UIKit: `selectedViewController`, since iOS 2.
  public final var selectedViewController: ViewController? {
    get { tabs.indices.contains(storedIndex) ? tabs[storedIndex] : nil }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        simulation.report(SelectionOfStranger.diagnostic(in: self, of: newValue))
        return
      }
      selectedIndex = index
    }
  }

  /// The selected tab, which determines the status bar style.
  ///
  /// UIKit: `childForStatusBarStyle`, since iOS 7.
  open override var childForStatusBarStyle: ViewController? { selectedViewController }

  /// The selected tab, which determines whether the status bar is hidden.
  ///
  /// UIKit: `childForStatusBarHidden`, since iOS 7.
  open override var childForStatusBarHidden: ViewController? { selectedViewController }

  /// Simulates a tap on a tab by index.
  ///
  /// The delegate may veto, also for the visible tab; a tap on that one pops a navigation
  /// controller to its root.
  ///
  /// An addition to UIKit, in place of touches.
  public final func tap(_ index: Int) {
    simulation.log(call: "tap(\(index))", of: self)
    guard tabs.indices.contains(index) else { return }
    let tab = tabs[index]
    if let delegate {
      simulation.noteDelegate(.shouldSelect, of: self, about: tab)
      guard delegate.tabBarController(self, shouldSelect: tab),
        tabs.contains(where: { $0 === tab })
      else { return }
    }
    if tab === selectedViewController, !isListingMore {
      (tab as? NavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = tab
    }
    if let delegate {
      simulation.noteDelegate(.didSelect, of: self, about: tab)
      delegate.tabBarController(self, didSelect: tab)
    }
  }

  /// Always false: the appearance of the visible tab is forwarded manually, inside this controller's
  /// own callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// True: lints for custom containers do not apply to UIKit's own.
  open override class var isStockContainer: Bool { true }

  /// Whether all children support an orientation; asked of the root in iOS 5.
  open override func shouldAutorotateToInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> Bool {
    children.allSatisfy { $0.dispatched.shouldAutorotateToInterfaceOrientation(orientation) }
  }

  /// The size above the bar.
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
    contentView.clipsToBounds = true
    tabBar.backgroundColor = Color(hex: 0xF2F2F7)
    view.addSubview(contentView)
    view.addSubview(tabBar)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeParts()
    if running == nil { visible?.viewIfLoaded?.frame = contentView.bounds }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard appearancePhase == .appearing else { return }
    placeParts()
    exchangeOffScreen()
    // Loading calls out; the container may already be disappearing.
    if appearancePhase == .appearing, let visible {
      appearances.begin(visible, appearing: true, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard appearancePhase == .appeared, let visible else { return }
    appearances.end(visible)
    finishArriving(visible)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard appearancePhase == .disappearing else { return }
    cutExchangeShort()
    // This calls out; the container may already be appearing again.
    guard appearancePhase == .disappearing, let visible else { return }
    appearances.begin(visible, appearing: false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard appearancePhase == .disappeared, let visible else { return }
    appearances.finishDisappearance(of: visible)
    finishLeaving(visible)
  }
}
