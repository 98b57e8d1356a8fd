/// D32: the view of a child was on show, was taken out and never came back, and the child is kept.
///
/// Looked at when the run ends. A container that keeps children in reserve, and shows them later,
/// is left alone.
///
/// Evidence: public reports of containers that exchange views and keep every controller.
///
/// - When: At the end of the run the view of a once visible child is in no view. Not reported where
///   the container keeps children in reserve or has brought one back, nor after
///   `transition(from:to:)`, unless the child received `willMove(toParent: nil)`.
/// - Remedy: Remove the child together with its view.
enum LeftBehind {
  static func diagnostic(
    of child: ViewController, in parent: ViewController, call: Int32
  ) -> Diagnostic {
    Diagnostic(
      id: "D32", kind: .lint, subject: child.id, participants: [child.id, parent.id],
      message: "The view of \(child) was removed and never added again, and \(child) is still a "
        + "child of \(parent)",
      reason: "\(parent) retains \(child) and forwards sizes, traits and memory warnings to it "
        + "for nothing.",
      remedy: "Remove \(child) together with its view.", calls: [call],
      correctedOrder: [
        "\(child).willMove(toParent: nil)", "\(child).view.removeFromSuperview()",
        "\(child).removeFromParent()",
      ])
  }
}
