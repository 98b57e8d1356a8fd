/// D12: a child receives `didMove` before its view is in place.
///
/// Reported if the view is added later in the same turn and the container added no other child in
/// between. Containers may keep children without showing them, as tabs do; those receive `didMove`
/// immediately and are shown on demand.
///
/// - When: The view is added in the same turn as the `didMove` before it, and no other child was
///   added between them. Children kept in reserve are not reported.
/// - Remedy: Call `didMove` after the view was added.
enum EarlyDidMove {
  static func diagnostic(
    for child: ViewController, _ parent: ViewController, calls: [Int32]
  ) -> Diagnostic {
    Diagnostic(
      id: "D12", kind: .lint, subject: child.id, participants: [child.id, parent.id],
      message: "\(child) received didMove(toParent: \(parent)) before its view was added",
      reason: "In didMove a child may rely on its view being in place, with its superview and "
        + "window. UIKit does not check it.",
      remedy: "Call didMove(toParent: \(parent)) after the view was added.", calls: calls,
      correctedOrder: [
        "\(parent).addChild(\(child))", "\(parent).view.addSubview(\(child).view)",
        "\(child).didMove(toParent: \(parent))",
      ])
  }
}
