/// Lints about objects that are released too early or too late.
extension LintWatcher {
  /// Handles an observation that began or ended.
  func seeObservation(_ observation: WatchedObservation, isOn: Bool) {
    if isOn {
      observations.append(observation)
    } else {
      observations.removeAll { $0 == observation }
    }
  }

  /// Handles a controller that is about to be released.
  func seeEnd(of id: NodeID, in simulation: Simulation) {
    guard !observations.isEmpty else { return }
    let stale = observations.filter { $0.observer == id || $0.subject == id }
    observations.removeAll { $0.observer == id || $0.subject == id }
    for observation in stale {
      simulation.report(
        StaleObservation.diagnostic(of: observation, ending: id, in: simulation.recording))
    }
  }

  /// Reports objects that should have been released, once no animation is running.
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
  /// Reports an object as D27 if it still exists when all animations have ended.
  ///
  /// For code that finished with an object: a controller removed from a stack, or a coordinator
  /// after its flow. `owner` is the object that should release it.
  /// An addition to UIKit; in UIKit, use
  /// the memory graph debugger.
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

  /// Runs `body` with a controller after `seconds`; reports D24 if the controller is gone.
  ///
  /// An addition to UIKit; in UIKit a closure with `[unowned self]`, which traps in that case.
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
