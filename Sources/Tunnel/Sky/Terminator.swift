import Foundation

/// The terminator: the great circle with the sun on the horizon.
public struct Terminator: Hashable, Sendable {
  /// From 180° west to 180° east, both included; longitudes do not decrease.
  public let line: [MapPoint]
  /// The pole in darkness: 90 or −90.
  public let darkPole: Double

  /// The outline of the night on a flat map: the line, closed along the dark pole's edge.
  public var night: [MapPoint] {
    line + [
      MapPoint(longitude: 180, latitude: darkPole), MapPoint(longitude: -180, latitude: darkPole),
    ]
  }

  /// A line with `count` points between its ends, evenly distributed along the circle.
  public init(of sun: Sun, count: Int = 180) {
    let noon = sun.subsolarPoint
    // At the equinox the circle passes through both poles and has no latitude for a longitude.
    let tilt = abs(noon.latitude) < 0.001 ? (noon.latitude < 0 ? -0.001 : 0.001) : noon.latitude
    darkPole = tilt > 0 ? -90 : 90
    let slope = tan(tilt.radians)
    func latitude(at longitude: Double) -> Double {
      atan(-cos((longitude - noon.longitude).radians) / slope).degrees
    }
    let points = (0..<max(count, 4)).map { step in
      // Along the circle from its highest point; its plane is tilted against the meridians.
      let turn = Double(step) / Double(max(count, 4)) * 2 * Double.pi
      let east = atan2(sin(turn), cos(turn) * abs(sin(tilt.radians))).degrees
      return Coordinate.wrapped(noon.longitude + east + (tilt > 0 ? 180 : 0))
    }
    let longitudes = [-180] + points.filter { $0 < 180 }.sorted() + [180]
    line = longitudes.map { MapPoint(longitude: $0, latitude: latitude(at: $0)) }
  }
}
