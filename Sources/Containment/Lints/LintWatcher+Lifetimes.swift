/// Objects that end too early or too late.
extension LintWatcher {
  /// An observation began or ended.
  func seeObservation(_ observation: WatchedObservation, isOn: Bool) {
    if isOn {
      observations.append(observation)
    } else {
      observations.removeAll { $0 == observation }
    }
  }

  /// A controller is about to end.
  func seeEnd(of id: NodeID, in simulation: Simulation) {
    guard !observations.isEmpty else { return }
    let stale = observations.filter { $0.observer == id || $0.subject == id }
    observations.removeAll { $0.observer == id || $0.subject == id }
    for observation in stale {
      simulation.report(
        StaleObservation.diagnostic(of: observation, ending: id, in: simulation.recording))
    }
  }

  /// Checks for objects that should have ended, when no animation is running.
  func checkEnds(in simulation: Simulation) {
    guard !simulation.agenda.actions.contains(where: \.isAnimationEnd) else { return }
    let expected = expectedEnds
    expectedEnds = []
    for end in expected where end.object != nil {
      simulation.report(OverdueEnd.diagnostic(of: end, in: simulation.recording))
    }
  }
}

extension Simulation {
  /// Reports, as D27, an object that is still alive when all animations have ended.
  ///
  /// For those who know that something has had its day: a controller that was taken off a stack, a
  /// coordinator whose flow is done. `owner` is who should let go of it. Ours; with UIKit one looks
  /// at the graph of a debugger.
  public func expectEnd(
    of object: AnyObject, named name: String? = nil, by owner: ViewController? = nil
  ) {
    noteDone(object)
    let controller = object as? ViewController
    let name = name ?? controller?.name ?? "\(type(of: object))"
    lints.expectedEnds.append(
      ExpectedEnd(
        object: object, name: name, controller: controller?.id, owner: owner?.id,
        call: lints.lastCall))
  }

  /// Runs `body` with a controller after `seconds`; when that is gone by then, D24 is reported.
  ///
  /// Ours; in UIKit a block with `[unowned self]`, which ends the program in that case.
  public func after(
    _ seconds: Double, unowned controller: ViewController,
    do body: @escaping (ViewController) -> Void
  ) {
    let id = controller.id
    after(seconds) { [weak controller, unowned self] in
      if let controller {
        body(controller)
      } else {
        report(LateCallback.diagnostic(for: id, asked: seconds, in: recording))
      }
    }
  }
}
