/// What a watcher learns from events: calls and callbacks.
extension LintWatcher {
  func see(_ kind: Event.Kind, by subject: NodeID?, in simulation: Simulation) {
    switch kind {
    case .callback(let callback):
      if let subject { see(callback, of: subject, in: simulation) }
    case .call(let method, let argument):
      seeCall(in: simulation)
      if let subject { see(method, of: subject, argument, in: simulation) }
    case .settled: endTurn(in: simulation)
    default: break
    }
  }

  /// A call was written down just now.
  func seeCall(in simulation: Simulation) {
    lastCall = Int32(simulation.recording.events.count - 1)
  }

  private func see(_ callback: Callback, of subject: NodeID, in simulation: Simulation) {
    switch callback {
    case .willMove(let target):
      let move = MoveHistory.Move(target: target, event: event(in: simulation))
      if let earlier = histories[subject].willMove(move) {
        reportRepetition(of: callback, subject, [earlier, move], in: simulation)
      }
    case .didMove(let target):
      guard redelivered != subject else {
        redelivered = nil
        return
      }
      let move = MoveHistory.Move(target: target, event: event(in: simulation))
      if let earlier = histories[subject].didMove(move) {
        reportRepetition(of: callback, subject, [earlier, move], in: simulation)
      }
    case .viewWillAppear, .viewWillDisappear: histories[subject].noteArrival(by: lastCall)
    default: break
    }
  }

  private func see(
    _ method: Event.Method, of subject: NodeID, _ argument: NodeID?, in simulation: Simulation
  ) {
    switch method {
    case .addChild:
      guard let argument else { return }
      histories[argument].addCall = lastCall
      if !transitions.isEmpty { disturb(simulation.controller(argument), by: lastCall) }
    case .removeFromParent:
      let isReparenting = reparented == subject
      reparented = nil
      if isReparenting { return }
      if !transitions.isEmpty { disturb(simulation.controller(subject), by: lastCall) }
      guard !histories[subject].isLeavingAnnounced, let child = simulation.controller(subject),
        let parent = child.parent, !type(of: parent).isStockContainer
      else { return }
      simulation.report(UnannouncedRemoval.diagnostic(of: child, from: parent, call: lastCall))
    case .addSubview, .insertSubview:
      guard let argument, !transitions.isEmpty else { return }
      disturb(simulation.view(argument)?.controller, by: lastCall)
    case .removeFromSuperview:
      if !transitions.isEmpty { disturb(simulation.view(subject)?.controller, by: lastCall) }
    default: break
    }
  }

  private func disturb(_ controller: ViewController?, by call: Int32) {
    if let controller { disturb(controller, by: call) }
  }

  private func event(in simulation: Simulation) -> Int32 {
    Int32(simulation.recording.events.count - 1)
  }

  private func reportRepetition(
    of callback: Callback, _ subject: NodeID, _ moves: [MoveHistory.Move],
    in simulation: Simulation
  ) {
    guard let child = simulation.controller(subject) else { return }
    let container = moves[0].target.flatMap(simulation.controller) ?? child.parent
    if let container, type(of: container).isStockContainer { return }
    simulation.report(
      RepeatedMove.diagnostic(for: child, callback, container, calls: moves.map(\.event)))
  }
}
