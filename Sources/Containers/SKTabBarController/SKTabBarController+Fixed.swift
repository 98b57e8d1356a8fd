/// The fixed code: every tab a child once, one view on show, the others kept at its size.
extension SKTabBarController {
  /// The setter: who stays is left alone, who goes hears of it before its view leaves.
  ///
  /// The selected one stays selected if it stays, else the first is. Nothing changes when a
  /// controller is named twice; one that may not be a child is left out.
  final func replaceTabs(with new: [ViewController]) {
    guard new.areDistinct else { return }
    let gone = tabs.filter { tab in !new.contains { $0 === tab } }
    // Those who leave are let go when all is done, however the compiler optimizes.
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

  /// A finger on the bar.
  final func follow(tapOn index: Int) {
    if hasMore, index == Self.roomInBar - 1 { return showMore() }
    guard tabs.indices.contains(index) else { return }
    if tabs[index] === visible { return popToRoot(of: tabs[index]) }
    select(index)
  }

  /// Whether the bar ends in More.
  final var hasMore: Bool { tabs.count > Self.roomInBar }

  final func showSelected() { show(selected) }

  /// Shows the list of More, a child from when it is first needed.
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

  /// Puts a child's view in the place of the one on show; nil leaves the place empty.
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

/// The list of the tabs that find no room in the bar.
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
