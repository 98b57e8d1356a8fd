/// A parsing error of a coordinate text, with its range.
public struct CoordinateTextError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Problem: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The range is not a number, sign, mark or hemisphere that is valid there.
    case notUnderstood
    /// One component is missing.
    case oneHalf
    /// There are too many numbers.
    case tooMany
    /// This many bare numbers, which are not degrees, minutes and seconds either.
    case looseNumbers(Int)
    /// The text is ambiguous; these are its readings.
    case severalReadings([Coordinate])
    /// The letter O: east in German, west in French and Spanish.
    case eitherSide
    /// A hemisphere of the other axis, as in "8° E" in place of the latitude.
    case wrongAxis(CoordinateError.Part)
    /// Both components are latitudes, or both are longitudes.
    case sameAxis(CoordinateError.Part)
    /// A number has both a sign and a hemisphere.
    case signAndSide
    /// Sixty or more minutes or seconds.
    case sixtyOrMore
    /// A fractional number is followed by minutes or seconds.
    case fractionBeforeMinutes
    /// The numbers are out of range.
    case outside(CoordinateError)
    /// A geo URI with another reference system than WGS 84.
    case referenceSystem
    /// An unsupported notation.
    case otherSystem(OtherSystem)
    /// A link without a coordinate.
    case linkWithoutPlace
    /// A short link, which only its provider can resolve.
    case shortLink
  }

  /// Recognized but unsupported notations.
  public enum OtherSystem: String, Hashable, Sendable {
    /// A Plus Code without its first part, which needs a reference town.
    case shortPlusCode = "a short Plus Code"
    /// Three words; the word list is proprietary.
    case whatThreeWords = "a what3words address"
    /// Meters in a zone of the UTM or MGRS grid.
    case grid = "a UTM or MGRS grid reference"
  }

  /// The problem.
  public let problem: Problem
  /// The whole text.
  public let text: String
  /// The invalid part.
  public let range: Range<String.Index>

  init(_ problem: Problem, in text: String, at range: Range<String.Index>? = nil) {
    (self.problem, self.text) = (problem, text)
    self.range = range ?? text.startIndex..<text.endIndex
  }

  /// The invalid part of the text.
  public var excerpt: Substring { text[range] }
}

extension CoordinateTextError: CustomStringConvertible {
  /// The problem and the remedy, in one line.
  public var description: String {
    let quoted = "\"\(excerpt)\""
    switch problem {
    case .empty:
      return "there is no place to read; write \(Self.example)"
    case .notUnderstood:
      return "\(quoted) is not understood; write \(Self.example), or 56°33′N 8°19′E"
    case .oneHalf:
      return "\(quoted) is one half of a place; write latitude and longitude, as in \(Self.example)"
    case .tooMany:
      return "\(quoted) has too many numbers for a place; write \(Self.example)"
    case .looseNumbers(let count):
      return "\(quoted) has \(count) numbers, of which minutes and seconds must be below 60; "
        + "write two, \(Self.example)"
    case .severalReadings(let readings):
      return "\(quoted) can be read as \(readings.map(\.description).joined(separator: " or as "))"
        + "; write \(readings.first?.text(.signed) ?? Self.example)"
        + (readings.count > 1 ? " or \(readings[1].text(.signed))" : "")
    case .eitherSide:
      return "\(quoted) is east in German and west in French and Spanish; write E or W"
    case .wrongAxis(let part):
      return "\(part.rawValue) \(quoted) is on the wrong axis; write the latitude first, "
        + "or a side with both numbers"
    case .sameAxis(let part):
      return
        "\(quoted) has two \(part.rawValue)s; write N or S with one number, E or W with the other"
    case .signAndSide:
      return "\(quoted) has a sign and a side; write one of the two"
    case .sixtyOrMore:
      return "\(quoted) is too much for minutes or seconds; write less than 60"
    case .fractionBeforeMinutes:
      return "\(quoted) has a fraction and a smaller unit beside it; write the fraction last"
    case .outside(let error):
      return error.description
    case .referenceSystem:
      return "\(quoted) is not the reference system of the map; write crs=wgs84, or leave it out"
    case .otherSystem(let system):
      return "\(quoted) is \(system.rawValue), which is not read; write \(Self.example)"
    case .linkWithoutPlace:
      return "\(quoted) does not say where; copy the link again while the place is marked"
    case .shortLink:
      return "\(quoted) is a short link; open it, and copy the long one"
    }
  }

  private static let example = "degrees such as 56.55, 8.3167"
}
