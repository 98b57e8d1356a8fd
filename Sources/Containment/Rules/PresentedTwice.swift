/// P4: a controller is presented that somebody presents already.
enum PresentedTwice {
  static func diagnostic(
    for presented: ViewController, by presenter: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "P4", kind: .exception, subject: presented.id,
      participants: [presented.id, presenter.id],
      message: "Application tried to present modally a view controller \(presented) that is "
        + "already being presented by \(presenter).",
      remedy: "Dismiss \(presented) first, or present another controller.")
  }
}
