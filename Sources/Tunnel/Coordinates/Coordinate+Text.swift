import Foundation

/// Coordinates as people write and read them.
extension Coordinate {
  /// Reads two decimal numbers of degrees, such as "56.55" and "-171.6833".
  ///
  /// The degree sign may follow, and the side of the globe may stand before or after, as in
  /// "56.55° N" and "W171.6833". A longitude beyond ±360 is refused. The error says which of the
  /// two was not understood, and why.
  public init(parsing latitude: String, longitude: String) throws(CoordinateError) {
    try self.init(
      latitude: Coordinate.degrees(in: latitude, as: .latitude),
      longitude: Coordinate.degrees(in: longitude, as: .longitude))
  }

  private static func degrees(
    in text: String, as part: CoordinateError.Part
  ) throws(CoordinateError) -> Double {
    var rest = text.trimmingCharacters(in: .whitespaces)
      .replacingOccurrences(of: "−", with: "-").uppercased()
    let isSigned = rest.hasPrefix("-") || rest.hasPrefix("+")
    let side = removeSide(from: &rest)
    var number = rest.trimmingCharacters(in: .whitespaces)
    if number.hasSuffix("°") { number.removeLast() }
    guard let value = Double(number), !number.contains("X") else {
      let digits = number.split { "°'′\"″ ".contains($0) }
      let hasMinutes = digits.count > 1 && digits.allSatisfy { Double($0) != nil }
      throw hasMinutes ? .notDecimal(part, text) : .notANumber(part, text)
    }
    guard value.isFinite else { throw .notFinite(part, value) }
    guard part == .latitude || abs(value) <= 360 else { throw .longitudeOutOfRange(value) }
    guard let side else { return value }
    guard (part == .latitude ? "NS" : "EW").contains(side) else { throw .wrongSide(part, text) }
    guard !isSigned, !number.hasPrefix("-"), !number.hasPrefix("+") else {
      throw .signAndSide(part, text)
    }
    return "SW".contains(side) ? -value : value
  }

  /// Takes the letter of a side of the globe off either end, if there is one beside a digit.
  private static func removeSide(from text: inout String) -> Character? {
    guard text.contains(where: \.isWholeNumber) else { return nil }
    if let last = text.last, "NSEW".contains(last) { return text.removeLast() }
    if let first = text.first, "NSEW".contains(first) { return text.removeFirst() }
    return nil
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
