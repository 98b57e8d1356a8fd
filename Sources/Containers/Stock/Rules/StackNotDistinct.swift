/// N5: a list for a stack names a controller twice.
///
/// - When: A list for a stack contains a controller twice.
/// - Remedy: List each controller once.
enum StackNotDistinct {
  static func diagnostic(
    on stack: NavigationController, for controllers: [ViewController]
  ) -> Diagnostic {
    Diagnostic(
      id: "N5", kind: .exception, subject: stack.id,
      participants: [stack.id] + controllers.map(\.id),
      message: "All view controllers in a navigation controller must be distinct",
      remedy: "Name each controller once: \(controllers.names).")
  }
}
