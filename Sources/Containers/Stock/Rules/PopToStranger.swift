/// N4: a stack is to be popped to a controller that is not on it.
///
/// - When: `popToViewController` is called with a controller that is not on the stack.
/// - Remedy: Check `viewControllers` first.
enum PopToStranger {
  static func diagnostic(on stack: NavigationController, to controller: ViewController)
    -> Diagnostic
  {
    Diagnostic(
      id: "N4", kind: .exception, subject: stack.id, participants: [stack.id, controller.id],
      message: "Tried to pop to a view controller that doesn't exist.",
      remedy: "Look for \(controller) in viewControllers first.")
  }
}
