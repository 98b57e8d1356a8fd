import Foundation
public import Geometry

/// An equal-area map of the whole Earth, for overviews.
///
/// The projection of Šavrič, Patterson and Jenny (2018), centered on Greenwich.
public struct EqualEarth: Hashable, Sendable {
  /// The size of the picture, in points.
  public let size: CGSize
  /// Points per unit of the projection, the Earth's radius.
  private let scale: Double

  private static let (a1, a2, a3, a4) = (1.340264, -0.081106, 0.000893, 0.003796)
  private static let m = 3.0.squareRoot() / 2
  /// Half of the Earth's height on the map, and half of its width, in radii.
  private static let reach = y(ofTheta: asin(m))
  private static let breadth = Double.pi / (m * a1)

  /// The Earth fitted into `size` with a small margin.
  public init(size: CGSize) {
    self.size = size
    scale =
      0.97 * max(min(size.width / (2 * Self.breadth), size.height / (2 * Self.reach)), 1e-9)
  }

  /// The points per degree of latitude at the equator.
  public var pointsPerDegree: Double { scale * Self.a1 * Self.m * .pi / 180 }

  /// The point of a place.
  public func point(for place: MapPoint) -> CGPoint {
    let theta = asin(min(max(Self.m * sin(place.latitude.radians), -1), 1))
    let x = place.longitude.radians * cos(theta) / (Self.m * Self.slope(atTheta: theta))
    return CGPoint(
      x: size.width / 2 + scale * x, y: size.height / 2 - scale * Self.y(ofTheta: theta))
  }

  /// The coordinate at a point, or nil outside the Earth's outline.
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

  /// The closed outline of the Earth: the antimeridian on both sides, and the poles.
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

  /// The derivative of `y(ofTheta:)`.
  private static func slope(atTheta theta: Double) -> Double {
    let square = theta * theta
    let sixth = square * square * square
    return a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square)
  }

  /// Newton's method; converges in five steps.
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
