/// D17: a controller makes another one that should be none of its business.
///
/// Reported by the list that makes its previews itself, each time.
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
