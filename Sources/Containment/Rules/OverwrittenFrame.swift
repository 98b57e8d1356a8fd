/// D25: a layout pass moves a view away from the position that an animation has just given it.
///
/// Checked during the animation and until the turn after its end, and only if the superview kept
/// its size, so that rotations are no misuse. Stock containers are exempt.
///
/// - When: A layout pass moves a view away from where its running or just finished animation put
///   it, and the superview kept its size.
/// - Remedy: Compute the frame in layout from a property, and animate with `layoutIfNeeded()`.
enum OverwrittenFrame {
  static func diagnostic(for view: View, call: Int32?) -> Diagnostic? {
    guard let controller = view.nearestController else { return nil }
    let layer = view.superview?.nearestController ?? controller
    if type(of: layer).isStockContainer { return nil }
    return Diagnostic(
      id: "D25", kind: .lint, subject: layer.id,
      participants: layer === controller ? [layer.id] : [layer.id, controller.id],
      message: "Layout of \(layer) moved \(view) away from the end of its animation",
      reason: "Layout may run at any time; a position set only by an animation is lost then.",
      remedy: "Keep the state in a property, compute the frame from it during layout, and "
        + "animate by setting the property and calling layoutIfNeeded().",
      calls: call.map { [$0] } ?? [],
      correctedOrder: [
        "isExpanded = true", "view.setNeedsLayout()",
        "View.animate(withDuration: 0.3) { view.layoutIfNeeded() }",
      ])
  }
}
