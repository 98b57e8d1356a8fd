/// D18: a view is put at its superview's place, as the superview's own superview counts it.
///
/// `frame` and `center` are in the coordinates of the superview, `bounds` in one's own. The two
/// agree only where the superview begins at its own superview's corner. For the root view of a
/// child the centre is enough, as its size is the container's to choose; other views are found out
/// when they get the whole frame. Reported once for each container and child, or view.
///
/// - When: A child's view is set to exactly its superview's `center`, or any view to exactly its
///   superview's `frame`, while the superview's origin is not (0, 0). Once per container and child,
///   or view.
/// - Remedy: Compute the position from the superview's `bounds`.
enum MixedCoordinates {
  /// The root view of a child stands in the middle of something else.
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

  /// A plain view has the frame of the view that it is in.
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
  /// A property of a view was set: it may have been computed from the wrong rectangle.
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

  /// A view was given the place and the size of its superview.
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
  /// Whether its own coordinates, unscrolled, agree with its superview's.
  fileprivate var startsAtCorner: Bool {
    center == CGPoint(x: bounds.width / 2, y: bounds.height / 2)
  }
}
