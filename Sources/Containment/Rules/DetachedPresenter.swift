/// P6: the presenter is on screen, but neither a child nor a root nor presented.
///
/// - When: The presenter is on screen, but neither child nor root nor presented; the call
///   continues.
/// - Remedy: Add it to the container whose view holds its view, with `addChild`.
enum DetachedPresenter {
  static func diagnostic(
    for presenter: ViewController, presenting presented: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "P6", kind: .warning, subject: presenter.id, participants: [presenter.id, presented.id],
      message: "Presenting view controllers on detached view controllers is discouraged "
        + "\(presenter).",
      remedy: "Add \(presenter) to the container whose view holds its view, with addChild.")
  }
}
