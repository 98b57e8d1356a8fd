/// U2: a program calls an appearance callback itself (reported from iOS 16 on).
enum DirectCallback {
  static func diagnostic(for controller: ViewController, _ callback: Callback) -> Diagnostic {
    Diagnostic(
      id: "U2", kind: .warning, subject: controller.id, participants: [controller.id],
      message: "Calling -\(callback.name): directly on a view controller is not supported; "
        + "use begin/endAppearanceTransition. \(controller)",
      remedy: "Use beginAppearanceTransition(_:animated:) and endAppearanceTransition().",
      correctedOrder: [
        "\(controller).beginAppearanceTransition(…, animated: …)",
        "\(controller).endAppearanceTransition()",
      ])
  }
}
