/// The fixed push and pop: UIKit sends the callbacks, and requests during a slide are deferred.
extension VerticalNavigationController {
  final func pushFixed(_ new: ViewController, animated: Bool) {
    guard !isSliding else { return enqueue { $0.push(new, animated: animated) } }
    guard !viewControllers.contains(where: { $0 === new }) else { return }
    let old = topViewController
    viewControllers.append(new)
    dispatched.addChild(new)
    guard new.parent === self else { return viewControllers.removeAll { $0 === new } }
    guard let old else {
      insert(new)
      new.dispatched.didMove(toParent: self)
      return
    }
    exchange(old, for: new, isPush: true, animated: animated) {
      new.dispatched.didMove(toParent: self)
    } onCancel: { [self] in
      viewControllers.removeAll { $0 === new }
      undoMoves(of: nil, for: new)
    }
  }

  final func popFixed(animated: Bool) -> ViewController? {
    guard !isSliding else {
      enqueue { $0.pop(animated: animated) }
      return nil
    }
    guard viewControllers.count > 1, let old = viewControllers.popLast(),
      let new = topViewController
    else { return nil }
    old.dispatched.willMove(toParent: nil)
    exchange(old, for: new, isPush: false, animated: animated) {
      old.dispatched.removeFromParent()
    } onCancel: { [self] in
      viewControllers.append(old)
      undoMoves(of: old, for: nil)
    }
    return old
  }

  /// Lays out the bar and the visible controller, except during a slide.
  final func layOut() {
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.barHeight)
    if !isSliding { topViewController?.viewIfLoaded?.frame = frame(at: .rest) }
  }

  private func enqueue(_ request: @escaping (VerticalNavigationController) -> Void) {
    waiting.append { [weak self] in
      if let self { request(self) }
    }
  }

  private func exchange(
    _ old: ViewController, for new: ViewController, isPush: Bool, animated: Bool,
    onFinish: @escaping () -> Void, onCancel: @escaping () -> Void
  ) {
    guard appearancePhase == .appeared else {
      // Off screen a transition would send no appearance callbacks, so replace the view directly.
      old.viewIfLoaded?.removeFromSuperview()
      insert(new)
      return onFinish()
    }
    isSliding = true
    view.isUserInteractionEnabled = false
    place(new, in: animationStyle.start(isPush: isPush))
    transition(from: old, to: new, duration: animated ? Self.slideDuration : 0) { [self] in
      move(old, new, isPush: isPush)
    } completion: { [self] finished in
      if finished { onFinish() } else { onCancel() }
      if !finished { showTitle() }
      isSliding = false
      view.isUserInteractionEnabled = true
      view.setNeedsLayout()
      while !isSliding, !waiting.isEmpty { waiting.removeFirst()() }
    }
  }

  private func insert(_ new: ViewController) {
    place(new, in: .rest)
    view.insertSubview(new.view, at: 0)
    showTitle()
  }
}
