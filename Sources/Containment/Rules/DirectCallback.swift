/// U2: a program calls an appearance callback directly (reported from iOS 16 on).
///
/// Evidence: two full quotations of the message in public reports.
///
/// - When: A program calls an appearance callback itself (reported from iOS 16 on).
/// - Remedy: Use `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
enum DirectCallback {
  static func diagnostic(for controller: ViewController, _ callback: Callback) -> Diagnostic {
    Diagnostic(
      id: "U2", kind: .warning, subject: controller.id, participants: [controller.id],
      message: "Calling -\(callback.name): directly on a view controller is not supported, and "
        + "may result in out-of-order callbacks and other inconsistent behavior. Use the "
        + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
        + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
        + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
        + "debugger. View controller: \(controller)",
      remedy: "Use beginAppearanceTransition(_:animated:) and endAppearanceTransition().",
      correctedOrder: [
        "\(controller).beginAppearanceTransition(…, animated: …)",
        "\(controller).endAppearanceTransition()",
      ])
  }
}
