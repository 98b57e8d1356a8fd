/// The published code, in its successive versions.
extension SKTabBarController {
  /// The setter: removes all old tabs, adds all new ones, selects the first.
  ///
  /// Before the view is loaded there is no bar, and nothing is selected; loading sets the list
  /// again.
  final func publishedReplace(with new: [ViewController]) {
    if !version.addsOnTap {
      for tab in tabs { publishedRemove(tab) }
      for tab in new { publishedAdd(tab) }
    }
    tabs = new
    guard tabBar.superview != nil else { return }
    tabBar.titles = tabs.map(\.tabTitle)
    // The first of no items: here the published code throws a range exception.
    guard !tabs.isEmpty else { return }
    tabBar(tabBar, didSelect: 0)
  }

  /// A tap: exchanges the views, in the incorrect versions also the controllers.
  final func publishedSelect(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let new = tabs[index]
    tabBar.selectedIndex = index
    if new === selected { return popToRoot(of: new) }
    if let old = selected {
      if version.addsOnTap { old.dispatched.willMove(toParent: nil) }
      old.viewIfLoaded?.removeFromSuperview()
      if version.addsOnTap { old.dispatched.removeFromParent() }
    }
    new.view.frame = contentFrame
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if version.addsOnTap {
      new.dispatched.willMove(toParent: self)
      dispatched.addChild(new)
    }
    view.addSubview(new.view)
    if version.addsOnTap { new.dispatched.didMove(toParent: self) }
    selected = new
  }

  private func publishedAdd(_ tab: ViewController) {
    if version.repeatsWillMove { tab.dispatched.willMove(toParent: self) }
    dispatched.addChild(tab)
    tab.dispatched.didMove(toParent: self)
  }

  private func publishedRemove(_ tab: ViewController) {
    tab.dispatched.willMove(toParent: nil)
    tab.dispatched.removeFromParent()
    if version.repeatsDidMove { tab.dispatched.didMove(toParent: nil) }
  }
}
