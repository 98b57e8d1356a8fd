import Support

/// Parses ISO 6709: "+56.55+008.3167/", "+5633+00819/", with or without an altitude.
enum ISO6709 {
  /// The coordinate of such a text, or nil if it has another format.
  static func place(in text: String) throws(CoordinateTextError) -> Coordinate? {
    let trimmed = text.trimmed
    var rest = trimmed
    guard let latitude = angle(&rest, degreeDigits: 2),
      let longitude = angle(&rest, degreeDigits: 3)
    else { return nil }
    if let sign = rest.first, "+-".contains(sign) {
      let height = rest.dropFirst().prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest[height.endIndex...]
    }
    if rest.hasPrefix("CRS") {
      let system = rest.prefix { $0 != "/" }
      guard system == "CRSWGS_84" || system == "CRSWGS84" else {
        throw CoordinateTextError(
          .referenceSystem, in: text, at: system.startIndex..<system.endIndex)
      }
      rest = rest[system.endIndex...]
    }
    guard rest.isEmpty || rest == "/" else { return nil }
    return try Coordinate.written(
      latitude, longitude, in: text, at: trimmed.startIndex..<trimmed.endIndex)
  }

  /// Parses a number at the front: a sign, then D, DM or DMS depending on its number of digits.
  private static func angle(_ rest: inout Substring, degreeDigits: Int) -> Double? {
    guard let sign = rest.first, "+-".contains(sign) else { return nil }
    let number = rest.dropFirst().prefix { $0 == "." || $0.isASCII && $0.isNumber }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count < 3, let value = Double(plain: number) else {
      return nil
    }
    let count = whole.count - degreeDigits
    guard [0, 2, 4].contains(count) else { return nil }
    rest = rest[number.endIndex...]
    let (minutes, seconds) = (count > 0, count > 2)
    let second = seconds ? value.truncatingRemainder(dividingBy: 100) : 0
    let upper = seconds ? (value / 100).rounded(.down) : value
    let minute = minutes ? upper.truncatingRemainder(dividingBy: 100) : 0
    let degree = minutes ? (upper / 100).rounded(.down) : upper
    guard minute < 60, second < 60 else { return nil }
    return (sign == "-" ? -1 : 1) * (degree + minute / 60 + second / 3600)
  }
}
