import Geometry
import Tunnel

/// What the peer in C draws: for each view its name, its size, how degrees become points, and the
/// rings that show, with the corners of their level of detail.
enum MapOutlines {
  static func write(_ world: World) {
    for view in MapView.all {
      let map = view.projection
      let rings = world.outlines(map.levelOfDetail).rings.flatMap { ring in
        map.shifts(of: ring.bounds).map { (ring, $0) }
      }
      print(
        "view", view.name, map.size.width, map.size.height, map.center.longitude,
        map.center.latitude, map.pointsPerDegreeEast, map.pointsPerDegreeNorth, rings.count)
      for (ring, shift) in rings {
        print("ring", ring.corners.count)
        for corner in ring.corners { print(corner.longitude + shift, corner.latitude) }
      }
    }
  }
}
