/// D18: a view's position is taken from its superview's `frame` or `center`.
///
/// These are in the coordinates of the superview's own superview, but subviews are positioned in
/// the superview's `bounds`; both agree only if the superview's origin is (0, 0). For the root view
/// of a child an equal center suffices, as its container chooses the size; other views must have
/// the whole frame. Reported once per container and child, or view.
///
/// - When: A child's view is set to exactly its superview's `center`, or any view to exactly its
///   superview's `frame`, while the superview's origin is not (0, 0). Once per container and child,
///   or view.
/// - Remedy: Compute the position from the superview's `bounds`.
enum MixedCoordinates {
  /// A child's root view has its superview's center.
  static func diagnostic(
    for child: ViewController, in superview: View, of container: ViewController, calls: [Int32]
  ) -> Diagnostic {
    let (bounds, center) = (superview.bounds, superview.center)
    return diagnostic(
      about: child, in: superview, [child, container],
      message:
        "The view of \(child) was put at \(center.x), \(center.y), the center of \(superview) in "
        + "another coordinate system",
      middle: ", whose center is \(bounds.midX), \(bounds.midY)",
      remedy: "Compute the position of \(child) from the bounds of \(superview).", calls: calls)
  }

  /// A plain view has its superview's frame.
  static func diagnostic(for view: View, in superview: View, calls: [Int32]) -> Diagnostic {
    let (owner, origin) = (superview.nearestController, superview.frame.origin)
    return diagnostic(
      about: owner, in: superview, [owner].compactMap(\.self),
      message: "\(view) was given the frame of its superview \(superview), and is off by "
        + "\(origin.x), \(origin.y)", middle: "",
      remedy: "Give \(view) the bounds of \(superview).", calls: calls)
  }

  private static func diagnostic(
    about subject: ViewController?, in superview: View, _ participants: [ViewController],
    message: String, middle: String, remedy: String, calls: [Int32]
  ) -> Diagnostic {
    Diagnostic(
      id: "D18", kind: .lint, subject: subject?.id, participants: participants.map(\.id),
      message: message,
      reason: "center and frame of \(superview) are in its superview's coordinates; subviews "
        + "of \(superview) are in its bounds\(middle).",
      remedy: remedy, calls: calls)
  }
}

extension LintWatcher {
  /// Handles a view property that was set, possibly from the wrong coordinates.
  func seeMixing(of view: View, setting property: ViewProperty) {
    guard case .center(let center) = property, let child = view.controller,
      let superview = view.superview, center == superview.center, !superview.startsAtCorner,
      let container = superview.nearestController, !type(of: container).isStockContainer,
      mixtures.insert(Reach(by: container.id, into: child.id)).inserted
    else { return }
    let simulation = view.simulation
    simulation.report(
      MixedCoordinates.diagnostic(
        for: child, in: superview, of: container, calls: simulation.lastCause))
  }

  /// Handles a view that was given its superview's position and size.
  func seeMixing(of view: View, in superview: View) {
    guard view.controller == nil, !superview.startsAtCorner,
      !(superview.nearestController.map { type(of: $0).isStockContainer } ?? true),
      mixedViews.insert(view.id).inserted
    else { return }
    let simulation = view.simulation
    simulation.report(
      MixedCoordinates.diagnostic(for: view, in: superview, calls: simulation.lastCause))
  }
}

extension View {
  /// Whether its coordinates, unscrolled, agree with its superview's.
  fileprivate var startsAtCorner: Bool {
    center == CGPoint(x: bounds.width / 2, y: bounds.height / 2)
  }
}
