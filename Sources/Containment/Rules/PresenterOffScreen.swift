/// P2: a controller whose view is not in a window presents another.
///
/// Evidence for the message of iOS 13 and later, in the log category `[Presentation]`: ten public
/// logs.
///
/// - When: A controller that is off screen presents; the call is dropped.
/// - Remedy: Present from `viewDidAppear`, or from the controller that is on screen.
enum PresenterOffScreen {
  static func diagnostic(
    for presenter: ViewController, caller: ViewController, presenting presented: ViewController
  ) -> Diagnostic {
    let isModern = presenter.simulation.profile.prefersSheets
    return Diagnostic(
      id: "P2", kind: .warning, subject: presenter.id, participants: [presenter.id, presented.id],
      message: "Attempt to present \(presented) on \(presenter)"
        + (isModern ? " (from \(caller))" : "") + " whose view is not in the window hierarchy"
        + (isModern ? "." : "!"),
      remedy: "Present \(presented) from viewDidAppear, or from the controller that is on screen.")
  }
}
