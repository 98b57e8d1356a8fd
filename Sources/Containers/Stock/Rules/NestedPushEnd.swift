/// N7: a nested push has ended (up to iOS 7).
///
/// - When: A nested push ends (up to iOS 7).
/// - Remedy: Start one transition after the other.
enum NestedPushEnd {
  static func diagnostic(on stack: NavigationController) -> Diagnostic {
    Diagnostic(
      id: "N7", kind: .warning, subject: stack.id, participants: [stack.id],
      message: "Finishing up a navigation transition in an unexpected state. "
        + "Navigation Bar subview tree might get corrupted.",
      remedy: "Start one transition after the other.")
  }
}
