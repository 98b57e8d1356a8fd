public import Foundation

/// The sun's position and the equation of time at one instant.
///
/// The low-precision formulas of the *Astronomical Almanac*: accurate to a hundredth of a degree
/// between 1950 and 2050, or a minute of sunrise. The instant is a parameter, never the current
/// time.
public struct Sun: Hashable, Sendable {
  /// The instant.
  public let instant: Date
  /// Degrees along the ecliptic from the March equinox, 0 ..< 360.
  public let eclipticLongitude: Double
  /// Degrees north of the celestial equator.
  public let declination: Double
  /// The minutes by which a sundial is ahead of mean time: −14 to +16.
  public let equationOfTime: Double

  /// The sun at an instant.
  public init(at instant: Date) {
    self.instant = instant
    let days = Sun.daysSince2000(instant)
    let anomaly = (357.529 + 0.98560028 * days).radians
    let mean = 280.459 + 0.98564736 * days
    let ecliptic = (mean + 1.915 * sin(anomaly) + 0.020 * sin(2 * anomaly)).radians
    let tilt = (23.439 - 0.00000036 * days).radians
    declination = asin(sin(tilt) * sin(ecliptic)).degrees
    let ascension = atan2(cos(tilt) * sin(ecliptic), cos(ecliptic)).degrees
    equationOfTime = Coordinate.wrapped(mean - ascension) * 4
    eclipticLongitude = ecliptic.degrees.turned
  }

  /// The place with the sun at the zenith; at its antipode it is midnight.
  public var subsolarPoint: Coordinate {
    Coordinate(
      clampedLatitude: declination,
      longitude: 180 - (secondsOfDay / 240 + equationOfTime / 4))
  }

  /// The altitude of the sun's center at a place, in degrees, without refraction.
  public func altitude(at place: Coordinate) -> Double {
    90 - subsolarPoint.distance(to: place) / Coordinate.earthRadius * 180 / .pi
  }

  /// Whether the sun's upper limb is above the horizon, considering refraction and its radius.
  public func isDay(at place: Coordinate) -> Bool { altitude(at: place) > Sun.horizon }

  /// Seconds since midnight in Greenwich.
  var secondsOfDay: Double {
    let seconds = instant.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400)
    return seconds < 0 ? seconds + 86_400 : seconds
  }

  /// The altitude of the sun's center at sunrise.
  static let horizon = -0.833

  /// Days since noon of 1 January 2000.
  private static func daysSince2000(_ instant: Date) -> Double {
    (instant.timeIntervalSince1970 - 946_728_000) / 86_400
  }
}

extension Double {
  /// Converts radians to degrees.
  var degrees: Double { self * 180 / .pi }

  /// The angle in 0 ..< 360 degrees.
  var turned: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
