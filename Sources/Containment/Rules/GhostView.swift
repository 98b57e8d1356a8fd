/// D11: a controller's view is still in the tree at the end of the turn that removed it from its
/// parent.
///
/// - When: A turn is over, nothing of it is animated, and the view of a removed controller is still
///   in the tree.
/// - Remedy: Remove the view before the controller.
enum GhostView {
  static func diagnostic(
    of departure: Departure, _ view: View, in recording: Recording
  ) -> Diagnostic {
    let child = recording.name(of: departure.controller)
    let parent = recording.name(of: departure.parent)
    return Diagnostic(
      id: "D11", kind: .lint, subject: departure.controller,
      participants: [departure.controller, departure.parent],
      message: "\(child) was removed from \(parent), but its view \(view) is still visible",
      reason: "The view may be left without a controller: it does not retain \(child), and "
        + "\(parent) forwards nothing to it any more.",
      remedy: "Remove the view before the controller.",
      calls: departure.call.map { [$0] } ?? [],
      correctedOrder: [
        "\(child).willMove(toParent: nil)", "\(child).view.removeFromSuperview()",
        "\(child).removeFromParent()",
      ])
  }
}
