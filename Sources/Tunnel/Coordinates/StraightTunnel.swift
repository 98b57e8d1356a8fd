import Foundation

/// A straight tunnel between two places, through the inside of the Earth.
///
/// A train that only falls needs the same time through every one of them, whether to the next
/// village or to the antipode (Robert Hooke told Newton so): the Earth taken as a ball of even
/// density, the tunnel as empty.
public struct StraightTunnel: Hashable, Sendable {
  /// One mouth.
  public let start: Coordinate
  /// The other mouth.
  public let end: Coordinate

  /// The tunnel between two places.
  public init(from start: Coordinate, to end: Coordinate) {
    (self.start, self.end) = (start, end)
  }

  /// The tunnel straight through the centre.
  public init(antipodeOf start: Coordinate) {
    self.init(from: start, to: start.antipode)
  }

  /// What is called g: the pull at the surface, in m/s².
  public static let gravity = 9.80665

  /// Half of the angle between the mouths, seen from the centre, in radians.
  private var halfAngle: Double { start.distance(to: end) / Coordinate.earthRadius / 2 }

  /// From mouth to mouth, in km; 12,742 through the centre.
  public var length: Double { 2 * Coordinate.earthRadius * sin(halfAngle) }

  /// How far below the ground the middle lies, in km.
  public var depth: Double { Coordinate.earthRadius * (1 - cos(halfAngle)) }

  /// How steeply it goes down at its mouths, in degrees; 90 through the centre.
  public var dip: Double { halfAngle.degrees }

  /// How long a train falls from one mouth to the other, in seconds: 42.2 minutes, always.
  public static let fallingTime =
    Double.pi * (Coordinate.earthRadius * 1000 / gravity).squareRoot()

  /// How fast the train is in the middle, in km/s.
  public var topSpeed: Double {
    (StraightTunnel.gravity * Coordinate.earthRadius * 1000).squareRoot() * sin(halfAngle) / 1000
  }
}
