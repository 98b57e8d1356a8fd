/// T2: a container that forwards appearance callbacks manually calls `transition(from:to:)`.
///
/// - When: The container has turned off automatic forwarding.
/// - Remedy: Begin and end the appearance transitions around your own animation.
enum ManualForwarding {
  static func diagnostic(for parent: ViewController) -> Diagnostic {
    Diagnostic(
      id: "T2", kind: .exception, subject: parent.id, participants: [parent.id],
      message: "\(parent) forwards appearance callbacks manually and cannot use "
        + "transition(from:to:)",
      remedy: "Use beginAppearanceTransition and endAppearanceTransition around an animation.")
  }
}
