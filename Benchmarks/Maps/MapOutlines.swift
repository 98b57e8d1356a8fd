import Geometry
import Tunnel

/// What the peer in C draws: for each map its name, its size, how degrees become points, and the
/// rings that show, with the corners of their level of detail.
enum MapOutlines {
  /// The maps of the two pages that `measure-window flip` turns, of so many points with their bars.
  static func write(_ size: CGSize, of world: World) {
    let mapSize = CGSize(width: size.width, height: size.height - 44)
    for (name, place) in [("one", (48.2, 16.4)), ("two", (-48.2, -163.6))] {
      let region = GeoRegion(
        center: Coordinate(clampedLatitude: place.0, longitude: place.1), latitudeSpan: 14,
        longitudeSpan: 14)
      let camera = MapCamera(showing: region, in: mapSize).clamped(in: mapSize)
      write(Equirectangular(camera: camera, size: mapSize), name, of: world)
    }
  }

  private static func write(_ map: Equirectangular, _ name: String, of world: World) {
    let rings = world.outlines(map.levelOfDetail).rings.flatMap { ring in
      map.shifts(of: ring.bounds).map { (ring, $0) }
    }
    print(
      "view", name, map.size.width, map.size.height, map.center.longitude, map.center.latitude,
      map.pointsPerDegreeEast, map.pointsPerDegreeNorth, rings.count)
    for (ring, shift) in rings {
      print("ring", ring.corners.count)
      for corner in ring.corners { print(corner.longitude + shift, corner.latitude) }
    }
  }
}
