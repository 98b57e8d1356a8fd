/// D19: a part of a view is visible, but touches do not reach it.
///
/// Reported on request; see `Window.reportUnreachableViews()`.
///
/// - When: The window's `reportUnreachableViews()` was called, and part of a view that takes
///   touches and is visible, or covers something visible, is outside an ancestor's bounds or below
///   an invisible view.
/// - Remedy: Enlarge the ancestor, or disable touches on the view in front.
enum DeadArea {
  /// The reason why touches do not reach it.
  enum Cause {
    /// The part is outside an ancestor's bounds, where hit testing stops.
    case outside(View)
    /// An invisible view in front of it receives the touches.
    case covered(by: View)
  }

  static func diagnostic(for view: View, _ cause: Cause) -> Diagnostic {
    let subject = view.nearestController
    let other: View
    let (reason, remedy): (String, String)
    switch cause {
    case .outside(let around):
      other = around
      reason =
        "It is outside of the bounds of \(around); hit testing never reaches it there, though "
        + "all of it is drawn."
      remedy = "Make \(around) as large as its content, or let it clip."
    case .covered(let cover):
      other = cover
      reason = "\(cover) is in front of it, is invisible, and takes the touches."
      remedy = "Set \(cover).isUserInteractionEnabled to false, or hide it."
    }
    return Diagnostic(
      id: "D19", kind: .lint, subject: subject?.id,
      participants: [subject?.id, other.nearestController?.id].compactMap(\.self)
        .reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
      message: "\(view) is visible, but a part of it can't be tapped", reason: reason,
      remedy: remedy)
  }
}
