import Foundation

/// Distances and directions on a sphere.
extension Coordinate {
  /// The Earth's mean radius, in kilometers.
  public static let earthRadius = 6371.0088

  /// The great-circle distance, in kilometers.
  ///
  /// Never NaN: for antipodal pairs the haversine exceeds 1 by a rounding error, so it is clamped.
  public func distance(to other: Coordinate) -> Double {
    let (from, to) = (latitude.radians, other.latitude.radians)
    let (rise, turn) = (sin((to - from) / 2), sin((other.longitude - longitude).radians / 2))
    let haversine = rise * rise + cos(from) * cos(to) * turn * turn
    return 2 * Coordinate.earthRadius * asin(min(haversine.squareRoot(), 1))
  }

  /// The initial bearing to `other`, in degrees clockwise from north, 0 ..< 360.
  public func bearing(to other: Coordinate) -> Double {
    let (from, to) = (latitude.radians, other.latitude.radians)
    let turn = (other.longitude - longitude).radians
    let east = sin(turn) * cos(to)
    let north = cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)
    let degrees = atan2(east, north) * 180 / .pi
    return degrees < 0 ? (degrees + 360).truncatingRemainder(dividingBy: 360) : degrees + 0
  }
}

extension Double {
  /// Converts degrees to radians.
  var radians: Double { self * .pi / 180 }
}

extension Coordinate {
  /// The unit vector from the center of the Earth: x through Greenwich, z through the north pole.
  var direction: (x: Double, y: Double, z: Double) {
    let (north, east) = (latitude.radians, longitude.radians)
    return (cos(north) * cos(east), cos(north) * sin(east), sin(north))
  }
}
