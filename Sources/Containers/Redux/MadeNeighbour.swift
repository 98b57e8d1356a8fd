/// D17: a controller creates another one for which it is not responsible.
///
/// Reported by the list each time it creates a preview itself.
enum MadeNeighbour {
  static func diagnostic(
    by controller: ViewController, made neighbour: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "D17", kind: .lint, subject: controller.id,
      participants: [controller.id, neighbour.id],
      message: "\(controller) made \(neighbour), a screen that is not its own",
      reason: "It has to know the class of that screen and everything needed to create it, and "
        + "can show no other.",
      remedy: "Let \(controller) ask a factory or its coordinator for the screen behind the row.")
  }
}
