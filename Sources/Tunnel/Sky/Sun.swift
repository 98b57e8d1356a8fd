public import Foundation

/// The sun at one instant: where it stands overhead, and how true its clock is.
///
/// After the low-precision formulas of the *Astronomical Almanac*: good to a hundredth of a degree
/// between 1950 and 2050, which is a minute of any sunrise. The instant is handed in; nothing here
/// looks at a clock.
public struct Sun: Hashable, Sendable {
  /// The instant.
  public let instant: Date
  /// Degrees along the ecliptic from the March equinox, 0 ..< 360.
  public let eclipticLongitude: Double
  /// Degrees north of the celestial equator.
  public let declination: Double
  /// How many minutes a sundial is ahead of the mean sun's time: −14 to +16.
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

  /// The place that has the sun straight above it; its antipode is the middle of the night.
  public var subsolarPoint: Coordinate {
    Coordinate(
      clampedLatitude: declination,
      longitude: 180 - (secondsOfDay / 240 + equationOfTime / 4))
  }

  /// How high the sun's middle stands over the horizon at a place, in degrees, without refraction.
  public func altitude(at place: Coordinate) -> Double {
    90 - subsolarPoint.distance(to: place) / Coordinate.earthRadius * 180 / .pi
  }

  /// Whether the sun's upper edge is over the horizon, which refraction and its size bring forward.
  public func isDay(at place: Coordinate) -> Bool { altitude(at: place) > Sun.horizon }

  /// Seconds since midnight in Greenwich.
  var secondsOfDay: Double {
    let seconds = instant.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400)
    return seconds < 0 ? seconds + 86_400 : seconds
  }

  /// The altitude of the sun's middle at sunrise.
  static let horizon = -0.833

  /// Days since noon of 1 January 2000.
  private static func daysSince2000(_ instant: Date) -> Double {
    (instant.timeIntervalSince1970 - 946_728_000) / 86_400
  }
}

extension Double {
  /// This number of radians in degrees.
  var degrees: Double { self * 180 / .pi }

  /// The same direction in 0 ..< 360 degrees.
  var turned: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
