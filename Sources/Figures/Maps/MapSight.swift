import Foundation
package import Hierarchy
package import Tunnel

/// The user's viewport of a map: pan and zoom.
///
/// The map follows the simulation; when it is sent elsewhere, the pan fades out on the way and only
/// the zoom stays. Returning does not restore the pan.
package struct MapSight: Hashable, Sendable {
  /// The map's place when it was panned, or at its last change of direction.
  private var anchor: Content.Place
  /// The map's final place, as known here.
  private var goal: Content.Place
  /// The pan, in degrees.
  private var north: Double
  private var east: Double
  /// The zoom relative to the map's region.
  private let zoom: Double

  /// Creates the viewport that turns a map's own camera into `camera`.
  package init(of camera: MapCamera, instead own: MapCamera, at goal: Content.Place) {
    (anchor, self.goal) = (goal, goal)
    north = camera.center.latitude - own.center.latitude
    east = camera.center.longitude - own.center.longitude
    zoom = camera.pointsPerDegree / max(own.pointsPerDegree, 1e-12)
  }

  /// The camera of a map at `place` on its way to `goal`.
  func seen(from own: MapCamera, at place: Content.Place, goal: Content.Place) -> MapCamera {
    let now = following(to: goal, from: place)
    let rest = now.rest(at: place)
    return MapCamera(
      center: MapPoint(
        longitude: own.center.longitude + now.east * rest,
        latitude: own.center.latitude + now.north * rest),
      pointsPerDegree: own.pointsPerDegree * zoom)
  }

  /// The viewport when the map is redirected to `next` at `place`.
  func following(to next: Content.Place, from place: Content.Place) -> MapSight {
    guard goal.degrees(to: next) > Self.nothing else { return self }
    guard place.degrees(to: next) > Self.nothing else { return centered(at: next) }
    var sight = self
    sight.goal = next
    if anchor.degrees(to: goal) > Self.nothing {
      // Redirected midway, with part of the pan already gone.
      let rest = rest(at: place)
      (sight.anchor, sight.north, sight.east) = (place, north * rest, east * rest)
    }
    return sight
  }

  /// The same zoom at `place`, without pan.
  func centered(at place: Content.Place) -> MapSight {
    var sight = self
    (sight.anchor, sight.goal) = (place, place)
    (sight.north, sight.east) = (0, 0)
    return sight
  }

  /// The remaining share of the pan: 1 at rest, 0 on arrival.
  private func rest(at place: Content.Place) -> Double {
    let whole = anchor.degrees(to: goal)
    guard whole > Self.nothing else { return 1 }
    return min(place.degrees(to: goal) / whole, 1)
  }

  /// A negligible distance, in degrees.
  private static let nothing = 1e-9
}

extension Content.Place {
  /// The distance on the flat map, in degrees.
  fileprivate func degrees(to other: Content.Place) -> Double {
    let east = (other.longitude - longitude).remainder(dividingBy: 360)
    return hypot(other.latitude - latitude, east)
  }
}
