/// Containment bookkeeping after a canceled transition between two children.
extension ViewController {
  /// Restores the parents: removes the new child, and sends the old one `didMove` to its parent.
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
