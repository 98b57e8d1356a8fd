/// D32: a visible child's view was removed and never added again, but the child is still retained.
///
/// Checked at the end of the run. Containers that keep children in reserve and show them later are
/// exempt.
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
