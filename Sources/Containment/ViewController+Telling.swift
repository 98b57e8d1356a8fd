/// Sending callbacks, and detecting those that a program calls by hand.
extension ViewController {
  /// Sends a callback: records it, does its bookkeeping, then calls the open method.
  ///
  /// For the core and for containers that simulate UIKit's own. A callback that a program calls by
  /// hand takes effect only in the base implementation. An addition to UIKit.
  public final func tell(_ callback: Callback) { tell(callback, Companions()) }

  /// Sends a callback with additional arguments.
  final func tell(_ callback: Callback, _ companions: Companions) {
    simulation.announce(callback, to: self)
    takeNote(of: callback)
    let outer = simulation.sending
    simulation.sending = SentCallback(receiver: id, method: callback.method)
    acting { call(callback, companions) }
    let hasReachedBase = simulation.sending?.hasReachedBase == true
    simulation.sending = outer
    if !hasReachedBase { simulation.lints.missedBase(callback, of: self) }
  }

  /// The arguments of an open method that its `Callback` does not contain.
  struct Companions {
    var coordinator: TransitionCoordinator?
    var previousTraits: TraitCollection?
    var duration = 0.0

    /// The coordinator, or an inactive one.
    var coordination: TransitionCoordinator { coordinator ?? TransitionCoordinator() }
  }

  /// Called by the base implementation of every callback.
  ///
  /// If the core is sending this callback to this controller, its bookkeeping is already done.
  /// Otherwise a program called it by hand, and it takes effect here; an override that never calls
  /// `super` loses it, as in UIKit.
  final func reachedBase(_ callback: Callback) {
    if !simulation.isSending(callback, to: id) { wasCalledByHand(callback) }
  }

  private func wasCalledByHand(_ callback: Callback) {
    simulation.lints.isByHand = true
    simulation.announce(callback, to: self)
    simulation.lints.isByHand = false
    if callback.isAppearance {
      if simulation.profile.reportsDirectCallbacks {
        simulation.report(DirectCallback.diagnostic(for: self, callback))
      }
      simulation.lints.seeHandmade(callback, of: self)
    } else {
      takeNote(of: callback)
    }
  }

  private func takeNote(of callback: Callback) {
    switch callback {
    case .willMove(let target):
      // A new move replaces a pending redelivery.
      if let move = moveToSettle, move.parent != target { setMoveToSettle(nil) }
      setPendingMove(target == nil ? .from : .to)
    case .didMove(let target):
      if machine.phase.isTransitional, simulation.policy.redeliversDidMove {
        setMoveToSettle(MoveToSettle(parent: target))
      } else {
        setPendingMove(.none)
      }
    default: break
    }
  }

  final func setPendingMove(_ move: PendingMove) {
    guard move != pendingMove else { return }
    pendingMove = move
    simulation.note(.pendingMove(id, move))
  }

  final func setMoveToSettle(_ move: MoveToSettle?) {
    moveToSettle = move
    simulation.note(.moveToSettle(id, move))
  }

  /// Calls the open method or a script's override; the core calls them only here.
  private func call(_ callback: Callback, _ companions: Companions) {
    if scriptPart != nil, runOverride(of: callback, companions) { return }
    switch callback {
    case .loadView: loadView()
    case .viewDidLoad: viewDidLoad()
    case .willMove(let parent): willMove(toParent: parent.flatMap(simulation.controller))
    case .didMove(let parent): didMove(toParent: parent.flatMap(simulation.controller))
    case .viewWillAppear(let animated): viewWillAppear(animated)
    case .viewIsAppearing(let animated): viewIsAppearing(animated)
    case .viewDidAppear(let animated): viewDidAppear(animated)
    case .viewWillDisappear(let animated): viewWillDisappear(animated)
    case .viewDidDisappear(let animated): viewDidDisappear(animated)
    case .viewWillLayoutSubviews: viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: viewDidLayoutSubviews()
    case .updateViewConstraints: updateViewConstraints()
    case .viewWillTransition(let size): viewWillTransition(to: size, with: companions.coordination)
    case .willTransition(let traits): willTransition(to: traits, with: companions.coordination)
    case .traitCollectionDidChange: traitCollectionDidChange(companions.previousTraits)
    case .preferredContentSizeDidChange(let child):
      if let child = simulation.controller(child) {
        preferredContentSizeDidChange(forChildContentContainer: child)
      }
    // It returns a value, so its caller calls the method.
    case .size: break
    case .willRotate(let orientation): willRotate(to: orientation, duration: companions.duration)
    case .willAnimateRotation(let orientation):
      willAnimateRotation(to: orientation, duration: companions.duration)
    case .didRotate(let orientation): didRotate(from: orientation)
    case .didReceiveMemoryWarning: didReceiveMemoryWarning()
    case .viewWillUnload: viewWillUnload()
    case .viewDidUnload: viewDidUnload()
    }
  }
}

/// The callback that the core is sending.
struct SentCallback: Hashable {
  let receiver: NodeID
  let method: Callback.Method
  /// Whether the call reached the base implementation.
  var hasReachedBase = false
}

extension Simulation {
  /// Whether the core is sending this callback to that controller; if so, marks it as reached.
  fileprivate func isSending(_ callback: Callback, to receiver: NodeID) -> Bool {
    guard sending?.receiver == receiver, sending?.method == callback.method else { return false }
    sending?.hasReachedBase = true
    return true
  }
}

extension Callback {
  /// Whether it is one of the four that only the core may send.
  var isAppearance: Bool {
    switch self {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
    default: false
    }
  }
}
