/// E2: a method is called that the simulated era does not have.
enum MissingMethod {
  static func diagnostic(for controller: ViewController, _ method: String) -> Diagnostic {
    Diagnostic(
      id: "E2", kind: .exception, subject: controller.id, participants: [controller.id],
      message: "-[\(controller.className) \(method)]: unrecognized selector sent to \(controller)",
      remedy: "Choose a later profile, or present or push the controller yourself.")
  }
}
