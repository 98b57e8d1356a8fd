/// A push or a pop that is given up on its way.
extension NavigationController: TransitionCanceller {
  package func cancelTransitionUnderFinger() -> Bool {
    guard interactivePop.isActive else { return false }
    interactivePop.cancel()
    return true
  }

  /// Turns an animated push or pop around that has come so far, 0…1.
  ///
  /// A pop goes back as one does that a finger gave up. A push that is given up takes its controller
  /// off the stack again, as an interactive transition does that a delegate offers.
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
