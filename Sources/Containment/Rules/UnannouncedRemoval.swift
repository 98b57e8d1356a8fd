/// D06: a child is removed and was not told before that it will move.
enum UnannouncedRemoval {
  static func diagnostic(
    of child: ViewController, from parent: ViewController, call: Int32
  ) -> Diagnostic {
    Diagnostic(
      id: "D06", kind: .lint, subject: child.id, participants: [child.id, parent.id],
      message: "\(child) was removed from \(parent) without \(child).willMove(toParent: nil)",
      reason: "\(child) cannot prepare for leaving, and isMovingFromParent is false while it "
        + "disappears. removeFromParent() sends didMove(toParent: nil) alone.",
      remedy: "Call \(child).willMove(toParent: nil) before its view is taken out.", calls: [call],
      correctedOrder: [
        "\(child).willMove(toParent: nil)", "\(child).view.removeFromSuperview()",
        "\(child).removeFromParent()",
      ])
  }
}
