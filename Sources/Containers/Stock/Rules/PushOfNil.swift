/// N3: nil is pushed.
///
/// - When: nil is pushed.
/// - Remedy: Create the controller before pushing it.
enum PushOfNil {
  static func diagnostic(on stack: NavigationController) -> Diagnostic {
    Diagnostic(
      id: "N3", kind: .exception, subject: stack.id, participants: [stack.id],
      message: "Application tried to push a nil view controller on target \(stack).",
      remedy: "Make the controller before pushing it.")
  }
}
