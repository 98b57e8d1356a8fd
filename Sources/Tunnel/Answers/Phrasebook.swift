/// The phrases and conventions of a language for answers.
struct Phrasebook: Sendable {
  /// The parts of "2.0 km NE of Ringkøbing".
  struct Nearby {
    let distance: String
    let wind: String
    let place: String
    /// Islands and stations take an article, towns do not.
    let isTown: Bool
  }

  /// The names of the eight compass points as used in `nearby`, clockwise from north.
  let winds: [String]
  /// Describes a point relative to a place.
  let nearby: @Sendable (Nearby) -> String
  /// Describes an area claimed by several countries.
  let disputed: @Sendable (String) -> String
  /// The separator between the parts of an answer.
  let separator: String
  /// Whether the country comes before the town.
  let isBroadFirst: Bool
  /// The name of an unnamed sea.
  let openSea: String
  /// The abbreviations of kilometer, meter, mile and foot.
  let units: (kilometre: String, metre: String, mile: String, foot: String)

  /// The distance in a locale's units and numerals.
  ///
  /// In meters, rounded to fifty, below one kilometer; with one decimal below ten kilometers; in
  /// feet, rounded to a hundred, below a fifth of a mile.
  func distance(kilometers: Double, in locale: AnswerLocale) -> String {
    let numerals = locale.numerals
    let isMetric = locale.units == .metric
    let (large, small) =
      isMetric ? (units.kilometre, units.metre) : (units.mile, units.foot)
    let length = isMetric ? kilometers : kilometers / 1.609344
    if isMetric ? length < 0.975 : length < 0.195 {
      let step = isMetric ? 50 : 100
      let steps = (length * (isMetric ? 1000 : 5280) / Double(step)).rounded()
      return numerals.text(tenths: max(Int(steps), 1) * step * 10, decimals: 0) + small
    }
    if length < 9.95 {
      return numerals.text(tenths: Int((length * 10).rounded()), decimals: 1) + large
    }
    return numerals.text(tenths: Int(length.rounded()) * 10, decimals: 0) + large
  }
}

extension Language {
  /// The phrases of this language.
  var phrasebook: Phrasebook {
    switch self {
    case .english: .english
    case .danish: .danish
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    case .japanese: .japanese
    case .chinese: .chinese
    case .arabic: .arabic
    }
  }
}
