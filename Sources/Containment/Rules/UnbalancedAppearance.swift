/// U1: an appearance transition is ended that was not begun, or was superseded.
///
/// - When: An appearance transition is ended that was not begun, or interrupted by another, even
///   without a duration; or `transition(from:to:)` runs before its old controller has appeared.
/// - Remedy: Start a controller's next transition in the completion of the previous one, end each
///   once, and let `transition(from:to:)` add the new view.
enum UnbalancedAppearance {
  /// The cause of the imbalance; each has a different remedy.
  enum Cause {
    /// An end without a begin.
    case notBegun
    /// A second transition reversed the controller before the first had ended.
    case turnedAround
    /// The new view was added by hand before the transition.
    case addedByHand
    /// The old controller of a transition was not on screen.
    case notOnShow
    /// The window, or an earlier begin, had already sent the callbacks.
    case toldBefore
  }

  static func diagnostic(for controller: ViewController, because cause: Cause) -> Diagnostic {
    Diagnostic(
      id: "U1", kind: .warning, subject: controller.id, participants: [controller.id],
      message: "Unbalanced calls to begin/end appearance transitions for \(controller).",
      reason: reason(for: controller, cause), remedy: remedy(for: controller, cause),
      calls: controller.simulation.lints.sites(of: controller),
      // The other causes cannot be fixed by adding or removing one call.
      correctedOrder: cause == .notBegun
        ? [
          "\(controller).beginAppearanceTransition(true, animated: true)",
          "\(controller).endAppearanceTransition()",
        ] : [])
  }

  private static func reason(for controller: ViewController, _ cause: Cause) -> String {
    switch cause {
    case .notBegun, .addedByHand, .toldBefore:
      "The did callback of the appearance is lost, or was sent too early."
    case .turnedAround:
      "A second transition reversed \(controller) before the first had ended, and the end of the "
        + "first has completed the second."
    case .notOnShow: "\(controller) has not appeared, so it cannot disappear."
    }
  }

  private static func remedy(for controller: ViewController, _ cause: Cause) -> String {
    switch cause {
    case .notBegun: "Call beginAppearanceTransition once for each end, or omit the end."
    case .turnedAround:
      "Start the next transition of \(controller) in the completion of the one before; one without "
        + "a duration, too, completes with the next turn."
    case .addedByHand: "Let transition(from:to:) add the view of \(controller) itself."
    case .notOnShow:
      "Run the transition once \(controller) has appeared; before that exchange the views without one."
    case .toldBefore:
      "Begin before the view of \(controller) is added or removed: afterwards it has already "
        + "received the callbacks."
    }
  }
}
