import Drawing
package import Geometry
package import Hierarchy
import Tunnel

/// Markers of maps on the stage, and hit tests for places.
extension StageFigure {
  /// A marker in the picture.
  package struct Marker: Hashable, Sendable {
    /// The map's view.
    package let map: NodeID
    /// The marker's index on its map.
    package let index: Int
    /// The point of the place.
    package let foot: CGPoint
    /// The bounds of its picture.
    package let frame: CGRect
    /// The center of its picture.
    package var middle: CGPoint { frame.center }

    /// The distance from a point to the marker's picture or foot; 0 on the picture.
    package func distance(to point: CGPoint) -> Double {
      let aside = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let above = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return min(hypot(point.x - foot.x, point.y - foot.y), hypot(aside, above))
    }
  }

  /// The markers of all maps at rest on screen; turning maps have none.
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

  /// The marker that the user moves: the man, on any map, else the first.
  package func traveller(in state: HierarchyState) -> Marker? {
    let markers = markers(in: state)
    return markers.first { marker in
      guard case .map(let map)? = state.presentation(of: marker.map)?.content else { return false }
      return map.markers[marker.index].picture == Picture.man.rawValue
    } ?? markers.first
  }

  /// The place at a point of the picture on a map; nil if the map is not at rest.
  package func place(
    at point: CGPoint, on map: NodeID, in state: HierarchyState
  ) -> Content.Place? {
    guard let projection = mapLook.projection(of: map, in: state),
      let back = transform(from: map, in: state)?.inverse,
      let place = projection.coordinate(for: point.applying(back))
    else { return nil }
    return Content.Place(latitude: place.latitude, longitude: place.longitude)
  }

  /// The place on a marker's map nearest to a point that keeps the marker visible: its foot and its
  /// picture's center stay on the visible map.
  package func place(
    nearest point: CGPoint, forMarker index: Int, on map: NodeID, in state: HierarchyState
  ) -> Content.Place? {
    guard let view = state.presentation(of: map), case .map(let content) = view.content,
      content.markers.indices.contains(index),
      let projection = mapLook.projection(of: map, in: state),
      let stand = MarkerStand(of: content.markers[index], in: projection),
      let inside = self.point(point, in: map, of: state)
    else { return nil }
    // At the Earth's edge the picture yields by itself. Stop just before a pole, which has no
    // longitude: the marker would jump along that edge.
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

  /// The map at a point of the picture; nil if there is none at rest.
  package func map(at point: CGPoint, in state: HierarchyState) -> NodeID? {
    guard let node = picture.node(at: point), case .map? = state.views[node]?.content,
      transform(from: node, in: state) != nil
    else { return nil }
    return node
  }

  /// Converts a point of the picture to a view's coordinates, with its corner at the origin.
  package func point(
    _ point: CGPoint, in view: NodeID, of state: HierarchyState
  ) -> CGPoint? {
    (transform(from: view, in: state)?.inverse).map { point.applying($0) }
  }

  /// The scroll direction of a map for a pointer near its edges, as a share of full speed; nil if
  /// the pointer is well inside.
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

  /// The distance from the edge at which a dragged marker scrolls its map, in the map's points.
  private static let edge = 26.0

  /// The transform from a view's coordinates, with its corner at the origin, to the picture; nil if
  /// it is off screen or in a transition.
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
