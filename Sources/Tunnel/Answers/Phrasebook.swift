/// What one language makes of the parts of an answer.
struct Phrasebook: Sendable {
  /// The parts of "2.0 km NE of Ringkøbing".
  struct Nearby {
    let distance: String
    let wind: String
    let place: String
    /// Islands and stations stand with an article where towns have none.
    let isTown: Bool
  }

  /// The names of the eight winds, as they stand in `nearby`; clockwise from north.
  let winds: [String]
  /// Puts a point into relation with a place.
  let nearby: @Sendable (Nearby) -> String
  /// Says of an area that several countries claim it.
  let disputed: @Sendable (String) -> String
  /// What divides the parts of an answer.
  let separator: String
  /// Whether the country comes before the town.
  let isBroadFirst: Bool
  /// A sea that has no name.
  let openSea: String
  /// Kilometre, metre, mile and foot, as written behind a number.
  let units: (kilometre: String, metre: String, mile: String, foot: String)

  /// The distance in the units and numerals of a locale.
  ///
  /// Metres in fifties below one kilometre, one decimal below ten, whole kilometres above; feet in
  /// hundreds below a fifth of a mile.
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
  /// How this language puts an answer.
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
