/// D17: a controller creates a screen for which it isn't responsible.
///
/// The list reports it each time it creates a preview itself.
enum ForeignScreen {
  static func diagnostic(
    by controller: ViewController, created screen: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "D17", kind: .lint, subject: controller.id,
      participants: [controller.id, screen.id],
      message: "\(controller) created \(screen), a screen it isn't responsible for",
      reason: "This couples it to the class and the dependencies of that screen; it can show no "
        + "other.",
      remedy: "Let \(controller) request the row's screen from a factory or its coordinator.")
  }
}
