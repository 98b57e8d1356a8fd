/// P1: nil is presented.
///
/// - When: `present` is called with nil.
/// - Remedy: Create the controller before presenting it.
enum NilPresentation {
  static func diagnostic(for caller: ViewController) -> Diagnostic {
    Diagnostic(
      id: "P1", kind: .exception, subject: caller.id, participants: [caller.id],
      message: "Application tried to present a nil modal view controller on target \(caller).",
      remedy: "Make the controller before it is presented.")
  }
}
