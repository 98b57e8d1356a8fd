/// C2: a presented controller is added as a child.
///
/// An addition to UIKit; UIKit does not document the outcome.
///
/// - When: A presented controller is added as a child, or pushed.
/// - Remedy: Dismiss it first, and add it in the completion.
enum PresentedChild {
  static func diagnostic(
    parent: ViewController, child: ViewController, presenter: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "C2", kind: .exception, subject: parent.id,
      participants: [parent.id, child.id, presenter.id],
      message: "\(child) cannot be a child of \(parent) while \(presenter) presents it",
      remedy: "Dismiss \(child) first, and add it in the completion.")
  }
}
