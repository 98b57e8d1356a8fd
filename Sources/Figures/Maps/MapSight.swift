import Foundation
package import Hierarchy
package import Tunnel

/// What a person did to the view of one map: moved it aside, and came closer.
///
/// The map itself goes where the simulation sends it; then what was moved aside is let go, on the
/// way, and only the closeness stays. It does not come back when the map does.
package struct MapSight: Hashable, Sendable {
  /// Where the map stood when it was moved aside, or where it last turned on its way.
  private var anchor: Content.Place
  /// Where the map is to stand, as far as is known here.
  private var goal: Content.Place
  /// How far it was moved, in degrees.
  private var north: Double
  private var east: Double
  /// How much closer than the map's own region.
  private let zoom: Double

  /// The sight that shows a map, which is to stand at `goal` and has a camera of its own, as
  /// `camera` does.
  package init(of camera: MapCamera, instead own: MapCamera, at goal: Content.Place) {
    (anchor, self.goal) = (goal, goal)
    north = camera.center.latitude - own.center.latitude
    east = camera.center.longitude - own.center.longitude
    zoom = camera.pointsPerDegree / max(own.pointsPerDegree, 1e-12)
  }

  /// The camera of a map that stands at `place` on its way to `goal`.
  func seen(from own: MapCamera, at place: Content.Place, goal: Content.Place) -> MapCamera {
    let now = following(to: goal, from: place)
    let rest = now.rest(at: place)
    return MapCamera(
      center: MapPoint(
        longitude: own.center.longitude + now.east * rest,
        latitude: own.center.latitude + now.north * rest),
      pointsPerDegree: own.pointsPerDegree * zoom)
  }

  /// The sight of the map when it is sent to `next` from `place`, where it was on its way before.
  func following(to next: Content.Place, from place: Content.Place) -> MapSight {
    guard goal.degrees(to: next) > Self.nothing else { return self }
    guard place.degrees(to: next) > Self.nothing else { return centered(at: next) }
    var sight = self
    sight.goal = next
    if anchor.degrees(to: goal) > Self.nothing {
      // It turned on its way, with a part of that already let go.
      let rest = rest(at: place)
      (sight.anchor, sight.north, sight.east) = (place, north * rest, east * rest)
    }
    return sight
  }

  /// The same closeness to a map that stands at `place`, and nothing moved aside.
  func centered(at place: Content.Place) -> MapSight {
    var sight = self
    (sight.anchor, sight.goal) = (place, place)
    (sight.north, sight.east) = (0, 0)
    return sight
  }

  /// How much of what was moved aside is left: all while the map stays, nothing when it arrives.
  private func rest(at place: Content.Place) -> Double {
    let whole = anchor.degrees(to: goal)
    guard whole > Self.nothing else { return 1 }
    return min(place.degrees(to: goal) / whole, 1)
  }

  /// A way so short that it is none, in degrees.
  private static let nothing = 1e-9
}

extension Content.Place {
  /// How far another place is on the flat map, in degrees.
  fileprivate func degrees(to other: Content.Place) -> Double {
    let east = (other.longitude - longitude).remainder(dividingBy: 360)
    return hypot(other.latitude - latitude, east)
  }
}
