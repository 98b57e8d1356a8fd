/// Push and pop as the article has them, with the appearance callbacks called manually.
///
/// UIKit sends them too, so a pushed and a popped controller receive them twice; at the first push,
/// before anything is on screen, they are wrong.
extension VerticalNavigationController {
  final func pushAsInArticle(_ new: ViewController, animated: Bool) {
    let old = topViewController
    viewControllers.append(new)
    dispatched.addChild(new)
    new.view.frame = view.bounds
    if old == nil, version == .article {
      new.dispatched.viewWillAppear(false)
      view.addSubview(new.view)
      new.dispatched.viewDidAppear(false)
      new.dispatched.didMove(toParent: self)
      return
    }
    new.dispatched.viewWillAppear(animated)
    if let old { prepare(new, after: old, isPush: true) }
    transition(from: old, to: new, duration: animated ? Self.slideDuration : 0) { [self] in
      if let old { move(old, new, isPush: true) }
    } completion: { [self] _ in
      new.dispatched.viewDidAppear(animated)
      new.dispatched.didMove(toParent: self)
    }
  }

  final func popAsInArticle(animated: Bool) -> ViewController? {
    guard viewControllers.count >= 2, let old = viewControllers.popLast(),
      let new = topViewController
    else { return nil }
    old.dispatched.willMove(toParent: nil)
    old.dispatched.viewWillDisappear(animated)
    prepare(new, after: old, isPush: false)
    transition(from: old, to: new, duration: animated ? Self.slideDuration : 0) { [self] in
      move(old, new, isPush: false)
    } completion: { _ in
      old.dispatched.removeFromParent()
      old.dispatched.viewDidDisappear(animated)
    }
    return old
  }

  /// The hook for custom animations; the article does not mention their initial state.
  private func prepare(_ new: ViewController, after old: ViewController, isPush: Bool) {
    if animationStyle != .none { place(new, in: animationStyle.start(isPush: isPush)) }
  }
}
