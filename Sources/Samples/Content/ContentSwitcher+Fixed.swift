/// The fixed code: four cases, by whether there is an old child and a new one.
extension ContentSwitcher {
  final func replace(with new: ViewController?) {
    guard new !== current, !refusesOne(of: [new].compactMap(\.self)) else { return }
    let old = current
    current = new
    guard viewIfLoaded?.window != nil else { return exchange(old, new) }
    switch (old, new) {
    case (let old?, let new?) where old.viewIfLoaded?.superview != nil: fade(from: old, to: new)
    case (nil, let new?): fadeIn(new)
    case (let old?, nil): fadeOut(old)
    default: exchange(old, new)
    }
  }

  /// Adds a child without a visible transition; before the view is loaded, its view is added later.
  final func enter(_ child: ViewController) {
    let isNew = child.parent !== self
    if isNew { dispatched.addChild(child) }
    place(child)
    if isNew { child.dispatched.didMove(toParent: self) }
  }

  private func exchange(_ old: ViewController?, _ new: ViewController?) {
    if let old, old.parent === self {
      old.dispatched.willMove(toParent: nil)
      leave(old)
    }
    if let new, isViewLoaded { enter(new) }
  }

  /// The last steps of removing a child that received `willMove`.
  private func leave(_ child: ViewController) {
    child.viewIfLoaded?.removeFromSuperview()
    child.dispatched.removeFromParent()
  }

  private func fade(from old: ViewController, to new: ViewController) {
    isFading = true
    old.dispatched.willMove(toParent: nil)
    dispatched.addChild(new)
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transition(
      from: old, to: new, duration: Self.fadeDuration, options: .transitionCrossDissolve,
      completion: { [self] finished in
        if finished {
          old.dispatched.removeFromParent()
          new.dispatched.didMove(toParent: self)
        } else {
          current = old
          undoMoves(of: old, for: new)
        }
        finishFade()
      })
  }

  private func fadeIn(_ new: ViewController) {
    isFading = true
    dispatched.addChild(new)
    new.view.alpha = 0
    place(new)
    View.animate(withDuration: Self.fadeDuration) {
      new.view.alpha = 1
    } completion: { [self] finished in
      if finished {
        new.dispatched.didMove(toParent: self)
      } else {
        current = nil
        new.dispatched.willMove(toParent: nil)
        leave(new)
        new.viewIfLoaded?.alpha = 1
      }
      finishFade()
    }
  }

  private func fadeOut(_ old: ViewController) {
    isFading = true
    old.dispatched.willMove(toParent: nil)
    View.animate(withDuration: Self.fadeDuration) {
      old.viewIfLoaded?.alpha = 0
    } completion: { [self] finished in
      if finished {
        leave(old)
        old.viewIfLoaded?.alpha = 1
      } else {
        current = old
        undoMoves(of: old, for: nil)
      }
      finishFade()
    }
  }

  private func finishFade() {
    isFading = false
    guard let request = waiting else { return }
    waiting = nil
    replace(with: request.content)
  }
}
