/// A running presentation or dismissal; it retains its participants until its end.
///
/// A controller takes part in one at a time. Others wait in a queue.
class ModalTransition {
  let simulation: Simulation
  let presenter: ViewController
  let presented: ViewController
  let isAnimated: Bool
  private let caller: NodeID
  private var completion: (() -> Void)?

  init(
    _ presented: ViewController, by presenter: ViewController, for caller: ViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    simulation = presenter.simulation
    (self.presenter, self.presented) = (presenter, presented)
    self.caller = caller.id
    isAnimated = animated
    self.completion = completion
  }

  /// The controllers that can be in no other transition meanwhile.
  var participants: [ViewController] { [presenter, presented] }

  /// Whether the presentation it belongs to was undone.
  var isVoid: Bool { presented.modal.presenting !== presenter }

  /// Whether a participant is in another transition.
  final var isBlocked: Bool { participants.contains { $0.modal.transition != nil } }

  /// Runs within the call.
  func prepare() {}

  /// Runs when the transition starts.
  func start() {}

  /// Marks the participants as busy.
  func claim() {
    for participant in participants { participant.modal.transition = self }
  }

  /// Releases the participants, before the completion runs.
  func release() {
    for participant in participants where participant.modal.transition === self {
      participant.modal.transition = nil
    }
  }

  /// Records and runs the completion; on behalf of the presenter if the caller is gone.
  final func complete(_ kind: Event.Completion) {
    simulation.announce(.completion(kind, finished: true), by: livingCaller.id)
    let completion = completion
    self.completion = nil
    completion?()
  }

  /// Animates changes of views independently of the program's animation blocks, then passes the
  /// transition to the closure called at the end.
  final func animate(
    duration: Double, turning: Turning? = nil, _ changes: () -> Void,
    then end: @escaping (ModalTransition) -> Void
  ) {
    let baton = Baton(self)
    simulation.withoutAnimation {
      let block = simulation.animate(
        duration: duration,
        transition: turning.map { ($0.host, $0.style, from: $0.from, to: $0.to) },
        animations: changes,
        completion: { [simulation] _ in
          baton.pass(to: end)
          simulation.launchWaitingModals()
        })
      block?.onReturn = { [simulation] in
        baton.pass { $0.turnBack() }
        simulation.launchWaitingModals()
      }
    }
  }

  /// Runs after the transition was cancelled and the views are back.
  func turnBack() {}

  /// The caller, or the presenter if the caller is gone.
  final var livingCaller: ViewController { simulation.controller(caller) ?? presenter }
}

/// Retains a transition until its next step has run.
///
/// Releases are recorded, so they must not depend on the run loop's queues.
private final class Baton {
  private var transition: ModalTransition?

  init(_ transition: ModalTransition) { self.transition = transition }

  func pass(to step: (ModalTransition) -> Void) {
    guard let transition else { return }
    self.transition = nil
    step(transition)
  }
}

/// The queue of presentations and dismissals.
extension Simulation {
  /// Starts a presentation or dismissal once no participant is busy: in the next turn, before iOS 8
  /// in the call.
  func run(_ transition: ModalTransition) {
    transition.prepare()
    launch(transition)
  }

  /// Starts the waiting transitions, in order.
  func launchWaitingModals() {
    let waiting = waitingModals
    waitingModals = []
    for transition in waiting { launch(transition) }
  }

  private func launch(_ transition: ModalTransition) {
    guard !transition.isBlocked else {
      waitingModals.append(transition)
      return
    }
    guard !transition.isVoid else { return }
    transition.claim()
    if profile.presentsInTheCall {
      transition.start()
    } else {
      let baton = Baton(transition)
      startTransition { baton.pass { $0.start() } }
    }
  }

  /// Runs changes of views outside any enclosing animation block.
  func withoutAnimation(_ changes: () -> Void) {
    let contexts = animationContexts
    animationContexts = []
    changes()
    animationContexts = contexts
  }
}
