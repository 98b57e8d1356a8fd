/// Exchanging the visible tab.
extension TabBarController {
  func replaceTabs(with controllers: [ViewController]) {
    simulation.log(call: "viewControllers = [\(controllers.names)]", of: self)
    let new = controllers.filter { controller in
      !tabs.contains { $0 === controller }
    }
    guard controllers.areDistinct, !refusesOne(of: new) else { return }
    let (selected, index) = (selectedViewController, storedIndex)
    let gone = tabs.filter { tab in !controllers.contains { $0 === tab } }
    tabs = controllers
    // Each receives a callback in which it may change the tabs again.
    for tab in gone where !tabs.contains(where: { $0 === tab }) { leave(tab) }
    for tab in new where tabs.contains(where: { $0 === tab }) { adopt(tab) }
    let others = children.filter { child in !tabs.contains { $0 === child } }
    reorderChildren(tabs.filter { $0.parent === self } + others)
    storedIndex =
      tabs.firstIndex { $0 === selected } ?? (tabs.indices.contains(index) ? index : 0)
    isListingMore = false
    showSelected()
  }

  /// Shows the selected tab: the new one begins before the old one.
  ///
  /// Both end at the end of the turn, or of the delegate's animation, the old one first. Off screen
  /// nothing is loaded. A running animation ends immediately.
  func showSelected() {
    guard appearancePhase != .disappeared else {
      showButtons()
      return
    }
    let old = visible
    let new = controllerToShow()
    guard new !== old else {
      showButtons()
      return
    }
    cutExchangeShort()
    new?.loadViewIfNeeded()
    let animator = animator(from: old, to: new)
    guard visible === old, appearancePhase != .disappeared, isToBeShown(new) else { return }
    visible = new
    if let new, appearancePhase != .disappearing {
      appearances.begin(new, appearing: true, animated: animator != nil)
    }
    if let old, old !== visible {
      appearances.begin(old, appearing: false, animated: animator != nil)
      if old !== visible, animator == nil { takeOut(old) }
    }
    if let new, new === visible { place(new) }
    if let new, new === visible, new.parent === self, new.viewIfLoaded?.superview !== contentView {
      return giveUp(new, for: old)
    }
    showButtons()
    if let animator, let old, let new, new === visible {
      run(animator, from: old, to: new)
    } else {
      settleLater()
    }
  }

  /// Keeps the old tab because the view of the new one was refused: reverses everything.
  private func giveUp(_ new: ViewController, for old: ViewController?) {
    visible = old
    if let index = tabs.firstIndex(where: { $0 === old }) { storedIndex = index }
    isListingMore = old != nil && old === moreInUse
    appearances.begin(new, appearing: false, animated: false)
    appearances.end(new)
    if let old, old === visible, appearancePhase != .disappearing {
      appearances.begin(old, appearing: true, animated: false)
      if old === visible { place(old) }
    }
    showButtons()
    settleLater()
  }

  /// Whether the selection is still this controller.
  private func isToBeShown(_ child: ViewController?) -> Bool {
    child === selectedViewController || child === moreInUse
  }

  /// Exchanges the visible tab while off screen; sends no callback.
  func exchangeOffScreen() {
    guard visible?.appearancePhase ?? .disappeared == .disappeared else { return }
    let new = controllerToShow()
    if let old = visible, old !== new {
      takeOut(old)
      finishLeaving(old)
    }
    visible = new
    if let visible { place(visible) }
    showButtons()
  }

  private func settleLater() {
    guard !isSettling else { return }
    isSettling = true
    simulation.atEndOfTurn { [self] in
      isSettling = false
      if running == nil { settle() }
    }
  }

  private func settle() {
    for child in appearances.children where child !== visible {
      takeOut(child)
      appearances.end(child)
      finishLeaving(child)
    }
    guard appearancePhase == .appeared, let visible else { return }
    appearances.end(visible)
    finishArriving(visible)
  }
}

/// Transitions animated by the delegate.
extension TabBarController {
  /// The delegate's animator for a tab transition on screen; iOS 7 and later.
  private func animator(
    from old: ViewController?, to new: ViewController?
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let old, let new, appearancePhase == .appeared, !simulation.profile.pushesAtOnce else {
      return nil
    }
    return delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
  }

  private func run(
    _ animator: any ViewControllerAnimatedTransitioning, from old: ViewController,
    to new: ViewController
  ) {
    let context = TransitionContext(in: contentView, from: old, to: new) { [weak self] context in
      guard let self, running?.context === context else { return }
      running = nil
      settle()
      view.setNeedsLayout()
    }
    running = (context, animator)
    Simulation.$current.withValue(simulation) { animator.animateTransition(using: context) }
  }

  /// Ends a transition immediately, as if its animation were over.
  func cutExchangeShort() { running?.context.completeTransition(false) }
}

/// Adding and removing tabs.
extension TabBarController {
  func adopt(_ tab: ViewController) {
    leaving.remove(tab.id)
    dispatched.addChild(tab)
    arriving.insert(tab.id)
    if simulation.policy.tabsMoveAtOnce { finishArriving(tab) }
  }

  func finishArriving(_ tab: ViewController) {
    guard tab.parent === self, arriving.remove(tab.id) != nil else { return }
    tab.tell(.didMove(toParent: id))
  }

  private func leave(_ tab: ViewController) {
    guard tab.parent === self else {
      moreInUse?.releaseNow(tab)
      return
    }
    // It may request its own removal in this callback.
    guard leaving.insert(tab.id).inserted else { return }
    tab.tell(.willMove(toParent: nil))
    guard tab.parent === self else {
      leaving.remove(tab.id)
      return
    }
    detachChild(tab)
    arriving.remove(tab.id)
    guard tab.appearancePhase == .disappeared else { return }
    if visible === tab {
      takeOut(tab)
      visible = nil
    }
    finishLeaving(tab)
  }

  func finishLeaving(_ tab: ViewController) {
    guard leaving.remove(tab.id) != nil, tab.parent == nil else { return }
    tab.tell(.didMove(toParent: nil))
  }
}

/// The views.
extension TabBarController {
  func placeParts() {
    let size = view.bounds.size
    let bar = min(Self.barHeight, size.height)
    contentView.frame = contentFrame(in: size)
    tabBar.frame = CGRect(x: 0, y: size.height - bar, width: size.width, height: bar)
    let width = size.width / Double(max(1, tabBar.subviews.count))
    for (place, button) in tabBar.subviews.enumerated() {
      button.frame = CGRect(x: width * Double(place), y: 0, width: width, height: bar)
    }
  }

  func contentFrame(in size: CGSize) -> CGRect {
    let bar = min(Self.barHeight, size.height)
    return CGRect(x: 0, y: 0, width: size.width, height: size.height - bar)
  }

  /// A button for each tab, the selected one marked; the fifth is More if there is no room for all.
  func showButtons() {
    guard isViewLoaded else { return }
    simulation.visit(4 * tabs.count)
    var titles = tabs.map(\.tabTitle)
    if hasMore { titles = titles.prefix(4) + ["More"] }
    while tabBar.subviews.count > titles.count { tabBar.subviews.last?.removeFromSuperview() }
    while tabBar.subviews.count < titles.count { tabBar.addSubview(makeButton()) }
    let marked = hasMore && (isListingMore || storedIndex >= 4) ? 4 : storedIndex
    for (place, title) in titles.enumerated() {
      let button = tabBar.subviews[place]
      button.content = .button(title)
      button.backgroundColor = place == marked ? Color(hex: 0xD5DCEA) : nil
      button.onTap = { [weak self] in
        guard let self else { return }
        if hasMore, place == 4 { tapMore() } else { tap(place) }
      }
    }
    placeParts()
  }

  /// Created in the tabs' own simulation, not in the caller's current one.
  private func makeButton() -> Button {
    simulation.make { Button("tab\(tabBar.subviews.count)", title: "") }
  }

  private func place(_ child: ViewController) {
    child.loadViewIfNeeded()
    // Loading calls out; another one may be selected by now, or this one removed.
    guard child === visible, child.parent === self else { return }
    child.view.frame = contentView.bounds
    guard child.view.superview !== contentView else { return }
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(child.view)
  }

  private func takeOut(_ child: ViewController) {
    guard let old = child.viewIfLoaded, old.superview === contentView else { return }
    old.removeFromSuperview()
  }
}
