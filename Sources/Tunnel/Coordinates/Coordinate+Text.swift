import Foundation

/// Coordinates as people write and paste them.
extension Coordinate {
  /// Reads a place in any of the usual forms.
  ///
  /// Decimal degrees ("56.55, 8.3167", "56,55 8,3167"), degrees and minutes ("56°33′N 8°19′E",
  /// "N56 33.0 E8 19.0"), with signs or the sides' letters and words in eight languages; geo URIs,
  /// ISO 6709, full Plus Codes, and links to the maps of OpenStreetMap, Google and Apple. A text
  /// that can be read in two ways is refused; a longitude is wrapped. `language`, two letters of
  /// ISO 639, decides only whether the letter O is east or west.
  public init(parsing text: String, language: String? = nil) throws(CoordinateTextError) {
    guard text.utf8.count <= 10_000 else {
      let end = text.index(text.startIndex, offsetBy: 40, limitedBy: text.endIndex)
      throw CoordinateTextError(
        .notUnderstood, in: text, at: text.startIndex..<(end ?? text.endIndex))
    }
    if let place = try MapLink.place(in: text) {
      self = place
    } else if let place = try GeoURI.place(in: text) {
      self = place
    } else if let place = try ISO6709.place(in: text) {
      self = place
    } else if let place = try PlusCode.place(in: text) {
      self = place
    } else {
      if let system = CoordinateTextError.OtherSystem(of: text) {
        throw CoordinateTextError(.otherSystem(system), in: text)
      }
      self = try CoordinateReading(text, language: language).place()
    }
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
    let angle = RoundedAngle(degrees)
    let text = angle.fraction.isEmpty ? "\(angle.whole)°" : "\(angle.whole).\(angle.fraction)°"
    guard let isPositive = angle.isPositive else { return text }
    return "\(text) \(isPositive ? sides.0 : sides.1)"
  }
}

/// Degrees to four decimals, which is 11 m, without zeros that say nothing.
struct RoundedAngle {
  let whole: Int
  /// The digits behind the decimal mark.
  let fraction: String
  /// The side; nil on the equator, Greenwich and the antimeridian, which belong to none.
  let isPositive: Bool?

  init(_ degrees: Double) {
    let tenThousandths = Int((abs(degrees) * 10_000).rounded())
    whole = tenThousandths / 10_000
    var digits = String(tenThousandths % 10_000 + 10_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    fraction = String(digits)
    isPositive = (1..<1_800_000).contains(tenThousandths) ? degrees > 0 : nil
  }
}
