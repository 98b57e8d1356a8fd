/// T2: a transition run by a container that forwards appearance callbacks by hand.
///
/// - When: The container has switched automatic forwarding off.
/// - Remedy: Begin and end the appearance transitions around your own animation.
enum ManualForwarding {
  static func diagnostic(for parent: ViewController) -> Diagnostic {
    Diagnostic(
      id: "T2", kind: .exception, subject: parent.id, participants: [parent.id],
      message: "\(parent) forwards appearance callbacks by hand and cannot use "
        + "transition(from:to:)",
      remedy: "Use beginAppearanceTransition and endAppearanceTransition around an animation.")
  }
}
