import Foundation

/// The line between day and night: the great circle that has the sun on its horizon.
public struct Terminator: Hashable, Sendable {
  /// From 180° west to 180° east, both included; longitudes never fall.
  public let line: [MapPoint]
  /// The pole where it is night: 90 or −90.
  public let darkPole: Double

  /// The outline of the night on a flat map: along the line, and back along the dark pole's edge.
  public var night: [MapPoint] {
    line + [
      MapPoint(longitude: 180, latitude: darkPole), MapPoint(longitude: -180, latitude: darkPole),
    ]
  }

  /// The line with `count` points between its ends, evenly spread along the circle.
  public init(of sun: Sun, count: Int = 180) {
    let noon = sun.subsolarPoint
    // At the very equinox the circle runs through both poles, and has no latitude at a longitude.
    let tilt = abs(noon.latitude) < 0.001 ? (noon.latitude < 0 ? -0.001 : 0.001) : noon.latitude
    darkPole = tilt > 0 ? -90 : 90
    let slope = tan(tilt.radians)
    func latitude(at longitude: Double) -> Double {
      atan(-cos((longitude - noon.longitude).radians) / slope).degrees
    }
    let points = (0..<max(count, 4)).map { step in
      // Along the circle from where it lies highest; its plane is tilted against the meridians.
      let turn = Double(step) / Double(max(count, 4)) * 2 * Double.pi
      let east = atan2(sin(turn), cos(turn) * abs(sin(tilt.radians))).degrees
      return Coordinate.wrapped(noon.longitude + east + (tilt > 0 ? 180 : 0))
    }
    let longitudes = [-180] + points.filter { $0 < 180 }.sorted() + [180]
    line = longitudes.map { MapPoint(longitude: $0, latitude: latitude(at: $0)) }
  }
}
