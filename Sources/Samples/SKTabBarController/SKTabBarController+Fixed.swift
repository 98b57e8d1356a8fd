/// The fixed code: every tab is a child, one view is visible, the others keep its size.
extension SKTabBarController {
  /// The setter: keeps tabs that stay, and removes the others with their callbacks in order.
  ///
  /// The selected tab remains selected if it stays, else the first one is. A list with duplicates
  /// is ignored; a controller that cannot be a child is left out.
  final func replaceTabs(with new: [ViewController]) {
    guard new.areDistinct else { return }
    let gone = tabs.filter { tab in !new.contains { $0 === tab } }
    // Keep removed tabs alive until the end, independent of compiler optimizations.
    defer { withExtendedLifetime(gone) {} }
    let added = new.filter { tab in !tabs.contains { $0 === tab } }
    for tab in gone { leave(tab) }
    for tab in added { dispatched.addChild(tab) }
    tabs = new.filter { $0.parent === self }
    reorderChildren(tabs + children.filter { child in !tabs.contains { $0 === child } })
    if !tabs.contains(where: { $0 === selected }) { selected = tabs.first }
    showSelected()
    if !hasMore { leaveMore() }
    for tab in added where tab.parent === self { tab.dispatched.didMove(toParent: self) }
  }

  /// Selects a tab by code: no stack pops to its root.
  final func select(_ index: Int) {
    selected = tabs[index]
    showSelected()
  }

  /// Handles a tap on the bar.
  final func follow(tapOn index: Int) {
    if hasMore, index == Self.roomInBar - 1 { return showMore() }
    guard tabs.indices.contains(index) else { return }
    if tabs[index] === visible { return popToRoot(of: tabs[index]) }
    select(index)
  }

  /// Whether the last tab is More.
  final var hasMore: Bool { tabs.count > Self.roomInBar }

  final func showSelected() { show(selected) }

  /// Shows the list of More, which is added as a child on first use.
  private func showMore() {
    guard moreList.parent !== self else { return show(moreList) }
    addChild(moreList)
    show(moreList)
    moreList.didMove(toParent: self)
  }

  private func leaveMore() {
    if children.contains(where: { $0 is SKMoreController }) { leave(moreList) }
  }

  private func leave(_ child: ViewController) {
    guard child.parent === self else { return }
    child.dispatched.willMove(toParent: nil)
    if visible === child {
      visible = nil
      child.viewIfLoaded?.removeFromSuperview()
    }
    child.dispatched.removeFromParent()
  }

  /// Exchanges the visible child's view; nil shows none.
  private func show(_ new: ViewController?) {
    guard tabBar.superview != nil else { return }
    if new !== visible {
      visible?.viewIfLoaded?.removeFromSuperview()
      visible = new
      if let new {
        new.view.frame = contentFrame
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(new.view, at: 0)
      }
    }
    showTitles()
  }

  private func showTitles() {
    let titles = tabs.map(\.tabTitle)
    tabBar.titles = hasMore ? titles.prefix(Self.roomInBar - 1) + ["More"] : titles
    let index = tabs.firstIndex { $0 === visible }
    tabBar.selectedIndex =
      hasMore && visible != nil ? min(index ?? .max, Self.roomInBar - 1) : index
  }
}

/// The list of tabs that do not fit into the bar.
final class SKMoreController: ViewController {
  private weak var tabs: SKTabBarController?
  private lazy var rows = RowList("moreRows")

  init(of tabs: SKTabBarController) {
    self.tabs = tabs
    super.init("moreList")
    title = "More"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rows.frame = view.bounds
    rows.onSelect = { [weak self] row in self?.tabs?.select(row + Self.firstTab) }
    view.addSubview(rows)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rows.titles = (tabs?.viewControllers ?? []).dropFirst(Self.firstTab).map(\.tabTitle)
  }

  private static let firstTab = SKTabBarController.roomInBar - 1
}
