import Foundation

/// Coordinate notations; all of them can be parsed.
public enum CoordinateForm: String, CaseIterable, Sendable {
  /// "56.55° N, 8.3167° E": for people, accurate to 11 m.
  case decimal
  /// "56.55, 8.316667": for forms and tables, accurate to 11 cm.
  case signed
  /// "56°33.000′ N, 8°19.000′ E": for charts, accurate to 2 m.
  case minutes
  /// "56°33′0.0″ N, 8°19′0.0″ E": for atlases, accurate to 3 m.
  case seconds
  /// "geo:56.55,8.316667": a link that phones open.
  case geoURI
  /// "+56.550000+008.316667/": for files.
  case iso6709
  /// "9F8CH828+2M": a Plus Code, accurate to 14 m.
  case plusCode
  /// A link to OpenStreetMap with a marker.
  case openStreetMap
}

extension Coordinate {
  /// The coordinate in a notation.
  public func text(_ form: CoordinateForm) -> String {
    let north = latitude.millionths
    // A longitude that rounds to the antimeridian is written as 180, not −180.
    let east = (longitude < -179.9999995 ? 180 : longitude).millionths
    switch form {
    case .decimal: return description
    case .signed: return "\(north.trimmed), \(east.trimmed)"
    case .minutes: return sides { Coordinate.minutes($0) }
    case .seconds: return sides { Coordinate.seconds($0) }
    case .geoURI: return "geo:\(north.trimmed),\(east.trimmed)"
    case .iso6709: return "\(north.padded(to: 2))\(east.padded(to: 3))/"
    case .plusCode: return PlusCode.code(of: self)
    case .openStreetMap:
      return "https://www.openstreetmap.org/?mlat=\(north.trimmed)&mlon=\(east.trimmed)"
        + "#map=10/\(north.trimmed)/\(east.trimmed)"
    }
  }

  /// Both components with hemispheres, which the equator, Greenwich and the antimeridian lack.
  private func sides(_ text: (Double) -> (text: String, isWhole: Bool)) -> String {
    func half(_ degrees: Double, _ positive: String, _ negative: String) -> String {
      let (text, isWhole) = text(abs(degrees))
      let isOnNoSide = isWhole && (abs(degrees).rounded() == 0 || abs(degrees).rounded() == 180)
      return isOnNoSide ? text : "\(text) \(degrees < 0 ? negative : positive)"
    }
    return "\(half(latitude, "N", "S")), \(half(longitude, "E", "W"))"
  }

  /// Degrees and thousandths of minutes, and whether the minutes are zero.
  private static func minutes(_ degrees: Double) -> (String, Bool) {
    let thousandths = Int((degrees * 60_000).rounded())
    let text = String(
      format: "%d°%d.%03d′", thousandths / 60_000, thousandths / 1000 % 60, thousandths % 1000)
    return (text, thousandths % 60_000 == 0)
  }

  /// Degrees, minutes and tenths of seconds, and whether both are zero.
  private static func seconds(_ degrees: Double) -> (String, Bool) {
    let tenths = Int((degrees * 36_000).rounded())
    let text = String(
      format: "%d°%d′%d.%d″", tenths / 36_000, tenths / 600 % 60, tenths / 10 % 60, tenths % 10)
    return (text, tenths % 36_000 == 0)
  }
}

/// Degrees as an integer number of millionths, to avoid double rounding.
private struct Millionths {
  let count: Int

  private var digits: (sign: String, whole: Int, fraction: String) {
    let (whole, rest) = abs(count).quotientAndRemainder(dividingBy: 1_000_000)
    return (count < 0 ? "-" : "", whole, String(String(rest + 1_000_000).dropFirst()))
  }

  /// Without trailing zeros: "-8.25", "0".
  var trimmed: String {
    var (sign, whole, fraction) = digits
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole)\(fraction.isEmpty ? "" : ".")\(fraction)"
  }

  /// With a sign and leading zeros: "+008.250000".
  func padded(to width: Int) -> String {
    let (sign, whole, fraction) = digits
    let zeros = String(repeating: "0", count: max(0, width - String(whole).count))
    return "\(sign.isEmpty ? "+" : sign)\(zeros)\(whole).\(fraction)"
  }
}

extension Double {
  fileprivate var millionths: Millionths { Millionths(count: Int((self * 1e6).rounded())) }
}
