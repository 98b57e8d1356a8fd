/// Localized coordinates.
extension Coordinate {
  /// Degrees to four decimals with their hemisphere: "56,55° N, 8,3167° Ø", "北緯56.55度、東経8.3167度".
  ///
  /// ``init(parsing:language:)`` parses it with the same language.
  public func text(in locale: AnswerLocale) -> String {
    let sides = locale.language.sides
    let halves = [
      half(latitude, positive: sides.north, negative: sides.south, in: locale),
      half(longitude, positive: sides.east, negative: sides.west, in: locale),
    ]
    return halves.joined(separator: locale.language.phrasebook.separator)
  }

  private func half(
    _ degrees: Double, positive: String, negative: String, in locale: AnswerLocale
  ) -> String {
    let angle = RoundedAngle(degrees)
    let sides = locale.language.sides
    let number =
      locale.numerals.text(whole: angle.whole, fraction: angle.fraction) + sides.degree
    guard let isPositive = angle.isPositive else { return number }
    let side = isPositive ? positive : negative
    return sides.areFirst ? side + number : "\(number) \(side)"
  }
}

/// A language's names for the hemispheres, and for degrees.
private struct Sides {
  let north, south, east, west: String
  var degree = "°"
  /// Whether the hemisphere precedes the number.
  var areFirst = false
}

extension Language {
  fileprivate var sides: Sides {
    switch self {
    case .english: Sides(north: "N", south: "S", east: "E", west: "W")
    case .danish: Sides(north: "N", south: "S", east: "Ø", west: "V")
    case .german: Sides(north: "N", south: "S", east: "O", west: "W")
    case .french, .spanish: Sides(north: "N", south: "S", east: "E", west: "O")
    case .japanese:
      Sides(
        north: "北緯", south: "南緯", east: "東経", west: "西経", degree: "度", areFirst: true)
    case .chinese: Sides(north: "北纬", south: "南纬", east: "东经", west: "西经", areFirst: true)
    case .arabic: Sides(north: "شمالًا", south: "جنوبًا", east: "شرقًا", west: "غربًا")
    }
  }
}
