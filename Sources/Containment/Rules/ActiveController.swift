/// P5: a controller is presented that is a child, fills a window, or presents the presenter.
enum ActiveController {
  static func diagnostic(
    for presented: ViewController, by presenter: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "P5", kind: .exception, subject: presented.id,
      participants: [presented.id] + (presented === presenter ? [] : [presenter.id]),
      message: "Application tried to present modally an active controller \(presented).",
      remedy: "Remove \(presented) from its parent or window first, or present another controller.")
  }
}
