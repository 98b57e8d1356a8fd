/// P2: a controller whose view is in no window presents another.
enum PresenterOffScreen {
  static func diagnostic(
    for presenter: ViewController, presenting presented: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "P2", kind: .warning, subject: presenter.id, participants: [presenter.id, presented.id],
      message: "Attempt to present \(presented) on \(presenter) whose view is not in the window "
        + "hierarchy!",
      remedy: "Present \(presented) from viewDidAppear, or from the controller that is on screen.")
  }
}
