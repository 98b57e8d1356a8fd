package import Geometry
package import Hierarchy
import Tunnel

/// Panning and zooming a map by hand, in the view's coordinates.
///
/// An overview cannot be moved.
extension MapLook {
  /// Pans by the vector from `start` to `end`.
  package mutating func pan(
    _ view: NodeID, from start: CGPoint, to end: CGPoint, in state: HierarchyState
  ) {
    change(view, in: state) { $0.panned(from: start, to: end, in: $1) }
  }

  /// Zooms by `factor` about `point`.
  package mutating func zoom(
    _ view: NodeID, by factor: Double, about point: CGPoint, in state: HierarchyState
  ) {
    change(view, in: state) { $0.zoomed(by: factor, about: point, in: $1) }
  }

  /// Drops the panning of maps whose place changed; call it for each new state, because a map that
  /// returns is in its own place.
  package mutating func follow(_ state: HierarchyState) {
    for (view, sight) in sights {
      guard let goal = state.goal(of: view),
        case .map(let map)? = state.presentation(of: view)?.content
      else { continue }
      sights[view] = sight.following(to: goal, from: map.center)
    }
  }

  /// Centers the map on its simulated place and keeps the zoom.
  package mutating func center(_ view: NodeID, in state: HierarchyState) {
    guard let goal = state.goal(of: view) else { return }
    sights[view] = sights[view]?.centered(at: goal)
  }

  /// Resets the map to its simulated viewport.
  package mutating func release(_ view: NodeID) { sights[view] = nil }

  private mutating func change(
    _ view: NodeID, in state: HierarchyState, _ body: (MapCamera, CGSize) -> MapCamera
  ) {
    guard !isOverview, let shown = state.presentation(of: view), case .map(let map) = shown.content,
      let own = ownCamera(of: map, in: shown.bounds.size),
      let goal = state.goal(of: view), let seen = camera(of: view, in: state)
    else { return }
    sights[view] = MapSight(of: body(seen, shown.bounds.size), instead: own, at: goal)
  }

  /// Converts a distance in points to degrees.
  package func degrees(
    of points: CGPoint, on view: NodeID, in state: HierarchyState
  ) -> (latitude: Double, longitude: Double)? {
    guard let size = state.presentation(of: view)?.bounds.size,
      let camera = camera(of: view, in: state)
    else { return nil }
    let map = Equirectangular(camera: camera, size: size)
    return (-points.y / map.pointsPerDegreeNorth, points.x / map.pointsPerDegreeEast)
  }
}
