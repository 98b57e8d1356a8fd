/// P5: the presented controller is a child, a window's root, or the presenter's own presenter.
///
/// - When: The presented controller has a parent, is a window's root, or presents the presenter.
/// - Remedy: Remove it from its parent or window first, or present another controller.
enum ActiveController {
  static func diagnostic(
    for presented: ViewController, by presenter: ViewController
  ) -> Diagnostic {
    // Presenting itself has a separate message since iOS 9 or 10; the exact version is unknown.
    let isItself = presented === presenter && !presented.simulation.profile.presentsInTheCall
    let parent = presented.simulation.profile.namesActiveController ? presented.parent : nil
    return Diagnostic(
      id: "P5", kind: .exception, subject: presented.id,
      participants: [presented.id] + (presented === presenter ? [] : [presenter.id]),
      message: isItself
        ? "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(presented)."
        : parent.map {
          // The message since iOS 14, quoted in a comment of Wikipedia's iOS app; iOS 13.0 has the
          // other (material-components-ios#8506).
          "Application tried to present modally a view controller \(presented) that has a parent view "
            + "controller \($0)."
        } ?? "Application tried to present modally an active controller \(presented).",
      remedy: "Remove \(presented) from its parent or window first, or present another controller.")
  }
}
