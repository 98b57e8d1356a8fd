/// N2: a navigation controller is put on the stack of another.
///
/// - When: A navigation controller is pushed on another's stack, or is in the list for it.
/// - Remedy: Push its controllers, or present it.
enum PushOfNavigation {
  static func diagnostic(on stack: NavigationController, of controller: ViewController)
    -> Diagnostic
  {
    Diagnostic(
      id: "N2", kind: .exception, subject: stack.id, participants: [stack.id, controller.id],
      message: "Pushing a navigation controller is not supported",
      remedy: "Push the controllers of \(controller) itself, or present it.")
  }
}
