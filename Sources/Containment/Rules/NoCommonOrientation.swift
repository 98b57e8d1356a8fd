/// D30: a controller and its window support no common orientation.
///
/// UIKit: `UIApplicationInvalidInterfaceOrientation`.
///
/// - When: A root controller, or one that covers the screen, allows no orientation that the window
///   allows (an exception in UIKit).
/// - Remedy: Include one of the window's orientations in `supportedInterfaceOrientations`.
enum NoCommonOrientation {
  static func diagnostic(for controller: ViewController) -> Diagnostic {
    Diagnostic(
      id: "D30", kind: .lint, subject: controller.id, participants: [controller.id],
      message: "The orientations \(controller) supports have none in common with the application's",
      remedy: "Let supportedInterfaceOrientations of \(controller) contain one that the window's "
        + "mask contains.")
  }
}
