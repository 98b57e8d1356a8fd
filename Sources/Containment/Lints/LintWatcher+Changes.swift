/// Lint input from changes: parents, view insertions, animations, frames.
extension LintWatcher {
  /// Handles a child that was added to a parent.
  func added(_ child: ViewController, to parent: ViewController) {
    let simulation = child.simulation
    let call = child.history.begin(
      MoveHistory.Addition(
        parent: parent.id, turn: simulation.turnNumber, patience: Patience(in: simulation),
        isInserted: child.loadedView?.superview != nil))
    parent.history.lastChild = child.id
    seeCrowd(of: parent, turn: simulation.turnNumber)
    if call != nil { openAdditions.append(child.id) }
  }

  /// Handles a child that was removed from its parent; UIKit's own containers remove a detached
  /// child's view later.
  func left(_ child: ViewController, from parent: ViewController, isDetached: Bool = false) {
    child.history.addition = nil
    guard let view = child.loadedView, view.superview != nil,
      !isDetached || !type(of: parent).isStockContainer
    else { return }
    departures.append(
      Departure(
        controller: child.id, parent: parent.id, call: lastCall, view: view.id,
        patience: Patience(in: child.simulation)))
  }

  /// Handles a view that was inserted into another.
  func seeInsertion(of view: View, into superview: View) {
    seeReach(for: view, below: superview)
    if let controller = view.controller {
      seeInsertion(of: controller, into: superview)
    } else {
      view.simulation.visit(view.subviews.count)
      for subview in view.subviews { seeInsertion(of: subview, into: superview) }
    }
  }

  private func seeInsertion(of controller: ViewController, into superview: View) {
    guard let parent = controller.parent else {
      seeOrphan(controller, in: superview)
      return
    }
    seeReturn(of: controller, to: parent)
    seeInsertion(of: controller, below: parent, into: superview)
    if !parent.forwardsAppearance { watchForwarding(by: parent) }
  }

  private func seeInsertion(
    of controller: ViewController, below parent: ViewController, into superview: View
  ) {
    guard let addition = controller.history.addition, !addition.isInserted else { return }
    controller.history.addition?.isInserted = true
    guard let didMove = addition.didMove, addition.turn == controller.simulation.turnNumber,
      parent.history.lastChild == controller.id, superview.nearestController === parent,
      !type(of: parent).isStockContainer
    else { return }
    controller.simulation.report(
      EarlyDidMove.diagnostic(for: controller, parent, calls: [didMove, lastCall]))
  }

  private func seeOrphan(_ controller: ViewController, in superview: View) {
    guard let host = superview.nearestController, controller.history.orphanHost != host.id,
      controller.modal.presenting == nil
    else { return }
    controller.history.orphanHost = host.id
    controller.simulation.report(OrphanView.diagnostic(for: controller, in: host, call: lastCall))
  }

  /// Handles an animation that began.
  func see(_ motion: AnimationState.Motion, of view: View, number: Int32) {
    switch motion {
    case .transition(.crossDissolve, _, _): break
    case .transition(_, let from, let to): seeFlip(of: view, from: from, to: to)
    case .property(_, let value):
      guard value.isPlace, let room = view.superview?.bounds.size else { return }
      animatedPlaces.append(
        AnimatedPlace(animation: number, view: view.id, value: value, room: room))
    }
  }

  private func seeFlip(of host: View, from old: NodeID, to new: NodeID) {
    let others = host.subviews.filter { $0.id != old && $0.id != new && !$0.isHidden }
    guard !others.isEmpty, let controller = host.simulation.view(new)?.controller,
      let parent = controller.parent,
      let transition = transitions.last(where: { $0.new == controller.id })
    else { return }
    host.simulation.report(
      CrowdedFlip.diagnostic(
        by: parent, to: controller, in: host, others: others, call: transition.call))
  }

  /// Handles animations that ended.
  func seeEnd(of animations: [Int32], in simulation: Simulation) {
    for index in animatedPlaces.indices
    where animations.contains(animatedPlaces[index].animation) {
      animatedPlaces[index].endedTurn = simulation.turnNumber
    }
  }

  /// Handles a view property that was set, possibly overriding the end of an animation.
  func see(_ property: ViewProperty, of view: View) {
    seeReach(for: view, setting: property)
    seeMixing(of: view, setting: property)
    guard !animatedPlaces.isEmpty,
      let index = animatedPlaces.firstIndex(where: {
        $0.view == view.id && $0.value.isSameKind(as: property)
      })
    else { return }
    let place = animatedPlaces.remove(at: index)
    guard layoutDepth > 0, !view.simulation.isAnimating, place.value != property,
      view.superview?.bounds.size == place.room,
      let diagnostic = OverwrittenFrame.diagnostic(
        for: view, call: view.simulation.lastLayoutEvent)
    else { return }
    animatedPlaces.removeAll { $0.view == view.id }
    view.simulation.report(diagnostic)
  }
}

extension ViewProperty {
  /// Whether it determines a view's position.
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
  /// The last layout callback among the latest events, or nil.
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
