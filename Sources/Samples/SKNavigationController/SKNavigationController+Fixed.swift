/// The fixed code: one transition at a time, in the container's own coordinates.
extension SKNavigationController {
  /// The position of a child.
  enum Place { case rest, left, right }

  final func frame(at place: Place) -> CGRect {
    let size = view.bounds.size
    let top = isNavigationBarHidden ? 0 : NavigationBar.height
    let x =
      switch place {
      case .rest: 0.0
      case .left: -size.width
      case .right: size.width
      }
    return CGRect(x: x, y: top, width: size.width, height: max(0, size.height - top))
  }

  final var barFrame: CGRect {
    CGRect(
      x: 0, y: isNavigationBarHidden ? -NavigationBar.height : 0, width: view.bounds.width,
      height: NavigationBar.height)
  }

  final func push(_ new: ViewController, animated: Bool) {
    guard !waits({ $0.push(new, animated: animated) }), !stack.contains(where: { $0 === new })
    else { return }
    let old = stack.last
    stack.append(new)
    dispatched.addChild(new)
    guard new.parent === self else { return stack.removeAll { $0 === new } }
    slide(from: old, to: new, isPush: true, animated: animated) {
      new.dispatched.didMove(toParent: self)
    } onCancel: { [self] in
      stack.removeAll { $0 === new }
      undoMoves(of: nil, for: new)
    }
  }

  final func pop(animated: Bool) -> ViewController? {
    guard !waits({ _ = $0.pop(animated: animated) }), stack.count > 1 else { return nil }
    return pop(to: stack[stack.count - 2], animated: animated).last
  }

  final func popToRoot(animated: Bool) -> [ViewController] {
    guard !waits({ _ = $0.popToRoot(animated: animated) }), let root = stack.first else {
      return []
    }
    return pop(to: root, animated: animated)
  }

  final func pop(to target: ViewController, animated: Bool) -> [ViewController] {
    guard !waits({ _ = $0.pop(to: target, animated: animated) }),
      let index = stack.firstIndex(where: { $0 === target }), let top = stack.last, top !== target
    else { return [] }
    let gone = Array(stack[(index + 1)...])
    stack.removeSubrange((index + 1)...)
    for controller in gone.reversed() { controller.dispatched.willMove(toParent: nil) }
    for buried in gone.dropLast().reversed() { buried.dispatched.removeFromParent() }
    slide(from: top, to: target, isPush: false, animated: animated) {
      top.dispatched.removeFromParent()
    } onCancel: { [self] in
      // The controllers in between are removed.
      stack.append(top)
      undoMoves(of: top, for: nil)
    }
    return gone
  }

  /// Replaces the whole stack at once; a controller that stays receives only appearance callbacks.
  final func replaceStack(with new: [ViewController]) {
    guard !waits({ $0.replaceStack(with: new) }), new.areDistinct else { return }
    let (old, before) = (stack.last, stack)
    let gone = before.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !before.contains { $0 === controller } }
    for controller in added { dispatched.addChild(controller) }
    stack = new.filter { $0.parent === self }
    for controller in gone { controller.dispatched.willMove(toParent: nil) }
    if old !== stack.last { exchange(old, for: stack.last) }
    for controller in gone { controller.dispatched.removeFromParent() }
    reorderChildren(stack)
    for controller in added where controller.parent === self {
      controller.dispatched.didMove(toParent: self)
    }
  }

  /// Whether a transition is running, so that the request is deferred.
  final func waits(_ request: @escaping (SKNavigationController) -> Void) -> Bool {
    if isSliding { waiting.append(request) }
    return isSliding
  }

  /// Lays out the bar and the top controller.
  final func placeParts() {
    bar.frame = barFrame
    stack.last?.viewIfLoaded?.frame = frame(at: .rest)
  }

  /// Animates the bar and the top controller to their current layout.
  final func slideBar() {
    beginSlide()
    animate(duration: Self.slideDuration) {
      placeParts()
    } completion: { [self] in
      endSlide()
    }
  }
}

extension SKNavigationController {
  private func slide(
    from old: ViewController?, to new: ViewController, isPush: Bool, animated: Bool,
    onFinish: @escaping () -> Void, onCancel: @escaping () -> Void
  ) {
    guard let old, appearancePhase == .appeared else {
      exchange(old, for: new)
      return onFinish()
    }
    beginSlide()
    new.view.frame = frame(at: isPush ? .right : .left)
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.prepareSlide(isPush: isPush) { showItems() }
    transition(from: old, to: new, duration: animated ? Self.slideDuration : 0) { [self] in
      old.view.frame = frame(at: isPush ? .left : .right)
      new.view.frame = frame(at: .rest)
      bar.goAlong()
    } completion: { [self] finished in
      if finished { onFinish() } else { onCancel() }
      endSlide()
      if !finished { showItems() }
    }
    // A refused transition has no completion.
    if isSliding, new.viewIfLoaded?.superview !== view { endSlide() }
  }

  /// The same without an animation, for a stack off screen, and for a completely new one.
  private func exchange(_ old: ViewController?, for new: ViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    if let new {
      new.view.frame = frame(at: .rest)
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(new.view, at: 0)
    }
    showItems()
  }

  private func beginSlide() {
    isSliding = true
    view.isUserInteractionEnabled = false
  }

  private func endSlide() {
    isSliding = false
    bar.arrive()
    view.isUserInteractionEnabled = true
    view.setNeedsLayout()
    while !isSliding, !waiting.isEmpty { waiting.removeFirst()(self) }
  }

  private func showItems() {
    var previous: String?
    bar.items = stack.map { controller in
      let item = NavigationItem()
      item.title = controller.barTitle
      item.backButtonTitle = previous
      previous = item.title
      return item
    }
  }
}
