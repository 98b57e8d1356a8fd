/// SP1: a split view controller is put on the stack of a navigation controller.
///
/// - When: A split view controller is pushed on a navigation stack.
/// - Remedy: Make it the root of the window, or a tab.
enum PushOfSplit {
  static func diagnostic(on stack: NavigationController, of controller: ViewController)
    -> Diagnostic
  {
    Diagnostic(
      id: "SP1", kind: .exception, subject: stack.id, participants: [stack.id, controller.id],
      message: "Split View Controllers cannot be pushed to a Navigation Controller \(stack)",
      remedy: "Make \(controller) the root of the window, or a tab.")
  }
}
