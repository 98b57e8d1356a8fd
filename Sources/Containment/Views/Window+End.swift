/// The end of a window, when its controllers leave the screen.
extension Window {
  /// Removes all views.
  ///
  /// Controllers receive `viewWillDisappear` immediately, and those that outlive the window receive
  /// `viewDidDisappear` at the end of the next turn.
  ///
  /// The views are removed before the callbacks, as no object may retain a window in its `deinit`.
  func emptyAtEnd() {
    let moves = subviews.map { WindowMove(of: $0, from: self, to: nil) }
    for subview in subviews { subview.superview = nil }
    for var move in moves {
      move.announceExit()
      move.forEachExit(scheduleExit)
    }
  }

  /// Schedules a did callback without retaining the controller.
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
