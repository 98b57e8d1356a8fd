import Drawing
package import Geometry
package import Hierarchy
import Tunnel

/// Where the markers of maps stand on the stage, and what place lies under a finger.
extension StageFigure {
  /// A marker as it stands on the picture.
  package struct Marker: Hashable, Sendable {
    /// The view of its map.
    package let map: NodeID
    /// Which of the map's markers it is.
    package let index: Int
    /// The point that marks the place.
    package let foot: CGPoint
    /// The middle of its picture.
    package let middle: CGPoint

    /// How far a point is from the marker's picture or foot, whichever is nearer.
    package func distance(to point: CGPoint) -> Double {
      min(
        hypot(point.x - foot.x, point.y - foot.y), hypot(point.x - middle.x, point.y - middle.y))
    }
  }

  /// The markers of every map at rest on screen; maps that are turning have none.
  package func markers(in state: HierarchyState) -> [Marker] {
    picture.nodes.flatMap { placed -> [Marker] in
      guard let view = state.presentation(of: placed.node), case .map(let map) = view.content,
        let projection = MapContent.projection(of: map, in: view.bounds),
        let transform = transform(from: view.id, in: state)
      else { return [] }
      return map.markers.enumerated().compactMap { index, marker in
        guard let stand = MarkerStand(of: marker, in: projection) else { return nil }
        return Marker(
          map: view.id, index: index, foot: stand.foot.applying(transform),
          middle: stand.frame.center.applying(transform))
      }
    }
  }

  /// The place under a point of the picture on one map, or nil when the map is not at rest.
  package func place(
    at point: CGPoint, on map: NodeID, in state: HierarchyState
  ) -> Content.Place? {
    guard let view = state.presentation(of: map), case .map(let content) = view.content,
      let projection = MapContent.projection(of: content, in: view.bounds),
      let back = transform(from: map, in: state)?.inverse
    else { return nil }
    let place = projection.coordinate(for: point.applying(back))
    return Content.Place(latitude: place.latitude, longitude: place.longitude)
  }

  /// From a view's own coordinates, its corner at the origin, to those of the picture; nil when it
  /// is off screen or in the middle of a transition.
  private func transform(from id: NodeID, in state: HierarchyState) -> CGAffineTransform? {
    guard var view = state.presentation(of: id) else { return nil }
    var transform = CGAffineTransform(translationX: view.bounds.minX, y: view.bounds.minY)
    while true {
      guard state.transition(of: view.id) == nil else { return nil }
      if state.windows.contains(where: { $0.view == view.id }) { break }
      transform = transform.concatenating(view.transformToSuperview)
      guard let superview = view.superview.flatMap(state.presentation(of:)) else { return nil }
      view = superview
    }
    return transform.concatenating(screenTransform)
  }
}
