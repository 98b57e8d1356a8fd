/// Localized names.
extension World {
  /// A country's name; `country` is its index in the world's list.
  public func name(ofCountry country: Int, in language: Language) -> String {
    name(of: .country, country, in: language)
  }

  /// A sea's name; `sea` is its index in the world's list.
  public func name(ofSea sea: Int, in language: Language) -> String {
    name(of: .sea, sea, in: language)
  }

  /// The name of a town, station or island, by its index among the places.
  func name(ofPlace place: Int, in language: Language) -> String {
    name(of: .place, place, in: language)
  }

  func name(of subject: Translations.Subject, _ number: Int, in language: Language) -> String {
    if language != .english, let own = translations[language]?.name(of: subject, number) {
      return own
    }
    return switch subject {
    case .country: countries[number].name
    case .sea: seaNames[number]
    case .disputedArea: tables.disputed[number].name
    case .place: gazetteer.name(of: number)
    case .feature: tables.features[number].name
    }
  }
}
