/// The interactive gesture that pops the top controller, and can be canceled.
///
/// An addition in place of UIKit's `interactivePopGestureRecognizer`, iOS 7 and later.
public final class InteractivePop {
  private weak var stack: NavigationController?
  private var transition: StackTransition?
  /// The progress of the gesture, 0…1.
  public private(set) var progress = 0.0
  /// Whether the whole stack was replaced during the gesture, so that there is nothing to go back
  /// to.
  private var isStackReplaced = false

  init(of stack: NavigationController) { self.stack = stack }

  /// Whether the gesture is active.
  public var isActive: Bool {
    guard let transition, let stack else { return false }
    return stack.isRunning(transition)
  }

  /// Begins the gesture: the will half of a pop.
  ///
  /// Returns false and does nothing at the root, while a transition runs or is scheduled, off
  /// screen, and before iOS 7.
  @discardableResult
  public func begin() -> Bool {
    guard let stack, stack.appearancePhase == .appeared, stack.running.isEmpty,
      !stack.isWorking, stack.visible === stack.topViewController,
      !stack.simulation.profile.pushesAtOnce,
      stack.children.count > 1, let old = stack.topViewController
    else { return false }
    stack.simulation.log(call: "interactivePop.begin()", of: stack)
    (progress, isStackReplaced) = (0, false)
    // The gesture drives the transition; nothing must be scheduled for it.
    stack.changeDepth += 1
    stack.work { stack.leave(old) }
    stack.changeDepth -= 1
    let transition = StackTransition(
      from: old, to: stack.topViewController, isPush: false, isAnimated: true)
    self.transition = transition
    guard stack.appearancePhase == .appeared, stack.work({ stack.begin(transition) }) else {
      return false
    }
    stack.move(transition, to: 0)
    return true
  }

  /// Updates the progress, clamped to 0…1.
  public func update(_ progress: Double) {
    guard isActive, progress.isFinite, let transition else { return }
    self.progress = min(max(progress, 0), 1)
    stack?.move(transition, to: self.progress)
  }

  /// Completes the gesture: the view slides on, then the did half of the pop follows.
  public func finish() {
    guard isActive, let stack, let transition else { return }
    stack.simulation.log(call: "interactivePop.finish()", of: stack)
    self.transition = nil
    stack.slide(transition, from: progress)
  }

  /// Cancels the gesture: the transition is reversed.
  ///
  /// The views move back first. Then the uncovered controller receives its disappearance callbacks,
  /// the old one is put back on the stack and receives its appearance callbacks. Neither moves nor
  /// delegate calls are sent. A change requested meanwhile follows in a separate transition; if it
  /// removed the uncovered controller, or replaced the whole stack, the old one stays off the
  /// stack.
  public func cancel() {
    guard isActive, let stack, let transition, let old = transition.old else { return }
    stack.simulation.log(call: "interactivePop.cancel()", of: stack)
    self.transition = nil
    stack.takeBack(transition, old, from: progress) { [self] in !isStackReplaced }
  }

  /// Records that the whole stack was replaced.
  func stackIsReplaced() { isStackReplaced = true }
}

extension NavigationController {
  /// Cancels a pop: its views move back, then the controllers receive their callbacks.
  ///
  /// Evidence: WWDC24, session 10145: disappearing, appearing and appeared are sent one after the
  /// other when the return animation has finished.
  func takeBack(
    _ transition: StackTransition, _ old: ViewController, from progress: Double,
    onStack isToReturn: @escaping () -> Bool
  ) {
    transition.giveUp { [self] in tellOfReturn(transition, old, onStack: isToReturn()) }
    animate(duration: Self.slideDuration * progress) { [self] in
      move(transition, to: 0)
    } completion: { [self] in
      finishReturn(of: transition)
    }
  }

  /// Ends the return of a canceled pop: its views are back, or have no more time for it.
  func finishReturn(of transition: StackTransition) {
    guard let tell = transition.takeReturn() else { return }
    work(tell)
    view.setNeedsLayout()
    if running.isEmpty { navigationBar.slide = nil }
  }

  private func tellOfReturn(
    _ transition: StackTransition, _ old: ViewController, onStack isToReturn: Bool
  ) {
    guard isRunning(transition) else { return }
    visible = old
    if let new = transition.new {
      appearances.begin(new, appearing: false, animated: true)
      takeOut(new)
      appearances.end(new)
      finishLeaving(new)
    }
    if isToReturn { putBack(old, above: transition.new) }
    shownStack.append(old.id)
    showTitle()
    guard isRunning(transition) else { return }
    appearances.begin(old, appearing: true, animated: true)
    guard isRunning(transition) else { return }
    running.removeAll { $0 === transition }
    view.isUserInteractionEnabled = running.isEmpty
    appearances.end(old)
    finishArriving(old)
    if visible !== topViewController { setNeedsTransition(animated: isNextAnimated) }
  }

  /// Animates the old view, and its title in the bar, back to their places.
  func slideBack(_ transition: StackTransition, from progress: Double) {
    let isShown = visible === transition.old && running.isEmpty
    if isShown, progress > 0 { navigationBar.slide = transition.bar(at: progress) }
    animate(duration: Self.slideDuration * progress) { [self] in
      guard isShown else { return }
      transition.old?.viewIfLoaded?.frame = contentView.bounds
      if navigationBar.slide != nil { navigationBar.slide = transition.bar(at: 0) }
    } completion: { [self] in
      if running.isEmpty { navigationBar.slide = nil }
    }
  }

  /// Puts the popped controller back on the stack, unless the one below it was removed.
  private func putBack(_ old: ViewController, above below: ViewController?) {
    guard old.parent == nil else { return }
    var index = 0
    if let below {
      guard let place = children.firstIndex(where: { $0 === below }) else { return }
      index = place + 1
    }
    leaving.remove(old.id)
    reattachChild(old, at: index)
    guard simulation.policy.cancelledPopTellsMoves else { return }
    old.tell(.willMove(toParent: id))
    arriving.insert(old.id)
  }
}
