/// V2: a view is added to itself or to a descendant.
///
/// - When: A view is added to itself, or to a view inside it.
/// - Remedy: Add another view, or remove the inner one first.
enum SelfSubview {
  static func diagnostic(for view: View) -> Diagnostic {
    Diagnostic(
      id: "V2", kind: .exception, subject: view.controller?.id,
      participants: view.controller.map { [$0.id] } ?? [],
      message: "Can't add self as subview",
      remedy: "Add another view, or remove the inner view first.")
  }
}
