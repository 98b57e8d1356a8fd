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
    for move in moves {
      let waiting = move.announceExit()
      withExtendedLifetime(move) { waiting.forEach(scheduleEnd) }
    }
  }

  /// Puts a did callback on the queue, without keeping anybody alive for it.
  private func scheduleEnd(
    of controller: Unkept<ViewController>, isAppearing: Bool, willCount: Int32
  ) {
    guard controller.willCount == willCount else { return }
    guard simulation.policy.defersDidDisappear else {
      return controller.object.apply(.didDisappear)
    }
    let id = controller.with { $0.id }
    controller.with { $0.waitingForCommit += 1 }
    simulation.afterCommit.append(
      CommitAction(body: { [unowned simulation] in
        simulation.controller(id)?.settle(isAppearing: isAppearing, willCount: willCount)
      }))
  }
}
