/// D06: a child is removed without a preceding `willMove(toParent: nil)`.
///
/// - When: `removeFromParent` is called, and `willMove(toParent: nil)` was not. Not reported when
///   `addChild` elsewhere removes it.
/// - Remedy: Call `willMove(toParent: nil)` before removing the view.
enum UnannouncedRemoval {
  static func diagnostic(
    of child: ViewController, from parent: ViewController, call: Int32
  ) -> Diagnostic {
    let wrong = child.history.misdirectedDeparture
    let told = wrong?.target.map(child.simulation.recording.name(of:))
    return Diagnostic(
      id: "D06", kind: .lint, subject: child.id, participants: [child.id, parent.id],
      message: told.map {
        "\(child) was removed from \(parent) and told willMove(toParent: \($0)) before, and not nil"
      } ?? "\(child) was removed from \(parent) without \(child).willMove(toParent: nil)",
      reason: "\(child) cannot prepare for leaving, and isMovingFromParent is false while it "
        + "disappears. removeFromParent() sends didMove(toParent: nil) alone.",
      remedy: "Call \(child).willMove(toParent: nil) before its view is removed.",
      calls: [wrong?.event ?? call],
      correctedOrder: [
        "\(child).willMove(toParent: nil)", "\(child).view.removeFromSuperview()",
        "\(child).removeFromParent()",
      ])
  }
}
