/// Lint checks at the end of a turn, for calls that are due by then.
extension LintWatcher {
  func endTurn(in simulation: Simulation) {
    if !openAdditions.isEmpty { checkAdditions(in: simulation) }
    if !departures.isEmpty { checkDepartures(in: simulation) }
    if !openAppearances.isEmpty { checkAppearances(in: simulation) }
    if !manualContainers.isEmpty { checkForwarding(in: simulation) }
    if !crowds.isEmpty { checkCrowds(in: simulation) }
    if !expectedEnds.isEmpty { checkEnds(in: simulation) }
    if !animatedPlaces.isEmpty {
      animatedPlaces.removeAll { ($0.endedTurn ?? .max) < simulation.turnNumber }
    }
  }

  private func checkAdditions(in simulation: Simulation) {
    let open = openAdditions
    openAdditions = []
    // A child that changed its parent within the turn is listed twice; check it once.
    var seen: Set<NodeID> = []
    for id in open where seen.insert(id).inserted {
      guard let child = simulation.controller(id), let parent = child.parent,
        let addition = child.history.addition, addition.didMove == nil,
        !type(of: parent).isStockContainer
      else { continue }
      let isWaiting = child.history.addition?.patience.lasts(in: simulation) == true
      if isWaiting || child.explicitLevel > 0 {
        openAdditions.append(id)
      } else {
        simulation.report(
          UnfinishedAddition.diagnostic(of: child, to: parent, call: addition.call))
      }
    }
  }

  private func checkDepartures(in simulation: Simulation) {
    let left = departures
    departures = []
    for var departure in left {
      guard let view = simulation.view(departure.view), let superview = view.superview,
        superview.window != nil || superview.nearestController != nil,
        simulation.controller(departure.controller)?.parent == nil
      else { continue }
      let owner = view.controller
      if let owner, owner.id != departure.controller { continue }
      if departure.patience.lasts(in: simulation) || (owner?.explicitLevel ?? 0) > 0 {
        departures.append(departure)
      } else {
        simulation.report(GhostView.diagnostic(of: departure, view, in: simulation.recording))
      }
    }
  }

  private func checkForwarding(in simulation: Simulation) {
    let containers = manualContainers
    manualContainers = []
    for container in containers.compactMap(simulation.controller) {
      for child in container.children where child.isForgotten(by: container) {
        guard !child.history.isForwardingReported else { continue }
        child.history.isForwardingReported = true
        simulation.report(ForgottenForwarding.diagnostic(by: container, of: child))
      }
    }
  }
}

extension ViewController {
  /// Whether its view is in the container's view, but the container did not forward its appearance.
  ///
  /// A container that shows one page intentionally does not forward to hidden pages or out-of-sight
  /// children.
  fileprivate func isForgotten(by container: ViewController) -> Bool {
    guard explicitLevel == 0, let loadedView, !loadedView.isHidden, isOnView(of: container) else {
      return false
    }
    return switch (container.machine.phase, machine.phase) {
    case (.appeared, .disappeared): !loadedView.isOutOfSight && !container.showsAChild
    case (.disappeared, .appeared): true
    default: false
    }
  }

  private var showsAChild: Bool {
    children.contains { $0.machine.phase != .disappeared && $0.isOnView(of: self) }
  }

  private func isOnView(of container: ViewController) -> Bool {
    guard let loadedView, let above = container.loadedView else { return false }
    return loadedView.isDescendant(of: above)
  }
}
