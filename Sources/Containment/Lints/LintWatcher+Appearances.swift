/// Lints about appearance transitions that are begun by hand, come too late, or never end.
extension LintWatcher {
  /// Handles a program's begin of an appearance; UIKit's own containers use another path.
  func seeBegin(of controller: ViewController) {
    openAppearances.removeAll { $0.controller == controller.id }
    openAppearances.append(OpenAppearance(controller: controller.id, call: lastCall))
  }

  /// Handles the end of an appearance that a program began.
  func seeEnd(of controller: ViewController) {
    guard let begin = openAppearances.first(where: { $0.controller == controller.id }) else {
      return
    }
    openAppearances.removeAll { $0.controller == controller.id }
    guard let parent = controller.parent, parent.forwardsAppearance,
      !type(of: parent).isStockContainer, !controller.history.isDoublingReported
    else { return }
    controller.history.isDoublingReported = true
    controller.simulation.report(
      DoubledForwarding.diagnostic(of: controller, by: parent, calls: [begin.call, lastCall]))
  }

  /// Reports appearances that are still open after their animations.
  func checkAppearances(in simulation: Simulation) {
    let animated = Set(simulation.recording.latest.animations.map(\.view))
    openAppearances = openAppearances.compactMap { open in
      guard let controller = simulation.controller(open.controller), controller.explicitLevel > 0
      else { return nil }
      if controller.isMoved(by: animated) { return open.moving() }
      guard open.wasMoving else { return open }
      report(open, of: controller)
      return nil
    }
  }

  /// Handles the end of the run: reports open appearances and missing views.
  func endRun(in simulation: Simulation) {
    let open = openAppearances
    openAppearances = []
    for appearance in open {
      guard let controller = simulation.controller(appearance.controller),
        controller.explicitLevel > 0
      else { continue }
      report(appearance, of: controller)
    }
    checkAbsences(in: simulation)
    checkAbandonments(in: simulation)
  }

  private func report(_ open: OpenAppearance, of controller: ViewController) {
    controller.simulation.report(UnendedAppearance.diagnostic(of: controller, call: open.call))
  }

  /// Handles a child's view inserted into an appearing parent.
  ///
  /// It is certainly late only during layout or the parent's `viewIsAppearing`, or in the turn in
  /// which a container or a presentation adds the parent. Code that fills a root before its first
  /// turn is exempt, and so is a container that added children in time and makes more on demand,
  /// like table rows.
  func seeLateChild(_ child: ViewController, in parent: ViewController) {
    let simulation = child.simulation
    guard parent.telling != .willAppear, !child.history.isLateReported,
      !type(of: parent).isStockContainer, !parent.hasChildInTime,
      layoutDepth > 0 || parent.telling != nil
        || parent.history.appearanceTurn == simulation.turnNumber && parent.isBroughtIn
    else { return }
    child.history.isLateReported = true
    simulation.report(LateChild.diagnostic(of: child, in: parent, call: lastCall))
  }
}

/// Lints about views that are removed and never return.
extension LintWatcher {
  /// Handles a controller's view that is about to leave its superview.
  ///
  /// With `transition(from:to:)`, a stack may cover a child that it keeps; then only a child that
  /// received `willMove(toParent: nil)` counts.
  func seeAbsence(of controller: ViewController?, isExchange: Bool = false) {
    guard let controller, let parent = controller.parent, controller.willCount > 0,
      !type(of: parent).isStockContainer,
      !isExchange || controller.history.isLeavingAnnounced
    else { return }
    absences.removeAll { $0.controller == controller.id }
    absences.append(
      Absence(controller: controller.id, parent: parent.id, call: lastCall))
  }

  /// Handles a child's view that was inserted into another view.
  func seeReturn(of child: ViewController, to parent: ViewController) {
    let isBack = absences.contains { $0.controller == child.id }
    if isBack { absences.removeAll { $0.controller == child.id } }
    let isFromReserve =
      child.history.addition.map { $0.turn < child.simulation.turnNumber && !$0.isInserted } == true
    if isBack || isFromReserve { parent.history.keepsChildren = true }
  }

  /// Reports children that were visible, whose views are gone, and which are still children.
  ///
  /// A container that keeps children in reserve, such as one with tabs, is exempt.
  private func checkAbsences(in simulation: Simulation) {
    let away = absences
    absences = []
    for absence in away {
      guard let child = simulation.controller(absence.controller), let parent = child.parent,
        parent.id == absence.parent, !parent.history.keepsChildren,
        let view = child.loadedView, view.superview == nil,
        !parent.children.contains(where: { $0 !== child && $0.willCount == 0 })
      else { continue }
      simulation.report(LeftBehind.diagnostic(of: child, in: parent, call: absence.call))
    }
  }
}

/// An appearance transition that a program began.
struct OpenAppearance {
  let controller: NodeID
  let call: Int32
  /// Whether its view or an ancestor was animated since.
  private(set) var wasMoving = false

  init(controller: NodeID, call: Int32) { (self.controller, self.call) = (controller, call) }

  func moving() -> OpenAppearance {
    var copy = self
    copy.wasMoving = true
    return copy
  }
}

/// A child's view that was visible and then removed from its superview.
struct Absence {
  let controller: NodeID
  let parent: NodeID
  let call: Int32
}

extension ViewController {
  /// Whether its view or an ancestor of it is among these.
  fileprivate func isMoved(by views: Set<NodeID>) -> Bool {
    guard !views.isEmpty, let loadedView else { return false }
    return sequence(first: loadedView, next: \.superview).contains { views.contains($0.id) }
  }

  /// Whether a child appears with it that received `viewWillAppear` in time.
  fileprivate var hasChildInTime: Bool {
    children.contains { child in
      guard child.machine.phase == .appearing, !child.isUnannounced,
        !child.history.isLateReported, let view = child.loadedView, let above = loadedView
      else { return false }
      return view.isDescendant(of: above)
    }
  }

  /// Whether a container or presentation is adding it or one of its ancestors.
  fileprivate var isBroughtIn: Bool {
    sequence(first: self, next: \.parent).contains { $0.explicitLevel > 0 }
  }
}
