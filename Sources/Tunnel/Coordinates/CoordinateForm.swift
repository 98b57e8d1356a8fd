import Foundation

/// The ways to write a place; all of them are read again.
public enum CoordinateForm: String, CaseIterable, Sendable {
  /// "56.55° N, 8.3167° E": for people, to 11 m.
  case decimal
  /// "56.55, 8.316667": for forms and tables, to 11 cm.
  case signed
  /// "56°33.000′ N, 8°19.000′ E": for charts, to 2 m.
  case minutes
  /// "56°33′0.0″ N, 8°19′0.0″ E": for atlases, to 3 m.
  case seconds
  /// "geo:56.55,8.316667": a link that telephones open.
  case geoURI
  /// "+56.550000+008.316667/": as files keep it.
  case iso6709
  /// "9F8CH828+2M": a Plus Code, to 14 m.
  case plusCode
  /// A link to OpenStreetMap with a mark.
  case openStreetMap
}

extension Coordinate {
  /// The place in a form to be shown, copied or opened.
  public func text(_ form: CoordinateForm) -> String {
    let north = latitude.millionths
    // What is rounded to the antimeridian lies on it, and that is 180, never −180.
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

  /// Both halves with their sides, which the equator, Greenwich and the antimeridian do not have.
  private func sides(_ text: (Double) -> (text: String, isWhole: Bool)) -> String {
    func half(_ degrees: Double, _ positive: String, _ negative: String) -> String {
      let (text, isWhole) = text(abs(degrees))
      let isOnNoSide = isWhole && (abs(degrees).rounded() == 0 || abs(degrees).rounded() == 180)
      return isOnNoSide ? text : "\(text) \(degrees < 0 ? negative : positive)"
    }
    return "\(half(latitude, "N", "S")), \(half(longitude, "E", "W"))"
  }

  /// Degrees and thousandths of minutes, and whether there are none of the latter.
  private static func minutes(_ degrees: Double) -> (String, Bool) {
    let thousandths = Int((degrees * 60_000).rounded())
    let text = String(
      format: "%d°%d.%03d′", thousandths / 60_000, thousandths / 1000 % 60, thousandths % 1000)
    return (text, thousandths % 60_000 == 0)
  }

  /// Degrees, minutes and tenths of seconds, and whether there are degrees only.
  private static func seconds(_ degrees: Double) -> (String, Bool) {
    let tenths = Int((degrees * 36_000).rounded())
    let text = String(
      format: "%d°%d′%d.%d″", tenths / 36_000, tenths / 600 % 60, tenths / 10 % 60, tenths % 10)
    return (text, tenths % 36_000 == 0)
  }
}

/// Degrees as a whole number of millionths, to be written without rounding twice.
private struct Millionths {
  let count: Int

  private var digits: (sign: String, whole: Int, fraction: String) {
    let (whole, rest) = abs(count).quotientAndRemainder(dividingBy: 1_000_000)
    return (count < 0 ? "-" : "", whole, String(String(rest + 1_000_000).dropFirst()))
  }

  /// Without zeros that say nothing: "-8.25", "0".
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
