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
    /// The box around its picture.
    package let frame: CGRect
    /// The middle of its picture.
    package var middle: CGPoint { frame.center }

    /// How far a point is from the marker's picture or foot, whichever is nearer; 0 on the picture.
    package func distance(to point: CGPoint) -> Double {
      let aside = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let above = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return min(hypot(point.x - foot.x, point.y - foot.y), hypot(aside, above))
    }
  }

  /// The markers of every map at rest on screen; maps that are turning have none.
  package func markers(in state: HierarchyState) -> [Marker] {
    picture.nodes.flatMap { placed -> [Marker] in
      guard let view = state.presentation(of: placed.node), case .map(let map) = view.content,
        let projection = mapLook.projection(of: view.id, in: state),
        let transform = transform(from: view.id, in: state)
      else { return [] }
      return map.markers.enumerated().compactMap { index, marker in
        guard let stand = MarkerStand(of: marker, in: projection) else { return nil }
        return Marker(
          map: view.id, index: index, foot: stand.foot.applying(transform),
          frame: stand.frame.applying(transform))
      }
    }
  }

  /// The marker that goes where a person wants to be: the man, whatever map is chosen, else the
  /// first one.
  package func traveller(in state: HierarchyState) -> Marker? {
    let markers = markers(in: state)
    return markers.first { marker in
      guard case .map(let map)? = state.presentation(of: marker.map)?.content else { return false }
      return map.markers[marker.index].picture == Picture.man.rawValue
    } ?? markers.first
  }

  /// The place under a point of the picture on one map, or nil when the map is not at rest.
  package func place(
    at point: CGPoint, on map: NodeID, in state: HierarchyState
  ) -> Content.Place? {
    guard let projection = mapLook.projection(of: map, in: state),
      let back = transform(from: map, in: state)?.inverse,
      let place = projection.coordinate(for: point.applying(back))
    else { return nil }
    return Content.Place(latitude: place.latitude, longitude: place.longitude)
  }

  /// The place on a marker's map that is nearest to a point of the picture and keeps the marker in
  /// sight: its foot and the middle of its picture stay on the map, as it is seen now.
  package func place(
    nearest point: CGPoint, forMarker index: Int, on map: NodeID, in state: HierarchyState
  ) -> Content.Place? {
    guard let view = state.presentation(of: map), case .map(let content) = view.content,
      content.markers.indices.contains(index),
      let projection = mapLook.projection(of: map, in: state),
      let stand = MarkerStand(of: content.markers[index], in: projection),
      let inside = self.point(point, in: map, of: state)
    else { return nil }
    // At the edge of the Earth the picture makes way by itself. A pole has no longitude, with which
    // the marker would go elsewhere along that edge: it stops a hair before.
    let (north, south) = projection.poles
    let top = north.map { $0 + 1e-3 } ?? stand.ground.y - stand.frame.midY
    let aside = stand.frame.midX - stand.foot.x
    let size = view.bounds.size
    let foot = CGPoint(
      x: min(max(inside.x, 0, -aside), size.width, size.width - aside),
      y: min(max(inside.y, top), south.map { $0 - 1e-3 } ?? size.height))
    return projection.coordinate(for: foot).map {
      Content.Place(latitude: $0.latitude, longitude: $0.longitude)
    }
  }

  /// The map under a point of the picture, or nil when there is none at rest.
  package func map(at point: CGPoint, in state: HierarchyState) -> NodeID? {
    guard let node = picture.node(at: point), case .map? = state.views[node]?.content,
      transform(from: node, in: state) != nil
    else { return nil }
    return node
  }

  /// A point of the picture in the coordinates of a view, its corner at the origin.
  package func point(
    _ point: CGPoint, in view: NodeID, of state: HierarchyState
  ) -> CGPoint? {
    (transform(from: view, in: state)?.inverse).map { point.applying($0) }
  }

  /// Which way a map has to go so that a finger at `point` comes away from its edges, as a share of
  /// full speed each way; nil when the finger is well inside.
  package func push(
    at point: CGPoint, on map: NodeID, in state: HierarchyState
  ) -> CGPoint? {
    guard let size = state.presentation(of: map)?.bounds.size,
      let inside = self.point(point, in: map, of: state)
    else { return nil }
    func push(_ value: Double, _ length: Double) -> Double {
      let reach = min(Self.edge, length / 4)
      if value < reach { return min((reach - value) / reach, 1) }
      return value > length - reach ? -min((value - length + reach) / reach, 1) : 0
    }
    let push = CGPoint(x: push(inside.x, size.width), y: push(inside.y, size.height))
    return push == .zero ? nil : push
  }

  /// How near to its edge a map is pushed by a marker in hand, in its own points.
  private static let edge = 26.0

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
