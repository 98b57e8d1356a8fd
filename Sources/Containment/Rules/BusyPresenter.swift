/// P3: a controller presents while it already presents another or a presentation runs.
///
/// - When: A controller presents while it is presenting another; before iOS 13 also while it takes
///   part in a running presentation. The call is dropped.
/// - Remedy: Present from the controller on top, or in the completion of the running transition.
enum BusyPresenter {
  /// `shown` is the controller already presented; nil if the presenter is only in a transition.
  static func diagnostic(
    for presenter: ViewController, caller: ViewController, presenting presented: ViewController,
    over shown: ViewController?
  ) -> Diagnostic {
    let isModern = presenter.simulation.profile.prefersSheets
    let reason: String
    if let shown, isModern || presenter.modal.transition == nil {
      let origin = isModern ? " (from \(caller))" : ""
      // The full stop is as new as the caller: Siren#348 has it, and no report of iOS 12 does.
      let end = isModern ? "." : ""
      reason = "on \(presenter)\(origin) which is already presenting \(shown)\(end)"
    } else {
      reason = "on \(presenter) while a presentation is in progress!"
    }
    return Diagnostic(
      id: "P3", kind: .warning, subject: presenter.id,
      participants: [presenter.id, presented.id] + (shown.map { [$0.id] } ?? []),
      message: "Attempt to present \(presented) \(reason)",
      remedy: shown.map {
        "Present \(presented) from \($0), or in the completion of dismissing \($0)."
      } ?? "Present \(presented) in the completion of the running presentation.")
  }
}
