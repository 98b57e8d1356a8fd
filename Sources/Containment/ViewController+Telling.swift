/// Telling a controller something, and noticing what a program tells it by hand.
extension ViewController {
  /// Sends a callback: records it, does its bookkeeping, then lets the open method run.
  ///
  /// For the core and for containers that stand for UIKit's own. What a program calls by hand takes
  /// effect only when it reaches the base implementation. Ours.
  public final func tell(_ callback: Callback) { deliver(callback) }

  /// Sends a callback with the objects that its arguments stand for.
  final func tell(_ callback: Callback, _ companions: Companions) { deliver(callback, companions) }

  /// The same, inlined for those who send often: which callback it is needs no asking then.
  @inline(__always) final func deliver(
    _ callback: Callback, _ companions: Companions = Companions()
  ) {
    simulation.announce(callback, to: self)
    takeNote(of: callback)
    let outer = simulation.sending
    simulation.sending = SentCallback(receiver: id, method: callback.method)
    let outerActor = simulation.lints.actor
    simulation.lints.actor = id
    call(callback, companions)
    simulation.lints.actor = outerActor
    let hasReachedBase = simulation.sending.hasReachedBase
    simulation.sending = outer
    if !hasReachedBase { simulation.lints.with { $0.missedBase(callback, of: self) } }
  }

  /// What an open method needs beside the values of its callback.
  struct Companions {
    /// The container of a move, if somebody answers for its life meanwhile; else it is looked up.
    var parent: Unkept<ViewController>?
    var coordinator: TransitionCoordinator?
    var previousTraits: TraitCollection?
    var duration = 0.0

    /// The coordinator given, or one that coordinates nothing.
    var coordination: TransitionCoordinator {
      coordinator ?? TransitionCoordinator()
    }
  }

  /// What the base implementation of every callback does.
  ///
  /// When the core is just sending this callback to this controller the duty is done already.
  /// Otherwise a program called it by hand, and it takes effect here; an override that never
  /// calls `super` loses it, as in UIKit.
  @inline(__always) final func reachedBase(_ callback: Callback) {
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
      simulation.lints.with { $0.seeHandmade(callback, of: self) }
    } else {
      takeNote(of: callback)
    }
  }

  @inline(__always) private func takeNote(of callback: Callback) {
    switch callback {
    case .willMove(let target):
      // What is announced now takes the place of an arrival that waits to be told again.
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

  @inline(__always) final func setMoveToSettle(_ move: MoveToSettle?) {
    moveToSettle = move
    simulation.note(.moveToSettle(id, move))
  }

  /// Lets the open method run, or what a script puts in its place: the one place from which the
  /// core calls it.
  @inline(__always) private func call(_ callback: Callback, _ companions: Companions) {
    if scriptPart != nil, runOverride(of: callback, companions) { return }
    switch callback {
    case .loadView: loadView()
    case .viewDidLoad: viewDidLoad()
    case .willMove(let parent):
      if let container = companions.parent {
        container.with { willMove(toParent: $0) }
      } else {
        willMove(toParent: parent.flatMap(simulation.controller))
      }
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
    // An answer is wanted here: whoever asks calls the method itself.
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

/// A callback on its way: to whom, and which.
///
/// One word, so that it is quickly laid aside for the next one, and taken up again.
struct SentCallback: Hashable {
  /// The receiver in the upper half, below it the method, and in the lowest bit whether it has
  /// arrived.
  private var word: UInt64

  init(receiver: NodeID, method: Callback.Method) {
    word = UInt64(UInt32(bitPattern: receiver.rawValue)) << 32 | UInt64(method.rawValue) << 1
  }

  /// Stands for no callback.
  static var none: SentCallback { SentCallback(receiver: .nobody, method: .loadView) }

  /// Whether every override on the way called `super`.
  var hasReachedBase: Bool { word & 1 == 1 }

  /// Takes note that a callback reaches the base implementation; false if it is another one.
  @inline(__always) mutating func arrive(as callback: SentCallback) -> Bool {
    guard word | 1 == callback.word | 1 else { return false }
    word |= 1
    return true
  }
}

extension Simulation {
  /// Whether the core is just sending this callback to that controller; if so it has arrived.
  @inline(__always) func isSending(_ callback: Callback, to receiver: NodeID) -> Bool {
    sending.arrive(as: SentCallback(receiver: receiver, method: callback.method))
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
