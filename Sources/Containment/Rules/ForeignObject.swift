/// S1: a controller or view is used in another simulation.
///
/// An addition to UIKit; in UIKit, each process is one simulation.
///
/// - When: A controller or view is added, presented, made a root or assigned as a view in another
///   simulation than its own.
/// - Remedy: Create it inside `make(_:)` of the simulation that uses it.
enum ForeignObject {
  static func diagnostic(
    for stranger: String, at receiver: String, subject: NodeID?
  ) -> Diagnostic {
    Diagnostic(
      id: "S1", kind: .exception, subject: subject, participants: subject.map { [$0] } ?? [],
      message: "\(stranger) belongs to another simulation than \(receiver)",
      remedy: "Make \(stranger) inside make(_:) of the simulation of \(receiver).")
  }
}

extension ViewController {
  /// Whether a controller is in the same simulation; if not, records and reports the call.
  ///
  /// The call is recorded as text, as ids of another simulation mean other objects here.
  final func isCompatriot(_ other: ViewController, in call: StaticString) -> Bool {
    if other.simulation === simulation { return true }
    simulation.refuse(other.name, at: (name, id), in: call, subject: id)
    return false
  }

  /// Whether a view is in the same simulation; if not, records and reports the call.
  final func isCompatriot(_ view: View, in call: StaticString) -> Bool {
    if view.simulation === simulation { return true }
    simulation.refuse(view.name, at: (name, id), in: call, subject: id)
    return false
  }
}

extension View {
  /// Whether a view is in the same simulation; if not, records and reports the call.
  final func isCompatriot(_ other: View, in call: StaticString) -> Bool {
    if other.simulation === simulation { return true }
    simulation.refuse(other.name, at: (name, id), in: call, subject: controller?.id)
    return false
  }

  /// Whether a controller is in the same simulation; if not, records and reports the call.
  final func isCompatriot(_ other: ViewController, in call: StaticString) -> Bool {
    if other.simulation === simulation { return true }
    simulation.refuse(other.name, at: (name, id), in: call, subject: controller?.id)
    return false
  }
}

extension Simulation {
  fileprivate func refuse(
    _ stranger: String, at receiver: (name: String, id: NodeID), in call: StaticString,
    subject: NodeID?
  ) {
    log(call: "\(call)(\(stranger))", by: receiver.id)
    report(ForeignObject.diagnostic(for: stranger, at: receiver.name, subject: subject))
  }
}
