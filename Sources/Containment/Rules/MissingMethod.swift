/// E2: a method is called that the simulated iOS version does not have.
///
/// - When: A method is called that the simulated iOS version does not have, such as
///   `show(_:sender:)` before iOS 8.
/// - Remedy: Choose a later profile, or present or push the controller yourself.
enum MissingMethod {
  static func diagnostic(
    for controller: ViewController, _ method: String,
    remedy: String = "Choose a later profile, or avoid the method."
  ) -> Diagnostic {
    Diagnostic(
      id: "E2", kind: .exception, subject: controller.id, participants: [controller.id],
      message: "-[\(controller.className) \(method)]: unrecognized selector sent to \(controller)",
      remedy: remedy)
  }
}

extension ViewController {
  /// Whether the simulated iOS version lacks a method; if so, reports E2.
  final func isMissing(_ method: String, unless isThere: Bool) -> Bool {
    if !isThere { simulation.report(MissingMethod.diagnostic(for: self, method)) }
    return !isThere
  }
}
