/// P8: `partialCurl` for a presentation that isn't full screen.
///
/// - When: The transition style is `partialCurl`, but the presentation style isn't `fullScreen`.
/// - Remedy: Use the presentation style `fullScreen`, or another transition style.
enum NonFullScreenCurl {
  static func diagnostic(
    for presenter: ViewController, presenting presented: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "P8", kind: .exception, subject: presented.id,
      participants: [presented.id, presenter.id],
      message: "Application tried to present UIModalTransitionStylePartialCurl to or from "
        + "non-fullscreen view controller \(presenter).",
      remedy: "Set \(presented).modalPresentationStyle to fullScreen, or choose another "
        + "modalTransitionStyle.")
  }
}
