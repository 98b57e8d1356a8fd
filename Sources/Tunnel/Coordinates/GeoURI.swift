import Foundation
import Support

/// Parses geo URIs (RFC 5870): "geo:56.55,8.3167;u=35".
///
/// Altitude and uncertainty are validated and ignored. Android's "?q=" is supported if it contains
/// a coordinate.
enum GeoURI {
  /// The coordinate of a geo URI, or nil if the text is none.
  static func place(in text: String) throws(CoordinateTextError) -> Coordinate? {
    let trimmed = text.trimmed
    guard trimmed.prefix(4).lowercased() == "geo:" else { return nil }
    let body = trimmed.dropFirst(4)
    let parts = body.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let fields = parts[0].split(separator: ";", omittingEmptySubsequences: false)
    if parts.count > 1, let place = try asked(parts[1], in: text) { return place }
    guard let field = fields.first, !field.isEmpty else {
      throw CoordinateTextError(.oneHalf, in: text)
    }
    for parameter in fields.dropFirst() { try check(parameter, in: text) }
    return try place(of: field, in: text)
  }

  private static func place(
    of field: Substring, in text: String
  ) throws(CoordinateTextError) -> Coordinate {
    let range = field.startIndex..<field.endIndex
    var numbers: [Double] = []
    for number in field.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = Double(plain: number) else {
        throw CoordinateTextError(
          .notUnderstood, in: text, at: number.isEmpty ? range : number.startIndex..<number.endIndex
        )
      }
      numbers.append(value)
    }
    guard numbers.count > 1 else { throw CoordinateTextError(.oneHalf, in: text, at: range) }
    guard numbers.count < 4 else { throw CoordinateTextError(.tooMany, in: text, at: range) }
    return try Coordinate.written(numbers[0], numbers[1], in: text, at: range)
  }

  private static func check(
    _ parameter: Substring, in text: String
  ) throws(CoordinateTextError) {
    let range = parameter.startIndex..<parameter.endIndex
    let words = parameter.lowercased().split(separator: "=", maxSplits: 1)
    switch words.first {
    case "crs" where words.last != "wgs84":
      throw CoordinateTextError(.referenceSystem, in: text, at: range)
    case "u" where words.count < 2 || (Double(plain: words[1]) ?? -1) < 0:
      throw CoordinateTextError(.notUnderstood, in: text, at: range)
    default: break
    }
  }

  /// The coordinate in "?q=56.55,8.3167(name)"; nil if there is no query; throws if it is only a
  /// name.
  private static func asked(
    _ query: Substring, in text: String
  ) throws(CoordinateTextError) -> Coordinate? {
    for item in query.split(separator: "&") where item.hasPrefix("q=") {
      let value = item.dropFirst(2).unescaped.prefix { $0 != "(" }
      if let place = try? CoordinateReading(String(value), language: nil).place() { return place }
      throw CoordinateTextError(
        .linkWithoutPlace, in: text, at: item.startIndex..<item.endIndex)
    }
    return nil
  }
}

extension Coordinate {
  /// The coordinate of two numbers.
  static func written(
    _ latitude: Double, _ longitude: Double, in text: String, at range: Range<String.Index>
  ) throws(CoordinateTextError) -> Coordinate {
    do throws(CoordinateError) {
      return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
      throw CoordinateTextError(.outside(error), in: text, at: range)
    }
  }
}

extension Double {
  /// A decimal number in machine notation: a minus sign, digits, a point, digits.
  init?(plain text: some StringProtocol) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count < 3, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    self.init(String(text))
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { (48...57).contains(self) }
}

extension StringProtocol {
  /// Percent-decoded; "+" becomes a space.
  var unescaped: String {
    let spaced = replacingOccurrences(of: "+", with: " ")
    return spaced.removingPercentEncoding ?? spaced
  }
}
