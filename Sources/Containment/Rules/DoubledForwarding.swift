/// D35: an appearance transition is begun and ended by hand although the container forwards
/// automatically.
///
/// Reported once per addition, at the end call.
///
/// Evidence: XLPagerTabStrip#189, where `viewDidAppear` comes twice.
///
/// - When: An appearance that a program began by hand is ended, and the container of the controller
///   forwards automatically. Once per addition.
/// - Remedy: Omit begin and end, or forward manually.
enum DoubledForwarding {
  static func diagnostic(
    of child: ViewController, by parent: ViewController, calls: [Int32]
  ) -> Diagnostic {
    Diagnostic(
      id: "D35", kind: .lint, subject: child.id, participants: [child.id, parent.id],
      message: "begin and end were called for \(child), and \(parent) forwards automatically",
      reason: "UIKit sends the same callbacks when the view of \(child) comes into the window and "
        + "when \(parent) appears, so viewDidAppear may come twice.",
      remedy: "Remove begin and end, or let \(parent) override "
        + "shouldAutomaticallyForwardAppearanceMethods with false.",
      calls: calls)
  }
}
