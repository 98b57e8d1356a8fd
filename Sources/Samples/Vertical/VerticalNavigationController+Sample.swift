/// Push and pop of the article's sample, with a bar.
///
/// Callbacks are called manually here, too. Furthermore, a popped controller does not receive
/// `willMove`, a push without animation leaves the old view in place, layout only happens at pushes
/// and pops, and nothing is locked meanwhile.
extension VerticalNavigationController {
  final func pushAsInSample(_ new: ViewController, animated: Bool) {
    let old = topViewController
    viewControllers.append(new)
    dispatched.addChild(new)
    place(new, in: .rest)
    new.dispatched.viewWillAppear(animated)
    guard let old, animated else {
      view.addSubview(new.view)
      view.bringSubviewToFront(bar)
      showTitle()
      new.dispatched.didMove(toParent: self)
      new.dispatched.viewDidAppear(animated)
      return
    }
    place(new, in: animationStyle.start(isPush: true))
    transition(from: old, to: new, duration: Self.slideDuration) { [self] in
      move(old, new, isPush: true)
    } completion: { [self] _ in
      new.dispatched.didMove(toParent: self)
      new.dispatched.viewDidAppear(animated)
    }
  }

  final func popAsInSample(animated: Bool) -> ViewController? {
    guard viewControllers.count >= 2, let old = viewControllers.popLast(),
      let new = topViewController
    else { return nil }
    old.dispatched.viewWillDisappear(animated)
    place(new, in: animationStyle.start(isPush: false))
    transition(from: old, to: new, duration: animated ? Self.slideDuration : 0) { [self] in
      move(old, new, isPush: false)
    } completion: { _ in
      old.dispatched.removeFromParent()
      old.dispatched.viewDidDisappear(animated)
    }
    return old
  }
}
