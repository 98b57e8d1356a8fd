/// The end of a window: whoever is on screen in it leaves.
extension Window {
  /// Takes everything out; controllers hear `viewWillDisappear` now, and those that outlive the
  /// window hear `viewDidDisappear` at the end of the next turn.
  ///
  /// The views are out before anybody is told, for nobody may keep a window at its end.
  func emptyAtEnd() {
    simulation.forget(self)
    let moves = subviews.map { WindowMove(of: Unkept($0), from: Unkept(self), to: nil) }
    for subview in subviews { subview.superview = nil }
    for var move in moves {
      move.announceExit()
      move.forEachExit(scheduleExit)
    }
  }

  /// Puts a did callback on the queue, without keeping anybody alive for it.
  private func scheduleExit(of controller: ViewController, willCount: Int32) {
    guard controller.willCount == willCount else { return }
    guard simulation.policy.defersDidDisappear else { return controller.apply(.didDisappear) }
    let id = controller.id
    controller.waitingForCommit += 1
    simulation.atEndOfTurn { [unowned simulation] in
      simulation.controller(id)?.settle(isAppearing: false, willCount: willCount)
    }
  }
}
