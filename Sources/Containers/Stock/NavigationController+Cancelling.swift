/// Cancellation of animated pushes and pops.
extension NavigationController: TransitionCanceller {
  package func cancelTransitionUnderFinger() -> Bool {
    guard interactivePop.isActive else { return false }
    interactivePop.cancel()
    return true
  }

  /// Reverses an animated push or pop at a progress, 0…1.
  ///
  /// A canceled pop behaves like a canceled gesture. A canceled push removes its controller from
  /// the stack, like an interactive transition of a delegate.
  func turnAround(_ transition: StackTransition, at progress: Double) {
    guard isRunning(transition) else { return }
    view.isUserInteractionEnabled = true
    move(transition, to: progress)
    guard transition.isPush else {
      guard let old = transition.old else { return }
      return takeBack(transition, old, from: progress) { true }
    }
    let place = transition.old?.viewIfLoaded?.frame
    work {
      if let new = transition.new { takeOut(new) }
      giveUp(transition)
    }
    if let place { transition.old?.viewIfLoaded?.frame = place }
    slideBack(transition, from: progress)
  }
}
