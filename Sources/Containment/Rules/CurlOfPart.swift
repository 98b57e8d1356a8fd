/// P8: a page curl of a presentation that is not full screen.
///
/// - When: The transition style is `partialCurl`, and the presentation does not fill the screen.
/// - Remedy: Use the style `fullScreen`, or another transition style.
enum CurlOfPart {
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
