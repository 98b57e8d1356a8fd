import Foundation

/// Coordinates as people write and read them.
extension Coordinate {
  /// Reads two decimal numbers of degrees, such as "56.55" and "-171.6833".
  ///
  /// The error says which of the two was not understood, and why.
  public init(parsing latitude: String, longitude: String) throws(CoordinateError) {
    try self.init(
      latitude: Coordinate.degrees(in: latitude, as: .latitude),
      longitude: Coordinate.degrees(in: longitude, as: .longitude))
  }

  private static func degrees(
    in text: String, as part: CoordinateError.Part
  ) throws(CoordinateError) -> Double {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
      .replacingOccurrences(of: "−", with: "-")
    guard let value = Double(trimmed), !trimmed.lowercased().contains("x") else {
      throw .notANumber(part, text)
    }
    guard value.isFinite else { throw .notFinite(part, value) }
    return value
  }
}

extension Coordinate: CustomStringConvertible {
  /// Degrees to four decimals with their side of the globe: "56.55° N, 8.3167° E".
  ///
  /// The equator, Greenwich and the antimeridian belong to no side: "0°", "180°".
  public var description: String {
    let north = Coordinate.text(latitude, sides: ("N", "S"))
    let east = Coordinate.text(longitude, sides: ("E", "W"))
    return "\(north), \(east)"
  }

  private static func text(_ degrees: Double, sides: (String, String)) -> String {
    let tenThousandths = Int((abs(degrees) * 10_000).rounded())
    var text = String(tenThousandths / 10_000)
    let fraction = tenThousandths % 10_000
    if fraction > 0 {
      var digits = String(fraction + 10_000).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += ".\(digits)"
    }
    guard tenThousandths > 0, tenThousandths < 1_800_000 else { return "\(text)°" }
    return "\(text)° \(degrees > 0 ? sides.0 : sides.1)"
  }
}
