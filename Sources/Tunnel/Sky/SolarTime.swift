/// The solar time of day.
public struct SolarTime: Hashable, Sendable {
  /// Seconds since midnight, 0 ..< 86,400.
  public let seconds: Double

  init(seconds: Double) {
    let rest = seconds.truncatingRemainder(dividingBy: 86_400)
    // Adding a day to a tiny negative number gives a full day, which is midnight.
    let positive = rest < 0 ? rest + 86_400 : rest
    self.seconds = positive < 86_400 ? positive : 0
  }

  /// The full hour, 0 … 23.
  public var hour: Int { Int(seconds) / 3600 }
  /// The full minute of the hour.
  public var minute: Int { Int(seconds) / 60 % 60 }
}

extension SolarTime: CustomStringConvertible {
  /// Hours and minutes: "07:05".
  public var description: String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

extension Sun {
  /// The local mean time; at the antipode it differs by twelve hours.
  public func meanTime(at place: Coordinate) -> SolarTime {
    SolarTime(seconds: secondsOfDay + place.longitude * 240)
  }

  /// The apparent solar time: 12 o'clock when the sun is highest.
  public func sundialTime(at place: Coordinate) -> SolarTime {
    SolarTime(seconds: secondsOfDay + place.longitude * 240 + equationOfTime * 60)
  }

  /// The season at a place; on the equator that of the northern hemisphere.
  public func season(at place: Coordinate) -> Season {
    let quarter = Int(eclipticLongitude / 90) % 4
    return Season.allCases[place.latitude < 0 ? (quarter + 2) % 4 : quarter]
  }
}

/// A season, from an equinox to a solstice or vice versa.
public enum Season: String, CaseIterable, Sendable, Codable {
  /// From the equinox after which days are longer than nights.
  case spring
  /// From the longest day.
  case summer
  /// From the equinox after which nights are longer than days.
  case autumn
  /// From the shortest day.
  case winter
}
