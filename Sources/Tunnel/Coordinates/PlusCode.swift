import Support

/// Parses and formats full Plus Codes (Open Location Code): "9F8CH828+2M".
///
/// Ten base-20 digits identify a cell of 1/8000°; each further digit a part of it, in a grid of
/// five rows and four columns.
enum PlusCode {
  private static let alphabet = Array("23456789CFGHJMPQRVWX")

  /// The center of the code's cell, or nil if the text is not a Plus Code.
  static func place(in text: String) throws(CoordinateTextError) -> Coordinate? {
    let code = text.trimmed.uppercased()
    guard let plus = code.firstIndex(of: "+") else { return nil }
    let head = code[..<plus]
    let tail = code[code.index(after: plus)...].prefix { !$0.isWhitespace && $0 != "," }
    let isShort = [2, 4, 6].contains(head.count) && tail.count > 1
    guard head.count == 8 || isShort,
      (head + tail).allSatisfy({ alphabet.contains($0) || $0 == "0" }),
      (head + tail).contains(where: \.isLetter) || head.count == 8
    else { return nil }
    if isShort {
      // Numbers separated by a sign have the same form but are not codes.
      guard (head + tail).contains(where: \.isLetter), !(head + tail).contains("0") else {
        return nil
      }
      throw CoordinateTextError(.otherSystem(.shortPlusCode), in: text)
    }
    let digits = head.prefix { $0 != "0" } + tail
    let isPadded = head.contains("0")
    guard tail.endIndex == code.endIndex, tail.count != 1, digits.count >= 2,
      isPadded ? tail.isEmpty && digits.count.isMultiple(of: 2) : true,
      head.drop(while: { $0 != "0" }).allSatisfy({ $0 == "0" }), !tail.contains("0")
    else { throw CoordinateTextError(.notUnderstood, in: text) }
    let range = text.startIndex..<text.endIndex
    let (latitude, longitude) = middle(of: digits.compactMap { alphabet.firstIndex(of: $0) })
    return try Coordinate.written(latitude, longitude, in: text, at: range)
  }

  private static func middle(of digits: [Int]) -> (latitude: Double, longitude: Double) {
    var (south, west, height, width) = (-90.0, -180.0, 400.0, 400.0)
    for pair in stride(from: 0, to: min(digits.count, 10) - 1, by: 2) {
      (height, width) = (height / 20, width / 20)
      south += Double(digits[pair]) * height
      west += Double(digits[pair + 1]) * width
    }
    for digit in digits.dropFirst(10) {
      (height, width) = (height / 5, width / 4)
      south += Double(digit / 4) * height
      west += Double(digit % 4) * width
    }
    return (min(south + height / 2, 90), west + width / 2)
  }

  /// The ten-digit code of the cell around a coordinate: about 14 m each way.
  static func code(of place: Coordinate) -> String {
    var (north, east) = (place.latitude + 90, place.longitude + 180)
    if east >= 360 { east -= 360 }
    // A ten-digit cell is 1/8000°; the pole belongs to the last one.
    var (row, column) = (min(Int(north * 8000), 180 * 8000 - 1), Int(east * 8000))
    (north, east) = (0, 0)
    var code: [Character] = []
    for _ in 0..<5 {
      code.insert(contentsOf: [alphabet[row % 20], alphabet[column % 20]], at: 0)
      (row, column) = (row / 20, column / 20)
    }
    return String(code[..<8]) + "+" + String(code[8...])
  }
}

extension CoordinateTextError.OtherSystem {
  /// The unsupported notation of a text, determined by its form, or nil.
  init?(of text: String) {
    let words = text.trimmed.split(separator: " ")
    let parts = (words.first ?? "").drop { $0 == "/" }.split(
      separator: ".", omittingEmptySubsequences: false)
    if words.count == 1, parts.count == 3,
      parts.allSatisfy({ $0.count > 2 && $0.allSatisfy(\.isLetter) })
    {
      self = .whatThreeWords
      return
    }
    let zone = (words.first ?? "").prefix { $0.isASCII && $0.isNumber }
    let band = (words.first ?? "").dropFirst(zone.count)
    // "33N 444000 6266000": a zone, a band, and meters.
    guard (1...2).contains(zone.count), let letter = band.first, letter.isASCII, letter.isLetter,
      words.count > 1, words.dropFirst().allSatisfy({ $0.count < 3 || !$0.contains(".") }),
      words.last?.count ?? 0 > 3, words.last?.utf8.allSatisfy(\.isDigit) == true
    else { return nil }
    self = .grid
  }
}
