/// The fixed push and pop: UIKit sends the callbacks, and requests wait for the end of a slide.
extension VerticalNavigationController {
  final func pushMended(_ new: ViewController, animated: Bool) {
    guard !isSliding else { return wait { $0.push(new, animated: animated) } }
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
    } givenUp: { [self] in
      viewControllers.removeAll { $0 === new }
      undoMoves(of: nil, for: new)
    }
  }

  final func popMended(animated: Bool) -> ViewController? {
    guard !isSliding else {
      wait { $0.pop(animated: animated) }
      return nil
    }
    guard viewControllers.count > 1, let old = viewControllers.popLast(),
      let new = topViewController
    else { return nil }
    old.dispatched.willMove(toParent: nil)
    exchange(old, for: new, isPush: false, animated: animated) {
      old.dispatched.removeFromParent()
    } givenUp: { [self] in
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

  private func wait(_ request: @escaping (VerticalNavigationController) -> Void) {
    waiting.append { [weak self] in
      if let self { request(self) }
    }
  }

  private func exchange(
    _ old: ViewController, for new: ViewController, isPush: Bool, animated: Bool,
    atEnd: @escaping () -> Void, givenUp: @escaping () -> Void
  ) {
    guard appearancePhase == .appeared else {
      // Off screen no controller appears, so a transition would send nothing.
      old.viewIfLoaded?.removeFromSuperview()
      insert(new)
      return atEnd()
    }
    isSliding = true
    view.isUserInteractionEnabled = false
    stand(new, in: animationStyle.start(isPush: isPush))
    transition(from: old, to: new, duration: animated ? Self.slideDuration : 0) { [self] in
      move(old, new, isPush: isPush)
    } completion: { [self] finished in
      if finished { atEnd() } else { givenUp() }
      if !finished { showTitle() }
      isSliding = false
      view.isUserInteractionEnabled = true
      view.setNeedsLayout()
      while !isSliding, !waiting.isEmpty { waiting.removeFirst()() }
    }
  }

  private func insert(_ new: ViewController) {
    stand(new, in: .rest)
    view.insertSubview(new.view, at: 0)
    showTitle()
  }
}
