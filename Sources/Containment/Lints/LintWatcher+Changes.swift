/// What a watcher learns from changes: new parents, views put into views, animations.
extension LintWatcher {
  func see(_ change: Change, in simulation: Simulation) {
    switch change {
    case .controllerMade(let id, _, _): histories[id] = MoveHistory()
    case .parent(let child, let parent?): added(child, to: parent, in: simulation)
    case .parent(let child, nil): left(child, in: simulation)
    case .animationBegan(let animation): began(animation, in: simulation)
    case .animationEnded(let number):
      for index in animatedPlaces.indices where animatedPlaces[index].animation == number {
        animatedPlaces[index].endedTurn = simulation.turnNumber
      }
    case .property(let view, let property):
      if !animatedPlaces.isEmpty { placed(view, property, in: simulation) }
    default: break
    }
  }

  private func added(_ child: NodeID, to parent: NodeID, in simulation: Simulation) {
    let call = histories[child]?.addCall
    histories[child]?.addCall = nil
    histories[child]?.orphanHost = nil
    histories[child]?.isForwardingReported = false
    histories[child]?.addition = MoveHistory.Addition(
      parent: parent, call: call, turn: simulation.turnNumber,
      patience: Patience(in: simulation), didMove: nil,
      isInserted: simulation.controller(child)?.loadedView?.superview != nil)
    histories[parent]?.lastChild = child
    if call != nil { openAdditions.append(child) }
  }

  private func left(_ child: NodeID, in simulation: Simulation) {
    guard let addition = histories[child]?.addition else { return }
    histories[child]?.addition = nil
    guard let view = simulation.controller(child)?.loadedView, view.superview != nil else { return }
    departures.append(
      Departure(
        controller: child, parent: addition.parent, call: lastCall, view: Weak(view),
        patience: Patience(in: simulation)))
  }

  /// A view was put into another one.
  func seeInsertion(of view: View, into superview: View) {
    if let controller = view.controller {
      seeInsertion(of: controller, into: superview)
    } else {
      for subview in view.subviews { seeInsertion(of: subview, into: superview) }
    }
  }

  private func seeInsertion(of controller: ViewController, into superview: View) {
    guard let parent = controller.parent else {
      seeOrphan(controller, in: superview)
      return
    }
    if !parent.shouldAutomaticallyForwardAppearanceMethods { watchForwarding(by: parent) }
    guard let addition = histories[controller.id]?.addition, !addition.isInserted else { return }
    histories[controller.id]?.addition?.isInserted = true
    guard let didMove = addition.didMove, addition.turn == controller.simulation.turnNumber,
      histories[parent.id]?.lastChild == controller.id, superview.nearestController === parent,
      !type(of: parent).isStockContainer
    else { return }
    controller.simulation.report(
      EarlyDidMove.diagnostic(for: controller, parent, calls: [didMove, lastCall]))
  }

  private func seeOrphan(_ controller: ViewController, in superview: View) {
    guard let host = superview.nearestController, histories[controller.id]?.orphanHost != host.id,
      controller.simulation.recording.latest.controllers[controller.id]?.presenting == nil
    else { return }
    histories[controller.id]?.orphanHost = host.id
    controller.simulation.report(OrphanView.diagnostic(for: controller, in: host, call: lastCall))
  }

  private func began(_ animation: AnimationState, in simulation: Simulation) {
    switch animation.motion {
    case .transition(.crossDissolve, _, _): break
    case .transition(_, let from, let to):
      guard let host = simulation.view(animation.view),
        let new = simulation.view(to)?.controller, let parent = new.parent,
        let transition = transitions.last(where: { $0.new == new.id })
      else { return }
      let others = host.subviews.filter { $0.id != from && $0.id != to && !$0.isHidden }
      guard !others.isEmpty else { return }
      simulation.report(
        CrowdedFlip.diagnostic(
          by: parent, to: new, in: host, others: others, call: transition.call))
    case .property(_, let value):
      guard value.isPlace, let room = simulation.view(animation.view)?.superview?.bounds.size else {
        return
      }
      animatedPlaces.append(
        AnimatedPlace(animation: animation.id, view: animation.view, value: value, room: room))
    }
  }

  /// A view got another place than an animation may have given it.
  private func placed(_ id: NodeID, _ property: ViewProperty, in simulation: Simulation) {
    guard
      let index = animatedPlaces.firstIndex(where: {
        $0.view == id && $0.value.isPlace && $0.value.isSameKind(as: property)
      })
    else { return }
    let place = animatedPlaces.remove(at: index)
    guard layoutDepth > 0, !simulation.isAnimating, place.value != property,
      let view = simulation.view(id), view.superview?.bounds.size == place.room,
      let diagnostic = OverwrittenFrame.diagnostic(for: view, call: simulation.lastLayoutEvent)
    else { return }
    animatedPlaces.removeAll { $0.view == id }
    simulation.report(diagnostic)
  }
}

extension ViewProperty {
  /// Whether it says where a view is.
  fileprivate var isPlace: Bool {
    switch self {
    case .center, .bounds: true
    default: false
    }
  }

  fileprivate func isSameKind(as other: ViewProperty) -> Bool {
    switch (self, other) {
    case (.center, .center), (.bounds, .bounds): true
    default: false
    }
  }
}

extension Simulation {
  /// The last layout callback among the latest events, or none.
  fileprivate var lastLayoutEvent: Int32? {
    recording.events.indices.suffix(8).last { index in
      if case .callback(let callback) = recording.events[index].kind {
        callback.isLayout
      } else {
        false
      }
    }.map(Int32.init)
  }
}
