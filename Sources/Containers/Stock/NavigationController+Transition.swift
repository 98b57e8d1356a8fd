/// The transition from the visible controller to the top of the stack.
extension NavigationController {
  /// Schedules the transition to the top: in the next turn, or immediately up to iOS 6.
  func setNeedsTransition(animated: Bool) {
    guard changeDepth == 0 else { return }
    isNextAnimated = animated
    guard appearancePhase == .appeared else { return }
    if simulation.pushesAtOnce {
      startTransitionIfNeeded()
    } else if !isScheduled {
      isScheduled = true
      simulation.startTransition { [weak self] in self?.startScheduledTransition() }
    }
  }

  /// Starts the scheduled transition now.
  func startScheduledTransition() {
    guard isScheduled else { return }
    isScheduled = false
    startTransitionIfNeeded()
  }

  /// Starts one transition, skipping intermediate states between the visible controller and the
  /// top.
  ///
  /// While another one runs, only a nested push starts; the other one's end checks again.
  func startTransitionIfNeeded(isNested: Bool = false) {
    guard appearancePhase == .appeared, running.isEmpty || isNested else { return }
    let top = topViewController
    guard visible !== top else {
      // It was removed and added again before it was visible.
      if let top { finishArriving(top) }
      showTitle()
      return
    }
    let wasThere = top.map { shownStack.contains($0.id) } ?? true
    let transition = StackTransition(
      from: visible, to: top, isPush: !wasThere,
      isAnimated: isNextAnimated && visible != nil && top != nil, isNested: isNested)
    guard work({ begin(transition) }) else { return }
    if transition.isAnimated {
      slide(transition, from: 0)
    } else {
      finish(transition)
    }
  }

  /// The will half: sends the callbacks, then adds the new view; returns whether it is still
  /// running.
  func begin(_ transition: StackTransition) -> Bool {
    running.append(transition)
    visible = transition.new
    shownStack = children.map(\.id)
    transition.new?.loadViewIfNeeded()
    if let old = transition.old, isRunning(transition) {
      appearances.begin(old, appearing: false, animated: transition.isAnimated)
    }
    guard isRunning(transition) else { return false }
    if let new = transition.new {
      appearances.begin(new, appearing: true, animated: transition.isAnimated)
      guard isRunning(transition) else { return false }
      place(new, at: transition.isPush ? contentView.subviews.count : 0)
      guard isPlaced(new) else {
        giveUp(transition)
        return false
      }
      new.view.frame = contentView.bounds
      tellDelegate(.willShow, new, animated: transition.isAnimated)
    }
    let before = navigationBar.face
    showTitle()
    if isRunning(transition) { transition.faces = (before, navigationBar.face) }
    return isRunning(transition)
  }

  /// Animates the rest of the way, then ends the transition.
  func slide(_ transition: StackTransition, from progress: Double) {
    move(transition, to: progress)
    view.isUserInteractionEnabled = false
    animate(duration: Self.slideDuration * (1 - progress)) { [self] in
      move(transition, to: 1)
    } completion: { [self] in
      finish(transition)
    } turnAround: { [self] fraction in
      turnAround(transition, at: progress + (1 - progress) * fraction)
    }
  }

  /// The did half: removes the old view, sends the callbacks, old before new, then the moves.
  func finish(_ transition: StackTransition) {
    guard isRunning(transition) else { return }
    work { endBoth(of: transition) }
    view.setNeedsLayout()
    if visible !== topViewController { setNeedsTransition(animated: isNextAnimated) }
  }

  private func endBoth(of transition: StackTransition) {
    if transition.isNested { simulation.report(NestedPushEnd.diagnostic(on: self)) }
    let policy = simulation.policy
    if let old = transition.old {
      if old !== visible { takeOut(old) }
      if policy.pushedAppearsFirst, transition.isPush, let new = transition.new {
        appearances.end(new)
      }
      if !appearances.end(old), transition.isNested { old.endAppearanceTransition() }
      if !policy.popMovesAfterAppearance { finishLeaving(old) }
    }
    // The stack may have disappeared meanwhile, and the new controller with it.
    guard isRunning(transition) else { return }
    running.removeAll { $0 === transition }
    view.isUserInteractionEnabled = running.isEmpty
    if let new = transition.new {
      appearances.end(new)
      if policy.popMovesAfterAppearance, let old = transition.old { finishLeaving(old) }
      finishArriving(new)
      if new === visible { tellDelegate(.didShow, new, animated: transition.isAnimated) }
    }
  }

  /// Ends a transition whose new controller's view was refused: reverses everything, so that the
  /// old controller stays visible, and removes the new one from the stack.
  func giveUp(_ transition: StackTransition) {
    running.removeAll { $0 === transition }
    visible = transition.old
    if let new = transition.new {
      appearances.begin(new, appearing: false, animated: transition.isAnimated)
      appearances.end(new)
      leave(new)
    }
    if let old = transition.old, old === visible, appearancePhase == .appeared {
      appearances.begin(old, appearing: true, animated: transition.isAnimated)
      appearances.end(old)
      finishArriving(old)
    }
    shownStack = children.map(\.id)
    showTitle()
    if visible !== topViewController { setNeedsTransition(animated: isNextAnimated) }
  }

  /// Ends all transitions because the stack itself disappears: the old controller is gone, and the
  /// new one only continues to disappear.
  func cutTransitionsShort() {
    for transition in running where transition.isReturning { finishReturn(of: transition) }
    let interrupted = running
    running = []
    view.isUserInteractionEnabled = true
    for transition in interrupted {
      let isTakenBack = transition.old != nil && transition.old === visible
      guard let gone = isTakenBack ? transition.new : transition.old, gone !== visible else {
        continue
      }
      appearances.begin(gone, appearing: false, animated: transition.isAnimated)
      takeOut(gone)
      appearances.end(gone)
      finishLeaving(gone)
    }
    view.setNeedsLayout()
  }

  func isRunning(_ transition: StackTransition) -> Bool {
    running.contains { $0 === transition }
  }
}

/// The views.
extension NavigationController {
  /// Adds a child's view, unless the child was removed again.
  func place(_ child: ViewController, at index: Int) {
    child.loadViewIfNeeded()
    guard child.parent === self, child.view.superview !== contentView else { return }
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insertSubview(child.view, at: index)
  }

  /// Whether a child's view was added, or need not be because the child was removed again.
  private func isPlaced(_ child: ViewController) -> Bool {
    child.parent !== self || child.viewIfLoaded?.superview === contentView
  }

  func takeOut(_ child: ViewController) {
    guard let old = child.viewIfLoaded, old.superview === contentView else { return }
    old.removeFromSuperview()
  }

  func move(_ transition: StackTransition, to progress: Double) {
    let places = transition.places(at: progress, in: contentView.bounds)
    transition.old?.viewIfLoaded?.frame = places.old
    transition.new?.viewIfLoaded?.frame = places.new
    if transition.isAnimated { navigationBar.slide = transition.bar(at: progress) }
  }

  func tellDelegate(
    _ message: Event.DelegateMessage, _ child: ViewController, animated: Bool
  ) {
    guard let delegate else { return }
    simulation.noteDelegate(message, of: self, about: child)
    if message == .willShow {
      delegate.navigationController(self, willShow: child, animated: animated)
    } else {
      delegate.navigationController(self, didShow: child, animated: animated)
    }
  }
}

extension ViewController {
  /// Animates a transition in the controller's own simulation; a cancellation calls the handler
  /// with its progress, 0…1.
  final func animate(
    duration: Double, _ animations: () -> Void, completion: @escaping () -> Void,
    turnAround: @escaping (Double) -> Void
  ) {
    View.animate(
      in: simulation, withDuration: duration, animations: animations, completion: completion,
      turnAround: turnAround)
  }

  /// Animates in the controller's own simulation; without a duration, changes everything now.
  package final func animate(
    duration: Double, _ animations: () -> Void, completion: @escaping () -> Void = {}
  ) {
    guard duration > 0 else {
      animations()
      return completion()
    }
    Simulation.$current.withValue(simulation) {
      View.animate(withDuration: duration, animations: animations) { _ in completion() }
    }
  }
}
