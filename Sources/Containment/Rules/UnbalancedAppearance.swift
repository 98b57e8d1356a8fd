/// U1: an appearance transition is ended that was not begun, or was overtaken.
enum UnbalancedAppearance {
  static func diagnostic(for controller: ViewController) -> Diagnostic {
    Diagnostic(
      id: "U1", kind: .warning, subject: controller.id, participants: [controller.id],
      message: "Unbalanced calls to begin/end appearance transitions for \(controller).",
      remedy: "End each transition once, and let transition(from:to:) add the new view itself.")
  }
}
