/// N1: a controller is pushed on a stack that it is on already.
///
/// - When: A controller is pushed on a navigation stack that already contains it.
/// - Remedy: Push another controller, or go back with `popToViewController(_:animated:)`.
enum PushedTwice {
  static func diagnostic(on stack: NavigationController, of controller: ViewController)
    -> Diagnostic
  {
    Diagnostic(
      id: "N1", kind: .exception, subject: stack.id, participants: [stack.id, controller.id],
      message: "Pushing the same view controller instance more than once is not supported "
        + "(\(controller))",
      remedy: "Push another controller, or go back with popToViewController(_:animated:).")
  }
}
