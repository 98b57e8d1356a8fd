/// D36: a class overrides `shouldAutorotate`, which iOS 16 and later do not call.
///
/// Reported when the device rotates, once per controller. Only a script's override can be detected
/// without a call.
///
/// Evidence: the release notes of iOS 16, cordova-plugin-screen-orientation#100.
///
/// - When: In iOS 17 the device is turned, and the controller that decides is of a script class
///   that overrides `shouldAutorotate`. Once per controller. In compiled code an override cannot be
///   found without asking it.
/// - Remedy: Override `supportedInterfaceOrientations`, and call
///   `setNeedsUpdateOfSupportedInterfaceOrientations()`.
enum UnaskedAutorotation {
  static func diagnostic(for controller: ViewController) -> Diagnostic {
    Diagnostic(
      id: "D36", kind: .lint, subject: controller.id, participants: [controller.id],
      message: "\(controller.className) overrides shouldAutorotate, which iOS 16 and later do not "
        + "ask; seen at \(controller)",
      reason: "The interface turns wherever supportedInterfaceOrientations allows it.",
      remedy: "Let supportedInterfaceOrientations return the orientation to keep, and call "
        + "setNeedsUpdateOfSupportedInterfaceOrientations() when it changes.",
      correctedOrder: [
        "override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }"
      ])
  }
}
