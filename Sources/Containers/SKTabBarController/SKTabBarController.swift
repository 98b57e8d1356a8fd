/// Tabs of one's own: all are children from the start, and a tap exchanges their views.
///
/// The versions are the steps by which the source came to that. The fixed one also remembers its
/// index, bears an empty list, lays its tabs out at every size, and has More for the sixth tab on.
///
/// Source: Soroush Khanlou, "Containers", and his SKTabBarController (2012).
open class SKTabBarController: ViewController, TabBarDelegate {
  /// How many tabs find room in the bar; with more of them the last place is More.
  public static let roomInBar = 5

  /// Which code runs.
  public let version: Version
  /// The bar below the tab on show.
  public let tabBar = TabBar("tabBar")

  /// What the user of the container calls its tabs.
  final var tabs: [ViewController] = []
  /// The tab that was selected last; More may lie over it.
  final var selected: ViewController?
  /// The child whose view is on show: the selected tab, or More's list.
  final var visible: ViewController?
  private(set) lazy final var moreList = simulation.make { SKMoreController(of: self) }

  /// Tabs, of which the first is selected when the view is loaded.
  public init(
    _ name: String? = nil, viewControllers: [ViewController] = [], version: Version = .fixed
  ) {
    self.version = version
    super.init(name)
    tabBar.delegate = self
    if !viewControllers.isEmpty { self.viewControllers = viewControllers }
  }

  /// The tabs, in the order of the bar; all of them become children.
  public final var viewControllers: [ViewController] {
    get { tabs }
    set {
      simulation.log(call: "viewControllers = [\(newValue.names)]", of: self)
      if version == .fixed { replaceTabs(with: newValue) } else { publishedReplace(with: newValue) }
    }
  }

  /// The tab that was selected last; nil without tabs.
  ///
  /// Published, setting it did nothing.
  public final var selectedViewController: ViewController? {
    get { selected }
    set {
      guard version == .fixed, let index = tabs.firstIndex(where: { $0 === newValue }) else {
        return
      }
      select(index)
    }
  }

  /// The place of the selected tab, counted from 0.
  ///
  /// Published, it was never set: it is always 0 there.
  public final var selectedIndex: Int {
    get { version == .fixed ? tabs.firstIndex { $0 === selected } ?? 0 : 0 }
    set {
      guard version == .fixed, tabs.indices.contains(newValue) else { return }
      select(newValue)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    fillScreen()
    tabBar.frame = TabBar.frame(in: view.bounds.size)
    view.addSubview(tabBar)
    if version == .fixed { showSelected() } else { publishedReplace(with: tabs) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard version == .fixed else { return }
    tabBar.frame = TabBar.frame(in: view.bounds.size)
    for child in children { child.viewIfLoaded?.frame = contentFrame }
  }

  /// The published code does without `super` here, so that rotations end at this controller.
  open override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    if version == .fixed { super.willRotate(to: orientation, duration: duration) }
  }

  /// Acts as a finger that taps a tab, counted from 0; the last place may be More.
  public final func tap(_ index: Int) {
    guard tabBar.subviews.indices.contains(index) else { return }
    tabBar.subviews[index].tap()
  }

  /// The bar was tapped: on the tab on show it goes back to its root, on another it selects.
  public final func tabBar(_ tabBar: TabBar, didSelect index: Int) {
    if version == .fixed { follow(tapOn: index) } else { publishedSelect(index) }
  }

  /// What the bar leaves.
  final var contentFrame: CGRect { TabBar.contentFrame(in: view.bounds.size) }

  /// What a tap on the tab on show does.
  final func popToRoot(of tab: ViewController) {
    (tab as? SKNavigationController)?.popToRootViewController(animated: true)
    (tab as? NavigationController)?.popToRootViewController(animated: true)
  }
}

extension SKTabBarController {
  /// Which code runs: ours, or that of a commit.
  public enum Version: String, Sendable, CaseIterable {
    /// Ours.
    case fixed
    /// The last one: added once too often at the start, otherwise as it should be.
    case commit43f4864 = "43f4864"
    /// `willMove` is left to `addChild`; `didMove(toParent: nil)` still comes twice.
    case commit67641ee = "67641ee"
    /// All tabs are children; what the core says is said by hand as well.
    case commit6d00824 = "6d00824"
    /// Tabs come and go as children with every tap; the one that the article calls incorrect.
    case commit297c2dc = "297c2dc"
    /// The first one; the next only added a page of text.
    case commit84b55c3 = "84b55c3"

    /// Whether a tab is a child only while it is on show.
    var addsOnTap: Bool { self == .commit84b55c3 || self == .commit297c2dc }
    /// Whether `willMove` is sent by hand before `addChild` sends it.
    var repeatsWillMove: Bool { addsOnTap || self == .commit6d00824 }
    /// Whether `didMove(toParent: nil)` is sent by hand after `removeFromParent` sent it.
    var repeatsDidMove: Bool { self == .commit6d00824 || self == .commit67641ee }
  }
}
