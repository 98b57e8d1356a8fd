/// D17: a child calls its container directly instead of its delegate.
///
/// Reported once per container and child, by containers that opt in.
///
/// - When: A child of a container that declares this rule calls a method that changes the
///   container, in a callback or where its class declares that it acts; once per container and
///   child. Or a controller reports that it makes a screen that another object should make.
/// - Remedy: Notify a delegate from the child, and let the delegate ask the container; let a
///   factory or a coordinator make the screen.
enum ReachingUp {
  static func diagnostic(
    by child: ViewController, to container: ViewController, calls: [Int32]
  ) -> Diagnostic {
    Diagnostic(
      id: "D17", kind: .lint, subject: child.id, participants: [child.id, container.id],
      message: "\(child) asked its container \(container) to change itself",
      reason: "A child that knows its container works in no other: there nothing happens.",
      remedy: "Let \(child) report the selection to a delegate, and let the delegate call "
        + "\(container).",
      calls: calls)
  }
}

extension ViewController {
  /// Handles a request to change this container; reports D17 if one of its children makes it.
  ///
  /// For containers whose children should not reference them. The acting controller is determined
  /// as for D16: inside callbacks, and in classes that declare their acts.
  package final func noteRequest() {
    let actor = simulation.lints.actor
    guard let actor, let child = simulation.controller(actor), child !== self,
      sequence(first: child, next: \.parent).contains(where: { $0 === self }),
      simulation.lints.requests.insert(Reach(by: child.id, into: id)).inserted
    else { return }
    simulation.noteAcquaintance(of: self, by: child)
    simulation.report(ReachingUp.diagnostic(by: child, to: self, calls: simulation.lastCause))
  }
}
