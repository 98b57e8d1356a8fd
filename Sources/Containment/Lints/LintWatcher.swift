/// The one who notices misuse: it sees every call, event and change, and reports what it knows to
/// be wrong.
///
/// It only looks: nothing that a program can ask depends on it. What it remembers are facts; what
/// is wrong about them, and what to say, stands in the files of `Rules`, one misuse a file.
final class LintWatcher {
  /// The event of the last call.
  @exclusivity(unchecked) var lastCall: Int32 = 0
  /// How many layouts of views are under way, one inside the other.
  @exclusivity(unchecked) var layoutDepth = 0
  /// The controller whose next `didMove` is the core's own repetition, or `nobody`.
  @exclusivity(unchecked) var redelivered = NodeID.nobody
  /// Whether the callback that is written down now was called by the program.
  @exclusivity(unchecked) var isByHand = false
  /// The controller whose next removal is part of an addition elsewhere.
  @exclusivity(unchecked) var reparented: NodeID?

  /// Children whose `didMove` is to come, in the order they were added.
  @exclusivity(unchecked) var openAdditions: [NodeID] = []
  @exclusivity(unchecked) var departures: [Departure] = []
  /// Appearances that a program began by hand and has not ended.
  @exclusivity(unchecked) var openAppearances: [OpenAppearance] = []
  /// Children whose views were on show and were taken out.
  @exclusivity(unchecked) var absences: [Absence] = []
  /// Presentations whose presenter is the root of its window no longer.
  @exclusivity(unchecked) var abandonments: [Abandonment] = []
  @exclusivity(unchecked) var transitions: [WatchedTransition] = []
  @exclusivity(unchecked) private var transitionCount = 0
  /// Containers that forward by hand and had something to forward since the last turn.
  @exclusivity(unchecked) var manualContainers: [NodeID] = []
  @exclusivity(unchecked) var animatedPlaces: [AnimatedPlace] = []
  /// The controller whose code is running; `nobody` while none is known to.
  @exclusivity(unchecked) var actor = NodeID.nobody
  /// Who was reported for reaching into whom.
  @exclusivity(unchecked) var reaches: Set<Reach> = []
  /// Who was reported for asking whom to change.
  @exclusivity(unchecked) var requests: Set<Reach> = []
  /// In which container whose view was placed by the wrong coordinates.
  @exclusivity(unchecked) var mixtures: Set<Reach> = []
  /// Plain views that were given the frame of the view that they are in.
  @exclusivity(unchecked) var mixedViews: Set<NodeID> = []
  /// Containers that were given many children in this turn.
  @exclusivity(unchecked) var crowds: [NodeID] = []
  @exclusivity(unchecked) var observations: [WatchedObservation] = []
  /// The properties reported for telling themselves.
  @exclusivity(unchecked) var loops: Set<Simulation.News> = []
  @exclusivity(unchecked) var expectedEnds: [ExpectedEnd] = []
  /// Controllers reported for overriding `shouldAutorotate`.
  @exclusivity(unchecked) var autorotations: Set<NodeID> = []
  /// The overrides reported for not calling `super`.
  @exclusivity(unchecked) var missedSupers: Set<SentCallback> = []
}

/// What the core tells the watcher where events do not say enough.
extension LintWatcher {
  /// A callback came back to the core without having reached the base implementation.
  func missedBase(_ callback: Callback, of controller: ViewController) {
    guard MissingSuper.concerns(callback),
      missedSupers.insert(SentCallback(receiver: controller.id, method: callback.method)).inserted
    else { return }
    controller.simulation.report(MissingSuper.diagnostic(for: controller, callback))
  }

  /// A program called one of the four appearance callbacks.
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

  /// The device turns, and a controller decides without being asked `shouldAutorotate`.
  func seeAutorotation(of controller: ViewController) {
    guard controller.behaviour?.overrides("shouldAutorotate") == true,
      autorotations.insert(controller.id).inserted
    else { return }
    controller.simulation.report(UnaskedAutorotation.diagnostic(for: controller))
  }

  /// A container kept an appearance step to itself, to forward it by hand.
  func kept(_ step: AppearanceMachine.Step, by container: ViewController) {
    if !step.isWill { watchForwarding(by: container) }
  }

  func watchForwarding(by container: ViewController) {
    guard !manualContainers.contains(container.id), !type(of: container).isStockContainer else {
      return
    }
    manualContainers.append(container.id)
  }

  /// A transition was refused for the sake of its two controllers.
  func seeRefusedTransition(
    by parent: ViewController, from old: ViewController?, to new: ViewController?
  ) {
    guard old == nil || new == nil else { return }
    parent.simulation.report(
      MissingPartner.diagnostic(for: parent, from: old, to: new, call: lastCall))
  }

  /// A transition begins; the result is the number to end it with.
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

  /// Whether a controller takes part in a `transition(from:to:)` that has not ended.
  func isInTransition(_ controller: ViewController) -> Bool {
    transitions.contains { $0.concerns(controller.id) }
  }

  func transitionEnds(_ number: Int) { transitions.removeAll { $0.number == number } }

  /// Something is done to a controller that must wait for the end of its transition.
  func disturb(_ controller: ViewController, by call: Int32) {
    guard
      let index = transitions.firstIndex(where: { $0.concerns(controller.id) && !$0.isReported })
    else { return }
    transitions[index].isReported = true
    controller.simulation.report(
      DisturbedTransition.diagnostic(for: controller, during: transitions[index], call: call))
  }

  /// The calls to blame when an appearance transition of the controller ends unbalanced.
  func sites(of controller: ViewController) -> [Int32] {
    let current = transitions.last { $0.concerns(controller.id) }?.call ?? lastCall
    guard let arrivals = controller.history.arrivals else { return [current] }
    let other = arrivals.last == current ? arrivals.older : arrivals.last
    return other == current ? [current] : [other, current].sorted()
  }
}

extension Simulation {
  /// The place of the last event, if that can be the cause of something.
  ///
  /// Other diagnostics about the same do not come between.
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
