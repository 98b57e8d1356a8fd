// D26: unsatisfiable constraints; reported by containers, as the core has no constraints.

extension Diagnostic {
  /// D26: a controller's constraints cannot all be satisfied, and some are dropped.
  ///
  /// For containers that lay out with constraints, which are passed as text, such as "a.width ==
  /// 375 (750)". UIKit logs conflicts of required constraints only.
  ///
  /// - When: Reported by a container that lays out with its own constraints, when some of them
  ///   cannot hold. Once per set.
  /// - Remedy: Deactivate the constraints of one layout before activating the other's, or require a
  ///   minimum size.
  public static func droppedConstraints(
    _ dropped: [String], of controller: ViewController, against required: String
  ) -> Diagnostic {
    Diagnostic(
      id: "D26", kind: .lint, subject: controller.id, participants: [controller.id],
      message: "\(controller) cannot keep all of its constraints with \(required); dropped "
        + dropped.joined(separator: ", "),
      reason: "UIKit breaks a constraint, by priority and then arbitrarily, and views get "
        + "unintended sizes.",
      remedy: "Deactivate the constraints of one layout before those of the other are activated, "
        + "or ask for at least a size instead of exactly that.")
  }
}
