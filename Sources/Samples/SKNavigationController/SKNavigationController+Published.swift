/// The published code, in its successive versions.
extension SKNavigationController {
  /// Creates a new bar, and a stack of only the root, at every appearance.
  final func publishedAppear() {
    bar = simulation.make { NavigationBar("navigationBar") }
    bar.delegate = self
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: NavigationBar.height)
    view.addSubview(bar)
    // A list with nil: at the second appearance the published code throws an exception here.
    guard let root = firstController else { return }
    viewControllers = [root]
    if version != .commit2374862 { firstController = nil }
  }

  /// The setter: removes the old controllers but not their views, and pushes the new ones.
  final func publishedReplace(with new: [ViewController]) {
    bar.items = []
    if version != .commit2374862 {
      for child in children {
        child.dispatched.willMove(toParent: nil)
        child.dispatched.removeFromParent()
      }
    }
    for controller in new { publishedPush(controller, animated: false) }
  }

  final func publishedPush(_ new: ViewController, animated: Bool) {
    let old = children.last
    new.view.frame = publishedFrame(x: view.bounds.width)
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if version == .commit2374862 {
      old?.dispatched.willMove(toParent: nil)
      new.dispatched.willMove(toParent: self)
    }
    dispatched.addChild(new)
    if version != .commit2374862 { pushItem(for: new, animated: animated) }
    switch version {
    case .fixed, .commitc065f93: slideIn(new, over: old, animated: animated)
    case .commitb39c838, .commit39a7ea4: addAndSlideIn(new, over: old, animated: animated)
    case .commit2374862: replace(old, with: new, animated: animated)
    }
    if version == .commit2374862 { pushItem(for: new, animated: animated) }
  }

  /// The last version: only the transition adds the view, with the container's own center.
  private func slideIn(_ new: ViewController, over old: ViewController?, animated: Bool) {
    guard let old else {
      view.addSubview(new.view)
      new.dispatched.didMove(toParent: self)
      new.view.center = view.center
      return
    }
    transition(from: old, to: new, duration: animated ? Self.slideDuration : 0) { [self] in
      new.view.center = view.center
      old.view.center.x -= view.bounds.width
    } completion: { [self] _ in
      new.dispatched.didMove(toParent: self)
    }
  }

  /// Earlier: the view is added by hand, twice without animation, and then by the transition.
  private func addAndSlideIn(_ new: ViewController, over old: ViewController?, animated: Bool) {
    view.addSubview(new.view)
    guard animated, let old else {
      view.addSubview(new.view)
      old?.view.removeFromSuperview()
      new.view.frame = publishedFrame(x: 0)
      new.dispatched.didMove(toParent: self)
      return
    }
    takeOver(new, from: old, by: -view.bounds.width) { [self] in
      new.dispatched.didMove(toParent: self)
    }
  }

  /// At first: the covered controller receives `willMove` to nil, and is removed if not animated.
  private func replace(_ old: ViewController?, with new: ViewController, animated: Bool) {
    guard animated, let old else {
      view.addSubview(new.view)
      new.view.frame = publishedFrame(x: 0)
      old?.dispatched.removeFromParent()
      new.dispatched.didMove(toParent: self)
      return
    }
    takeOver(new, from: old, by: -view.bounds.width) { [self] in
      new.dispatched.didMove(toParent: self)
    }
  }
}

/// Popping, as published.
extension SKNavigationController {
  final func publishedPop(animated: Bool) -> ViewController? {
    let count = children.count
    guard count > 1 else {
      // The index of the one below is -1: here the published code throws a range exception.
      simulation.report(.popOfLast(of: self, count: count))
      return nil
    }
    let (upper, lower) = (children[count - 1], children[count - 2])
    if version.trustsBar {
      popTrustingBar(upper, to: lower, animated: animated)
      return lower
    }
    userInitiatedPop = false
    bar.popItem(animated: animated)
    userInitiatedPop = true
    lower.view.frame = publishedFrame(x: -view.bounds.width)
    upper.dispatched.willMove(toParent: nil)
    transition(from: upper, to: lower, duration: animated ? Self.slideDuration : 0) { [self] in
      lower.view.center = view.center
      upper.view.center.x += view.bounds.width
    } completion: { _ in
      upper.dispatched.removeFromParent()
    }
    return upper
  }

  /// The bar asks: the early versions cannot distinguish a tap from their own pop, about which the
  /// bar asks, too, so that their pop starts twice.
  final func publishedShouldPop() -> Bool {
    if version.trustsBar {
      userInitiatedPop = true
      _ = publishedPop(animated: true)
      return true
    }
    guard userInitiatedPop else { return true }
    popViewController(animated: true)
    return false
  }

  private func popTrustingBar(_ upper: ViewController, to lower: ViewController, animated: Bool) {
    lower.view.frame = publishedFrame(x: -view.bounds.width)
    upper.dispatched.willMove(toParent: nil)
    let isFirst = version == .commit2374862
    if isFirst {
      lower.dispatched.willMove(toParent: self)
      dispatched.addChild(lower)
    } else {
      popItemUnlessBarDoes(animated: animated)
    }
    if animated {
      takeOver(lower, from: upper, by: view.bounds.width) { [self] in
        upper.dispatched.removeFromParent()
        if isFirst { lower.dispatched.didMove(toParent: self) }
      }
    } else {
      view.addSubview(lower.view)
      lower.view.frame = publishedFrame(x: 0)
      upper.view.removeFromSuperview()
      upper.dispatched.removeFromParent()
      if isFirst { lower.dispatched.didMove(toParent: self) }
    }
    if isFirst { popItemUnlessBarDoes(animated: animated) }
  }

  private func popItemUnlessBarDoes(animated: Bool) {
    if !userInitiatedPop { bar.popItem(animated: animated) }
    userInitiatedPop = false
  }

  /// One controller replaces another, which moves out by a distance.
  private func takeOver(
    _ new: ViewController, from old: ViewController, by distance: Double,
    atEnd: @escaping () -> Void
  ) {
    transition(from: old, to: new, duration: Self.slideDuration) {
      new.view.center = old.view.center
      old.view.center.x += distance
    } completion: { _ in
      atEnd()
    }
  }

  private func publishedFrame(x: Double) -> CGRect {
    let height = NavigationBar.height
    return CGRect(
      x: x, y: height, width: view.bounds.width, height: view.bounds.height - height)
  }

  private func pushItem(for controller: ViewController, animated: Bool) {
    let item = NavigationItem()
    item.title = controller.barTitle
    item.backButtonTitle = bar.topItem?.title
    bar.pushItem(item, animated: animated)
  }
}
