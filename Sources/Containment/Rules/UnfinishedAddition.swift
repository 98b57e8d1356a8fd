/// D05: a child was added and never received `didMove`.
///
/// Checked once per addition, at the end of a turn without a transition or animation of the child.
///
/// - When: A turn is over, no transition or animation of the child runs, and `didMove` was not
///   called. Once per addition.
/// - Remedy: Call `didMove(toParent:)` when the view is in place, or in the completion of the
///   animation.
enum UnfinishedAddition {
  static func diagnostic(
    of child: ViewController, to parent: ViewController, call: Int32?
  ) -> Diagnostic {
    let wrong = child.history.misdirectedArrival
    let told = wrong?.target.map(child.simulation.recording.name(of:))
    return Diagnostic(
      id: "D05", kind: .lint, subject: child.id, participants: [child.id, parent.id],
      message: "\(parent) added \(child) but "
        + (told.map { "told it didMove(toParent: \($0)), and not \(parent)" }
          ?? "never called \(child).didMove(toParent: \(parent))"),
      reason: "\(child) never receives the end of the move, and isMovingToParent stays true for "
        + "its next appearance too.",
      remedy: "Call \(child).didMove(toParent: \(parent)) when the view is in place, or in the "
        + "completion of its animation.",
      calls: (wrong?.event ?? call).map { [$0] } ?? [],
      correctedOrder: [
        "\(parent).addChild(\(child))", "\(parent).view.addSubview(\(child).view)",
        "\(child).didMove(toParent: \(parent))",
      ])
  }
}
