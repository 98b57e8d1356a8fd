/// P3: a controller presents although it is already presenting another, or is in a transition.
///
/// - When: A controller presents although it is already presenting another; before iOS 13 also while
///   it takes part in a presentation or dismissal. The call is ignored.
/// - Remedy: Present from the topmost controller, or in the completion of the running transition.
enum BusyPresenter {
  /// `shown` is the controller it already presents; nil if it is only in a transition.
  static func diagnostic(
    for presenter: ViewController, caller: ViewController, presenting presented: ViewController,
    over shown: ViewController?
  ) -> Diagnostic {
    let isModern = presenter.simulation.profile.prefersSheets
    let reason: String
    if let shown, isModern || presenter.modal.transition == nil {
      let origin = isModern ? " (from \(caller))" : ""
      // iOS 13 added the caller and the full stop: Siren#348 has both, iOS 12 reports have neither.
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
