/// Several controllers of which one is on show, and a bar of buttons to choose it.
///
/// All of them are children from the start; a tab is loaded when it is first shown. A selection
/// exchanges the views in the call, without animation unless the delegate has an animator for it.
///
/// UIKit: `UITabBarController`, since iOS 2.
open class TabBarController: ViewController {
  /// The height of the bar, in points.
  public static let barHeight = 49.0

  /// May veto taps; weak.
  ///
  /// UIKit: `delegate`, since iOS 2.
  public weak var delegate: (any TabBarControllerDelegate)?
  /// The bar below the tab on show; its subviews are the buttons, in order.
  ///
  /// UIKit: `tabBar`, since iOS 3.
  public let tabBar = View("tabBar")

  /// Where the child on show is.
  let contentView = View("tabContent")
  let appearances = ChildAppearances()
  /// The child whose view is on show.
  var visible: ViewController?
  /// What the user of the container calls its tabs; those under More have another parent.
  var tabs: [ViewController] = []
  var storedIndex = 0
  /// Whether More shows its list.
  var isListingMore = false
  /// Who has heard `willMove`, and hears `didMove` once here, or once gone.
  var (arriving, leaving): (Set<NodeID>, Set<NodeID>) = ([], [])
  var isSettling = false
  /// The exchange that an animator is at, and the animator.
  var running: (context: TransitionContext, animator: any ViewControllerAnimatedTransitioning)?
  private(set) lazy var moreList = simulation.make { MoreController(of: self) }
  /// The stack that holds what finds no room in the bar; with more than five tabs on a narrow
  /// screen.
  ///
  /// UIKit: `moreNavigationController`, since iOS 2.
  public private(set) lazy var moreNavigationController = simulation.make {
    NavigationController("more", rootViewController: moreList)
  }

  /// Tabs, of which the first is selected.
  ///
  /// All hear `willMove(toParent:)` and `didMove(toParent:)` now; none is loaded.
  public init(_ name: String? = nil, viewControllers: [ViewController] = []) {
    super.init(name)
    if !viewControllers.isEmpty { self.viewControllers = viewControllers }
  }

  /// The tabs, in the order of the bar.
  ///
  /// Setting them keeps the selected one if it is still there, else its place, else the first is
  /// selected. Those that go move out at once, one on show when it has disappeared. Refused as C1
  /// and H2 like `addChild(_:)`.
  ///
  /// UIKit: `viewControllers`, since iOS 2.
  public final var viewControllers: [ViewController] {
    get { tabs }
    set { replaceTabs(with: newValue) }
  }

  /// The place of the selected tab; another value than a tab's place is ignored.
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
  /// Setting it to a controller that is no tab is refused as TB1.
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

  /// The selected tab, which decides about the colour of the status bar.
  ///
  /// UIKit: `childForStatusBarStyle`, since iOS 7.
  open override var childForStatusBarStyle: ViewController? { selectedViewController }

  /// The selected tab, which decides whether there is a status bar.
  ///
  /// UIKit: `childForStatusBarHidden`, since iOS 7.
  open override var childForStatusBarHidden: ViewController? { selectedViewController }

  /// Acts as a finger that taps a tab, counted from 0.
  ///
  /// The delegate may veto, also on the tab on show; a tap on that one takes a navigation
  /// controller back to its root.
  ///
  /// Ours, in place of touches.
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

  /// Always false: the tab on show is told by hand, inside this controller's own callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// True: lints about the work of containers do not concern UIKit's own.
  open override class var isStockContainer: Bool { true }

  /// Whether all children may turn so; asked of the root in iOS 5.
  open override func shouldAutorotateToInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> Bool {
    children.allSatisfy { $0.dispatched.shouldAutorotateToInterfaceOrientation(orientation) }
  }

  /// What is left above the bar.
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
    // Loading calls out; the container may be leaving already.
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
    // That calls out; the container may be on its way back already.
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
