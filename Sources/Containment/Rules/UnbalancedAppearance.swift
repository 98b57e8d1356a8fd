/// U1: an appearance transition is ended that was not begun, or was overtaken.
enum UnbalancedAppearance {
  static func diagnostic(for controller: ViewController) -> Diagnostic {
    Diagnostic(
      id: "U1", kind: .warning, subject: controller.id, participants: [controller.id],
      message: "Unbalanced calls to begin/end appearance transitions for \(controller).",
      reason: "The did callback of the appearance is lost, or was sent before its time.",
      remedy: "End each transition once, and let transition(from:to:) add the new view itself.",
      calls: controller.simulation.lints.with { $0.sites(of: controller) },
      correctedOrder: [
        "\(controller).beginAppearanceTransition(true, animated: true)",
        "\(controller).endAppearanceTransition()",
      ])
  }
}
