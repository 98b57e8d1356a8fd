import Drawing
import Geometry
import Hierarchy

/// Inconsistencies between the trees: views inside the view of a controller that is not their
/// controller's parent.
enum TornViews {
  /// The controllers with such views, in creation order.
  ///
  /// A presented controller has no parent, and its view may be anywhere.
  static func controllers(in state: HierarchyState) -> [ControllerState] {
    state.controllers.values.filter { isTorn($0, in: state) }
  }

  /// Whether a controller's view is inside the view of a controller that is not its parent.
  static func isTorn(_ controller: ControllerState, in state: HierarchyState) -> Bool {
    guard controller.presenting == nil, let holder = holder(of: controller, in: state) else {
      return false
    }
    return holder != controller.parent
  }

  /// The lines from such controllers to their views.
  static func edges(in state: HierarchyState, _ options: FigureOptions) -> [Edge] {
    controllers(in: state).compactMap { controller in
      guard let view = controller.view else { return nil }
      return Edge(
        kind: .torn, from: Card.Key(kind: .controller, node: controller.id),
        to: Card.Key(kind: .view, node: view),
        stroke: Stroke(options.palette.alarm, width: 1.8, dashes: [7, 4]), tag: nil)
    }
  }

  /// The controller of the nearest ancestor view that has one.
  private static func holder(
    of controller: ControllerState, in state: HierarchyState
  ) -> NodeID? {
    var node = controller.view.flatMap { state.views[$0] }?.superview
    while let view = node.flatMap({ state.views[$0] }) {
      if let owner = view.controller { return owner }
      node = view.superview
    }
    return nil
  }
}
