import Foundation

/// A straight tunnel between two places, through the Earth.
///
/// A train in free fall takes the same time through each of them, whether to the next village or to
/// the antipode (as Robert Hooke told Newton), assuming a uniform sphere and a vacuum.
public struct StraightTunnel: Hashable, Sendable {
  /// One end.
  public let start: Coordinate
  /// The other end.
  public let end: Coordinate

  /// The tunnel between two places.
  public init(from start: Coordinate, to end: Coordinate) {
    (self.start, self.end) = (start, end)
  }

  /// The tunnel to the antipode.
  public init(antipodeOf start: Coordinate) {
    self.init(from: start, to: start.antipode)
  }

  /// Standard gravity, in m/s².
  public static let gravity = 9.80665

  /// Half of the central angle between the ends, in radians.
  private var halfAngle: Double { start.distance(to: end) / Coordinate.earthRadius / 2 }

  /// The length in km; 12,742 through the center.
  public var length: Double { 2 * Coordinate.earthRadius * sin(halfAngle) }

  /// The depth of the middle, in km.
  public var depth: Double { Coordinate.earthRadius * (1 - cos(halfAngle)) }

  /// The dip at the ends, in degrees; 90 through the center.
  public var dip: Double { halfAngle.degrees }

  /// The duration of the fall in seconds: always 42.2 minutes.
  public static let fallingTime =
    Double.pi * (Coordinate.earthRadius * 1000 / gravity).squareRoot()

  /// The speed in the middle, in km/s.
  public var topSpeed: Double {
    (StraightTunnel.gravity * Coordinate.earthRadius * 1000).squareRoot() * sin(halfAngle) / 1000
  }
}
