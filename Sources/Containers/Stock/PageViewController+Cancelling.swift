/// A turning that is given up on its way.
extension PageViewController: TransitionCanceller {
  package func cancelTransitionUnderFinger() -> Bool {
    guard swipe.isActive else { return false }
    swipe.cancel()
    return true
  }

  /// Lets a page that has come so far, 0…1, fall back, as one does that a finger was turning.
  func turnAround(_ turn: PageTurn, at progress: Double) {
    guard running === turn else { return }
    move(turn, to: progress)
    fallBack(turn)
    turn.completion?(false)
  }
}
