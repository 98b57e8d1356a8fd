/// Lint input from events: calls and callbacks.
extension LintWatcher {
  /// Handles an event other than a callback, recorded at an index.
  func see(_ kind: Event.Kind, at place: Int32, in simulation: Simulation) {
    switch kind {
    case .call: lastCall = place
    case .settled: endTurn(in: simulation)
    default: break
    }
  }

  /// Handles a callback, recorded at an index.
  func see(
    _ callback: Callback, at place: Int32, of controller: ViewController
  ) {
    switch callback {
    case .willMove(let target):
      seeWillMove(
        of: controller, MoveHistory.Move(target: target, event: place, isByHand: isByHand))
    case .didMove where redelivered == controller.id: redelivered = nil
    case .didMove(let target):
      seeDidMove(
        of: controller, MoveHistory.Move(target: target, event: place, isByHand: isByHand))
    case .viewWillAppear:
      controller.history.noteArrival(by: lastCall)
      controller.history.appearanceTurn = controller.simulation.turnNumber
    case .viewWillDisappear: controller.history.noteArrival(by: lastCall)
    default: break
    }
  }

  private func seeWillMove(of controller: ViewController, _ move: MoveHistory.Move) {
    if let earlier = controller.history.willMove(move) {
      reportRepetition(of: .willMove(toParent: move.target), controller, [earlier, move])
    }
  }

  private func seeDidMove(of controller: ViewController, _ move: MoveHistory.Move) {
    if let earlier = controller.history.didMove(move) {
      reportRepetition(of: .didMove(toParent: move.target), controller, [earlier, move])
    }
    if openAdditions.last == controller.id, controller.history.addition?.didMove != nil {
      openAdditions.removeLast()
    }
  }

  /// Handles a call of `addChild` with a child.
  func seeAddition(of child: ViewController) {
    child.history.addCall = lastCall
    disturb(child)
  }

  /// Handles a call of `removeFromParent`.
  func seeRemoval(of child: ViewController) {
    let isReparenting = reparented == child.id
    reparented = nil
    if isReparenting { return }
    disturb(child)
    guard !child.history.isLeavingAnnounced else { return }
    guard let parent = child.parent,
      !type(of: parent).isStockContainer
    else { return }
    child.simulation.report(UnannouncedRemoval.diagnostic(of: child, from: parent, call: lastCall))
  }

  /// Handles a call that moves a controller or its view.
  func disturb(_ controller: ViewController?) {
    if !transitions.isEmpty, let controller { disturb(controller, by: lastCall) }
  }

  private func reportRepetition(
    of callback: Callback, _ child: ViewController, _ moves: [MoveHistory.Move]
  ) {
    let container = moves[0].target.flatMap(child.simulation.controller) ?? child.parent
    if let container, type(of: container).isStockContainer { return }
    // Blame the program's own calls first, and of two the later.
    let blamed = moves.filter(\.isByHand).reversed() + moves.filter { !$0.isByHand }
    child.simulation.report(
      RepeatedMove.diagnostic(for: child, callback, container, calls: blamed.map(\.event)))
  }
}
