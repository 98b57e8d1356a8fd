import Foundation
public import Geometry

/// The whole Earth at once, every country in its true size: for overviews.
///
/// The projection of Šavrič, Patterson and Jenny (2018), Greenwich in the middle.
public struct EqualEarth: Hashable, Sendable {
  /// How large the picture is, in points.
  public let size: CGSize
  /// Points a unit of the projection, the Earth's radius.
  private let scale: Double

  private static let (a1, a2, a3, a4) = (1.340264, -0.081106, 0.000893, 0.003796)
  private static let m = 3.0.squareRoot() / 2
  /// Half of the Earth's height on the map, in its radii; and half of its width.
  private static let reach = y(ofTheta: asin(m))
  private static let breadth = Double.pi / (m * a1)

  /// The Earth as large as it fits into `size`, with a little room around it.
  public init(size: CGSize) {
    self.size = size
    scale =
      0.97 * max(min(size.width / (2 * Self.breadth), size.height / (2 * Self.reach)), 1e-9)
  }

  /// How many points a degree of latitude takes at the equator.
  public var pointsPerDegree: Double { scale * Self.a1 * Self.m * .pi / 180 }

  /// Where a place is drawn.
  public func point(for place: MapPoint) -> CGPoint {
    let theta = asin(min(max(Self.m * sin(place.latitude.radians), -1), 1))
    let x = place.longitude.radians * cos(theta) / (Self.m * Self.slope(atTheta: theta))
    return CGPoint(
      x: size.width / 2 + scale * x, y: size.height / 2 - scale * Self.y(ofTheta: theta))
  }

  /// Which place a point shows, or nil when it is outside the Earth's outline.
  public func coordinate(for point: CGPoint) -> Coordinate? {
    let (x, y) = ((point.x - size.width / 2) / scale, (size.height / 2 - point.y) / scale)
    guard x.isFinite, y.isFinite, abs(y) <= Self.reach + 1e-9 else { return nil }
    let theta = Self.theta(ofY: min(max(y, -Self.reach), Self.reach))
    let latitude = asin(min(max(sin(theta) / Self.m, -1), 1)).degrees
    let longitude = (x * Self.m * Self.slope(atTheta: theta) / cos(theta)).degrees
    guard abs(longitude) <= 180 + 1e-9 else { return nil }
    return Coordinate(
      clampedLatitude: latitude, longitude: min(max(longitude, -180), 180))
  }

  /// The edge of the Earth: both sides of the antimeridian and the two poles, closed.
  public var outline: [CGPoint] {
    let latitudes = stride(from: -90.0, through: 90, by: 2)
    return latitudes.map { point(for: MapPoint(longitude: 180, latitude: $0)) }
      + latitudes.reversed().map { point(for: MapPoint(longitude: -180, latitude: $0)) }
  }

  private static func y(ofTheta theta: Double) -> Double {
    let square = theta * theta
    let sixth = square * square * square
    return theta * (a1 + a2 * square + sixth * (a3 + a4 * square))
  }

  /// The slope of `y(ofTheta:)`.
  private static func slope(atTheta theta: Double) -> Double {
    let square = theta * theta
    let sixth = square * square * square
    return a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square)
  }

  /// By Newton's steps, which are done after five.
  private static func theta(ofY height: Double) -> Double {
    var theta = height / a1
    for _ in 0..<8 {
      let step = (y(ofTheta: theta) - height) / slope(atTheta: theta)
      theta -= step
      if abs(step) < 1e-13 { break }
    }
    return theta
  }
}
