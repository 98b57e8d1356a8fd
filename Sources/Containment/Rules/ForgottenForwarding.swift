/// D15: a container forwards manually but does not begin and end the appearance of a child in its
/// view.
///
/// - When: A turn in which a manual container appeared, disappeared or got a view is over, and the
///   child's appearance was not begun. Not reported where another child is visible, nor for
///   children out of sight. Once per addition.
/// - Remedy: Begin the child's appearance in the will callback and end it in the did callback.
enum ForgottenForwarding {
  static func diagnostic(by container: ViewController, of child: ViewController) -> Diagnostic {
    let isAppearing = container.appearancePhase == .appeared
    return Diagnostic(
      id: "D15", kind: .lint, subject: container.id, participants: [container.id, child.id],
      message: "\(container) is \(container.appearancePhase.rawValue) and forwards manually, but "
        + "its child \(child) is \(child.appearancePhase.rawValue)",
      reason: "With shouldAutomaticallyForwardAppearanceMethods false only \(container) can send "
        + "\(child) its appearance callbacks.",
      remedy: "Begin an appearance transition of \(child) in the will callback of \(container) "
        + "and end it in the did callback, or leave forwarding on.",
      correctedOrder: [
        "\(child).beginAppearanceTransition(\(isAppearing), animated: animated)",
        "\(child).endAppearanceTransition()",
      ])
  }
}
