/// Detects misuse: receives every call, event and change, and reports definite errors.
///
/// It only observes: nothing in a simulation depends on it. It stores facts; each file in `Rules`
/// decides about one misuse and holds its messages.
final class LintWatcher {
  /// The event of the last call.
  var lastCall: Int32 = 0
  /// The number of nested layouts of views.
  var layoutDepth = 0
  /// The controller whose next `didMove` is a redelivery by the core.
  var redelivered: NodeID?
  /// Whether the program called the callback that is being recorded.
  var isByHand = false
  /// The controller whose next removal is part of an addition to another parent.
  var reparented: NodeID?

  /// Children whose `didMove` is pending, in the order they were added.
  var openAdditions: [NodeID] = []
  var departures: [Departure] = []
  /// Appearance transitions that a program began by hand and has not ended.
  var openAppearances: [OpenAppearance] = []
  /// Children whose visible views were removed.
  var absences: [Absence] = []
  /// Presentations whose presenter is no longer the root of its window.
  var abandonments: [Abandonment] = []
  var transitions: [WatchedTransition] = []
  private var transitionCount = 0
  /// Containers that forward manually and had something to forward in this turn.
  var manualContainers: [NodeID] = []
  var animatedPlaces: [AnimatedPlace] = []
  /// The controller whose code is running, if known.
  var actor: NodeID?
  /// Pairs reported for changing a child's views.
  var reaches: Set<Reach> = []
  /// Pairs reported for changing a parent.
  var requests: Set<Reach> = []
  /// Pairs of container and child whose view was positioned in the wrong coordinates.
  var mixtures: Set<Reach> = []
  /// Plain views that were given their superview's frame.
  var mixedViews: Set<NodeID> = []
  /// Containers that received many children in this turn.
  var crowds: [NodeID] = []
  var observations: [WatchedObservation] = []
  /// Properties reported for feedback loops.
  var loops: Set<Simulation.News> = []
  var expectedEnds: [ExpectedEnd] = []
  /// Controllers reported for overriding `shouldAutorotate`.
  var autorotations: Set<NodeID> = []
  /// The overrides reported for not calling `super`.
  var missedSupers: Set<SentCallback> = []
}

/// Handlers for facts that events do not contain.
extension LintWatcher {
  /// Handles a callback that did not reach the base implementation.
  func missedBase(_ callback: Callback, of controller: ViewController) {
    guard MissingSuper.applies(to: callback),
      missedSupers.insert(SentCallback(receiver: controller.id, method: callback.method)).inserted
    else { return }
    controller.simulation.report(MissingSuper.diagnostic(for: controller, callback))
  }

  /// Handles a program's call of one of the four appearance callbacks.
  func seeHandmade(_ callback: Callback, of controller: ViewController) {
    guard let step = AppearanceMachine.Step(callback) else { return }
    let isAutomatic =
      controller.parent?.dispatched.shouldAutomaticallyForwardAppearanceMethods ?? true
    var machine = controller.history.handmade ?? controller.machine
    let fits = machine.take(step)
    controller.history.handmade = machine
    guard isAutomatic || !fits else { return }
    controller.simulation.report(
      HandmadeAppearance.diagnostic(for: controller, callback, isAutomatic: isAutomatic))
  }

  /// Handles a rotation that a controller decides without `shouldAutorotate`.
  func seeAutorotation(of controller: ViewController) {
    guard controller.behaviour?.overrides("shouldAutorotate") == true,
      autorotations.insert(controller.id).inserted
    else { return }
    controller.simulation.report(UnaskedAutorotation.diagnostic(for: controller))
  }

  /// Handles an appearance step that a container does not forward automatically.
  func kept(_ step: AppearanceMachine.Step, by container: ViewController) {
    if !step.isWill { watchForwarding(by: container) }
  }

  func watchForwarding(by container: ViewController) {
    guard !manualContainers.contains(container.id), !type(of: container).isStockContainer else {
      return
    }
    manualContainers.append(container.id)
  }

  /// Handles a transition that was refused because of its controllers.
  func seeRefusedTransition(
    by parent: ViewController, from old: ViewController?, to new: ViewController?
  ) {
    guard old == nil || new == nil else { return }
    parent.simulation.report(
      MissingPartner.diagnostic(for: parent, from: old, to: new, call: lastCall))
  }

  /// Handles the start of a transition; returns the number to end it with.
  func transitionBegins(
    by parent: ViewController, from old: ViewController, to new: ViewController
  ) -> Int {
    for controller in [old, new] { disturb(controller, by: lastCall) }
    transitionCount += 1
    transitions.append(
      WatchedTransition(
        number: transitionCount, call: lastCall, parent: parent.id, old: old.id, new: new.id))
    return transitionCount
  }

  /// Whether a controller is part of a running `transition(from:to:)`.
  func isInTransition(_ controller: ViewController) -> Bool {
    transitions.contains { $0.concerns(controller.id) }
  }

  func transitionEnds(_ number: Int) { transitions.removeAll { $0.number == number } }

  /// Handles a change to a controller during its transition.
  func disturb(_ controller: ViewController, by call: Int32) {
    guard
      let index = transitions.firstIndex(where: { $0.concerns(controller.id) && !$0.isReported })
    else { return }
    transitions[index].isReported = true
    controller.simulation.report(
      DisturbedTransition.diagnostic(for: controller, during: transitions[index], call: call))
  }

  /// The calls to blame for an unbalanced appearance transition of the controller.
  func sites(of controller: ViewController) -> [Int32] {
    let current = transitions.last { $0.concerns(controller.id) }?.call ?? lastCall
    guard let arrivals = controller.history.arrivals else { return [current] }
    let other = arrivals.last == current ? arrivals.older : arrivals.last
    return other == current ? [current] : [other, current].sorted()
  }
}

extension Simulation {
  /// The index of the last event, if it can be a cause.
  ///
  /// Skips diagnostics that follow the same cause.
  var lastCause: [Int32] {
    let cause = recording.events.lastIndex {
      if case .diagnostic = $0.kind { false } else { true }
    }
    guard let cause else { return [] }
    switch recording.events[cause].kind {
    case .call, .containerCall, .callback: return [Int32(cause)]
    default: return []
    }
  }
}

extension AppearanceMachine.Step {
  init?(_ callback: Callback) {
    switch callback {
    case .viewWillAppear: self = .willAppear
    case .viewDidAppear: self = .didAppear
    case .viewWillDisappear: self = .willDisappear
    case .viewDidDisappear: self = .didDisappear
    default: return nil
    }
  }
}
