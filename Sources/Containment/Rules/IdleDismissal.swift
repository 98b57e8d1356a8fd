/// D37: a dismissal while everything is already being dismissed.
///
/// From iOS 13 on a second call goes to the caller's own presenter; without one, the call has no
/// effect, and its completion never runs. Up to iOS 12 UIKit warns with P7.
///
/// - When: From iOS 13 on, `dismiss` is called while the controller it would dismiss is being
///   dismissed, and the caller has no presenter. The call is dropped.
/// - Remedy: Ask `isBeingDismissed` first, or dismiss in the completion of the running transition.
enum IdleDismissal {
  static func diagnostic(for caller: ViewController, of leaving: ViewController) -> Diagnostic {
    Diagnostic(
      id: "D37", kind: .lint, subject: caller.id, participants: [caller.id, leaving.id],
      message: "\(caller) received dismiss while \(leaving) is already being dismissed",
      reason: "The call is dropped, and its completion never runs.",
      remedy: "Check isBeingDismissed first, or dismiss in the completion of the running "
        + "transition.")
  }
}
