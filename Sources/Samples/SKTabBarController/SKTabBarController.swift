/// Custom tabs: all are children from the start, and a tap exchanges their views.
///
/// The versions are the development of the source. The fixed one also remembers its index, supports
/// an empty list, lays out its tabs at every size, and has More from the sixth tab on.
///
/// Source: Soroush Khanlou, "Containers", and his SKTabBarController (2012).
package class SKTabBarController: ViewController, TabBarDelegate {
  /// The maximum number of tabs in the bar; if there are more, the last one is More.
  package static let roomInBar = 5

  /// Which code runs.
  package let version: Version
  /// The bar below the visible tab.
  package let tabBar = TabBar("tabBar")

  /// The container's tabs.
  final var tabs: [ViewController] = []
  /// The selected tab; More may cover it.
  final var selected: ViewController?
  /// The child whose view is visible: the selected tab, or More's list.
  final var visible: ViewController?
  private(set) lazy final var moreList = simulation.make { SKMoreController(of: self) }

  /// Creates tabs and selects the first one when the view is loaded.
  package init(
    _ name: String? = nil, viewControllers: [ViewController] = [], version: Version = .fixed
  ) {
    self.version = version
    super.init(name)
    tabBar.delegate = self
    if !viewControllers.isEmpty { self.viewControllers = viewControllers }
  }

  /// The tabs, in the order of the bar; all of them become children.
  package final var viewControllers: [ViewController] {
    get { tabs }
    set {
      simulation.log(call: "viewControllers = [\(newValue.names)]", of: self)
      if version == .fixed { replaceTabs(with: newValue) } else { publishedReplace(with: newValue) }
    }
  }

  /// The selected tab; nil without tabs.
  ///
  /// As published, setting it did nothing.
  package final var selectedViewController: ViewController? {
    get { selected }
    set {
      guard version == .fixed, let index = tabs.firstIndex(where: { $0 === newValue }) else {
        return
      }
      select(index)
    }
  }

  /// The index of the selected tab.
  ///
  /// As published, it was never set: always 0.
  package final var selectedIndex: Int {
    get { version == .fixed ? tabs.firstIndex { $0 === selected } ?? 0 : 0 }
    set {
      guard version == .fixed, tabs.indices.contains(newValue) else { return }
      select(newValue)
    }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    fillScreen()
    tabBar.frame = TabBar.frame(in: view.bounds.size)
    view.addSubview(tabBar)
    if version == .fixed { showSelected() } else { publishedReplace(with: tabs) }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard version == .fixed else { return }
    tabBar.frame = TabBar.frame(in: view.bounds.size)
    for child in children { child.viewIfLoaded?.frame = contentFrame }
  }

  /// The published code does not call `super`, so that rotations are not forwarded.
  package override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    if version == .fixed { super.willRotate(to: orientation, duration: duration) }
  }

  /// Simulates a tap on a tab by index; the last one may be More.
  package final func tap(_ index: Int) {
    guard tabBar.subviews.indices.contains(index) else { return }
    tabBar.subviews[index].tap()
  }

  /// The bar was tapped: pops the visible tab to its root, or selects another one.
  package final func tabBar(_ tabBar: TabBar, didSelect index: Int) {
    if version == .fixed { follow(tapOn: index) } else { publishedSelect(index) }
  }

  /// The area above the bar.
  final var contentFrame: CGRect { TabBar.contentFrame(in: view.bounds.size) }

  /// The effect of a tap on the visible tab.
  final func popToRoot(of tab: ViewController) {
    (tab as? SKNavigationController)?.popToRootViewController(animated: true)
    (tab as? NavigationController)?.popToRootViewController(animated: true)
  }
}

extension SKTabBarController {
  /// The version of the code: ours, or that of a commit.
  package enum Version: String, Sendable, CaseIterable {
    /// Ours.
    case fixed
    /// The last one: adds the tabs once too often at the start, otherwise correct.
    case commit43f4864 = "43f4864"
    /// `willMove` is left to `addChild`; `didMove(toParent: nil)` is still sent twice.
    case commit67641ee = "67641ee"
    /// All tabs are children; callbacks sent by the core are also sent by hand.
    case commit6d00824 = "6d00824"
    /// Tabs are added and removed as children with every tap; called incorrect in the article.
    case commit297c2dc = "297c2dc"
    /// The first one; the next commit only added text.
    case commit84b55c3 = "84b55c3"

    /// Whether a tab is a child only while it is visible.
    var addsOnTap: Bool { self == .commit84b55c3 || self == .commit297c2dc }
    /// Whether `willMove` is sent by hand before `addChild` sends it.
    var repeatsWillMove: Bool { addsOnTap || self == .commit6d00824 }
    /// Whether `didMove(toParent: nil)` is sent by hand after `removeFromParent` sent it.
    var repeatsDidMove: Bool { self == .commit6d00824 || self == .commit67641ee }
  }
}
