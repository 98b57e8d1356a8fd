@testable import Containers
@testable import Containment

/// What is wrong with the living objects.
extension LawProgram {
  /// I1 to I3.
  ///
  /// I3 is excused where the program itself removed the view of an appeared controller.
  func violations() -> [String] {
    let living = living
    var found: [String] = []
    var owners: [NodeID: [ViewController]] = [:]
    for controller in living {
      for child in controller.children { owners[child.id, default: []].append(controller) }
    }
    for controller in living {
      if owners[controller.id, default: []].map(\.id) != [controller.parent].compactMap({ $0?.id })
      {
        found.append("I1: \(controller) of \(owners[controller.id, default: []])")
      }
      if isEndless(from: controller, \.parent) { found.append("I2: circle through \(controller)") }
      if isEndless(from: controller, \.modal.presenting) {
        found.append("I2: presentations in a circle through \(controller)")
      }
      if let presented = controller.modal.presented, presented.modal.presenting !== controller {
        found.append("I2: \(presented) does not know its presenter \(controller)")
      }
      if let presenter = controller.modal.presenting, presenter.modal.presented !== controller {
        found.append("I2: \(presenter) does not know that it presents \(controller)")
      }
      if controller.appearancePhase != .disappeared, !controller.isViewLoaded,
        !excused.viewless.contains(controller.id)
      {
        found.append("I3: \(controller) is \(controller.appearancePhase)")
      }
    }
    return found
  }

  private func isEndless(
    from controller: ViewController, _ up: (ViewController) -> ViewController?
  ) -> Bool {
    var next = up(controller)
    var count = 0
    while let current = next, count < 200 { (next, count) = (up(current), count + 1) }
    return next != nil
  }

  /// Where the state made by the changes differs from the living objects.
  func disagreements() -> [String] {
    var found: [String] = []
    for controller in living {
      let recorded = watcher.state.controllers[controller.id]
      if recorded?.parent != controller.parent?.id
        || recorded?.children != controller.children.map(\.id)
        || recorded?.presenting != controller.modal.presenting?.id
        || recorded?.view != controller.viewIfLoaded?.id
        || recorded?.phase != controller.appearancePhase
        || recorded?.pendingMove != controller.pendingMove
      {
        found.append("recorded: \(controller)")
      }
    }
    for recorded in watcher.state.views.values {
      let view = simulation.view(recorded.id)
      if recorded.superview != view?.superview?.id || recorded.frame != view?.frame
        || recorded.subviews != view?.subviews.map(\.id)
        || recorded.controller != view?.controller?.id
      {
        found.append("recorded: \(recorded.name)")
      }
    }
    for (recorded, window) in zip(watcher.state.windows, windows)
    where recorded.rootViewController != window.rootViewController?.id {
      found.append("recorded: root of \(window)")
    }
    return found
  }

  /// What has not come to rest though time has run out.
  func unrest() -> [String] {
    var found: [String] = []
    for controller in living {
      let reasons = [
        controller.isBeingPresented ? "is being presented" : nil,
        controller.isBeingDismissed ? "is being dismissed" : nil,
        controller.modal.transition != nil ? "takes part in a presentation" : nil,
        controller.waitingForCommit != 0 ? "waits for the end of the turn" : nil,
        controller.explicitLevel != 0 && !excused.covers(controller)
          ? "is at level \(controller.explicitLevel)" : nil,
        controller.appearancePhase.isTransitional && !excused.covers(controller)
          ? "is \(controller.appearancePhase)" : nil,
        (controller as? NavigationController)?.running.isEmpty == false ? "slides" : nil,
        (controller as? PageViewController)?.running != nil ? "turns" : nil,
      ]
      found += reasons.compactMap(\.self).map { "rest: \(controller) \($0)" }
    }
    if !simulation.waitingModals.isEmpty { found.append("rest: a presentation waits") }
    if !simulation.afterCommit.isEmpty || !simulation.deferredTransitions.isEmpty
      || !simulation.nextTurnBlocks.isEmpty || !simulation.agenda.actions.isEmpty
    {
      found.append("rest: the run loop has work")
    }
    if !watcher.state.animations.isEmpty { found.append("rest: an animation runs") }
    return found
  }
}
