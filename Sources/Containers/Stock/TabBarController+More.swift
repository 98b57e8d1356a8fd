/// More: the stack for tabs that do not fit into the bar.
extension TabBarController {
  /// Whether the last tab is More: more than five tabs on a narrow screen.
  final var hasMore: Bool {
    guard tabs.count > 5, let size = viewIfLoaded?.bounds.size else { return false }
    return TraitCollection(screenWidth: size.width, height: size.height).horizontalSizeClass
      == .compact
  }

  /// The stack of More, if it was used.
  var moreInUse: NavigationController? {
    children.lazy.compactMap { $0 as? NavigationController }
      .first { $0.children.first is MoreController }
  }

  /// Simulates a tap on More: shows its list, or returns to it.
  func tapMore() {
    if isListingMore || visible === moreNavigationController {
      moreNavigationController.popToRootViewController(animated: true)
      isListingMore = true
      showButtons()
      return
    }
    isListingMore = true
    showSelected()
  }

  /// The controller to show: the selected tab, or More with it on its stack.
  ///
  /// A tab under More is a child of More's stack, as in UIKit; when popped from it, it becomes a
  /// tab's child again. One that cannot be pushed, such as a navigation controller, is shown
  /// without More.
  func controllerToShow() -> ViewController? {
    takeBackTabs()
    guard hasMore, isListingMore || storedIndex >= 4 && goesUnderMore(selectedViewController) else {
      guard let tab = selectedViewController else { return nil }
      moreInUse?.releaseNow(tab)
      if tab.parent !== self, !wouldRefuse(tab) { adopt(tab) }
      return tab
    }
    let more = moreNavigationController
    if more.parent !== self { adopt(more) }
    let stack = [moreList] + (isListingMore ? [] : [selectedViewController].compactMap(\.self))
    if more.children.map(\.id) != stack.map(\.id) {
      more.setViewControllers(stack, animated: visible === more)
    }
    return more
  }

  /// Whether a tab can be shown on More's stack; not if it is already visible without it.
  private func goesUnderMore(_ tab: ViewController?) -> Bool {
    !(tab is NavigationController || tab is SplitViewController) && tab !== visible
  }

  private func takeBackTabs() {
    for tab in tabs where tab.parent == nil && !wouldRefuse(tab) { adopt(tab) }
  }
}

extension NavigationController {
  /// Removes a controller from the stack and from view in this call, without animation.
  func releaseNow(_ child: ViewController) {
    guard child.parent === self else { return }
    setViewControllers(children.filter { $0 !== child }, animated: false)
    showNow()
  }

  /// Ends all transitions and shows the top controller in this call.
  func showNow() {
    for transition in running { finish(transition) }
    isNextAnimated = false
    startScheduledTransition()
    // Callbacks may have requested an animation meanwhile.
    for transition in running { finish(transition) }
  }
}

/// The list of tabs that do not fit into the bar.
///
/// UIKit: the root of `moreNavigationController`.
final class MoreController: ViewController {
  private weak var tabs: TabBarController?

  init(of tabs: TabBarController) {
    self.tabs = tabs
    super.init("moreList")
    title = "More"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabs?.isListingMore = true
    showRows()
  }

  private func showRows() {
    for row in view.subviews { row.removeFromSuperview() }
    for (index, tab) in (tabs?.viewControllers ?? []).enumerated().dropFirst(4) {
      let row = simulation.make { Button("row\(index)", title: tab.tabTitle) }
      row.frame = CGRect(
        x: 0, y: Double(index - 4) * 44, width: view.bounds.width, height: 44)
      row.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
      row.onTap = { [weak self] in self?.tabs?.tap(index) }
      view.addSubview(row)
    }
  }
}
