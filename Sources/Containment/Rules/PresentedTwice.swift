/// P4: a controller is presented that is already presented.
///
/// - When: A controller is presented a second time.
/// - Remedy: Dismiss it first, or present another one.
enum PresentedTwice {
  static func diagnostic(
    for presented: ViewController, by presenter: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "P4", kind: .exception, subject: presented.id,
      participants: [presented.id, presenter.id],
      // The current message is reported since iOS 14 (react-native-share-menu#101); before, it was
      // that of P5.
      message: presented.simulation.profile.namesActiveController
        ? "Application tried to present modally a view controller \(presented) that is "
          + "already being presented by \(presenter)."
        : "Application tried to present modally an active controller \(presented).",
      remedy: "Dismiss \(presented) first, or present another controller.")
  }
}
