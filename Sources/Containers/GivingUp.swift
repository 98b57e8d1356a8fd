/// What every container owes its children when an exchange of two was given up.
extension ViewController {
  /// Puts the parents back as they were: the one that came leaves, and the one that was to go is told
  /// that it stays.
  ///
  /// Pass nil for a controller that received no willMove.
  final func undoMoves(of old: ViewController?, for new: ViewController?) {
    if let new, new.parent === self {
      new.dispatched.willMove(toParent: nil)
      new.dispatched.removeFromParent()
    }
    if let old, old.parent === self { old.dispatched.didMove(toParent: self) }
  }
}
