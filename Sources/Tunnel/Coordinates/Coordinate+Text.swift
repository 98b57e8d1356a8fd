import Foundation

/// Parsing and formatting coordinates.
extension Coordinate {
  /// Parses a coordinate in any common notation.
  ///
  /// Decimal degrees ("56.55, 8.3167", "56,55 8,3167"), degrees and minutes ("56°33′N 8°19′E", "N56
  /// 33.0 E8 19.0"), with signs or with hemispheres in eight languages; geo URIs, ISO 6709, full
  /// Plus Codes, and links to OpenStreetMap, Google Maps and Apple Maps. Ambiguous text is
  /// rejected; the longitude is wrapped. `language`, an ISO 639 code, only decides whether the
  /// letter O is east or west.
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
  /// Degrees to four decimals with their hemisphere: "56.55° N, 8.3167° E".
  ///
  /// The equator, Greenwich and the antimeridian have no hemisphere: "0°", "180°".
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

/// Degrees to four decimals (11 m), without trailing zeros.
struct RoundedAngle {
  let whole: Int
  /// The decimals.
  let fraction: String
  /// The hemisphere; nil on the equator, Greenwich and the antimeridian.
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
