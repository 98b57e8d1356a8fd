/// What a watcher learns from events: calls and callbacks.
extension LintWatcher {
  /// An event was written down just now; callbacks are seen with their controllers.
  ///
  /// Inlined, as the next one, for whoever knows which event it is.
  @inline(__always) func see(_ kind: Event.Kind, in simulation: Simulation) {
    switch kind {
    case .call: seeCall(in: simulation)
    case .settled: endTurn(in: simulation)
    default: break
    }
  }

  /// A callback was written down just now.
  @inline(__always) func see(_ callback: Callback, of controller: ViewController) {
    switch callback {
    case .willMove(let target): seeWillMove(of: controller, to: target)
    case .didMove(let target): seeDidMove(of: controller, to: target)
    case .viewWillAppear, .viewWillDisappear: controller.history.noteArrival(by: lastCall)
    default: break
    }
  }

  /// A call was written down just now.
  func seeCall(in simulation: Simulation) { lastCall = event(in: simulation) }

  private func seeWillMove(of controller: ViewController, to target: NodeID?) {
    let move = MoveHistory.Move(target: target, event: event(in: controller.simulation))
    if let earlier = controller.history.willMove(move) {
      reportRepetition(of: .willMove(toParent: target), controller, [earlier, move])
    }
  }

  private func seeDidMove(of controller: ViewController, to target: NodeID?) {
    guard redelivered != controller.id else {
      redelivered = nil
      return
    }
    let move = MoveHistory.Move(target: target, event: event(in: controller.simulation))
    if let earlier = controller.history.didMove(move) {
      reportRepetition(of: .didMove(toParent: target), controller, [earlier, move])
    }
    if openAdditions.last == controller.id, controller.history.addition?.didMove != nil {
      openAdditions.removeLast()
    }
  }

  /// `addChild` was called with a child.
  func seeAddition(of child: ViewController) {
    child.history.addCall = lastCall
    disturb(Unkept(child))
  }

  /// `removeFromParent` was called.
  func seeRemoval(of child: ViewController) {
    let isReparenting = reparented == child.id
    reparented = nil
    if isReparenting { return }
    disturb(Unkept(child))
    guard !child.history.isLeavingAnnounced else { return }
    guard let parent = child.parent,
      !type(of: parent).isStockContainer
    else { return }
    child.simulation.report(UnannouncedRemoval.diagnostic(of: child, from: parent, call: lastCall))
  }

  /// A call puts a controller, or its view, elsewhere.
  func disturb(_ controller: Unkept<ViewController>?) {
    if !transitions.isEmpty, let controller { disturb(controller.object, by: lastCall) }
  }

  private func event(in simulation: Simulation) -> Int32 {
    Int32(simulation.recording.events.count - 1)
  }

  private func reportRepetition(
    of callback: Callback, _ child: ViewController, _ moves: [MoveHistory.Move]
  ) {
    let container = moves[0].target.flatMap(child.simulation.controller) ?? child.parent
    if let container, type(of: container).isStockContainer { return }
    child.simulation.report(
      RepeatedMove.diagnostic(for: child, callback, container, calls: moves.map(\.event)))
  }
}
