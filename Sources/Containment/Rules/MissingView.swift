/// V1: an override of `loadView` that assigns no view.
///
/// - When: An override of `loadView` assigns no view.
/// - Remedy: Assign `view` in `loadView`, or do not override it.
enum MissingView {
  static func diagnostic(for controller: ViewController) -> Diagnostic {
    Diagnostic(
      id: "V1", kind: .warning, subject: controller.id, participants: [controller.id],
      message: "loadView of \(controller) did not set view",
      remedy: "Assign view in loadView, or do not override it.")
  }
}
