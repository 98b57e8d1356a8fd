/// Cancellation of page turns.
extension PageViewController: TransitionCanceller {
  package func cancelTransitionUnderFinger() -> Bool {
    guard swipe.isActive else { return false }
    swipe.cancel()
    return true
  }

  /// Cancels a page turn at a progress, 0…1, like a canceled gesture.
  func turnAround(_ turn: PageTurn, at progress: Double) {
    guard running === turn else { return }
    move(turn, to: progress)
    fallBack(turn)
    turn.completion?(false)
  }
}
