/// Search results.
extension World {
  /// The result in a language; `otherName` is the matching name, if it is not the English one.
  func result(
    for subject: SearchSubject, foundBy otherName: String?, in language: Language
  ) -> SearchResult {
    let name = name(of: subject, in: language)
    var result = SearchResult(
      name: name, foundName: otherName == name ? nil : otherName, kind: kind(of: subject),
      coordinate: coordinate(of: subject))
    switch subject {
    case .place(let place):
      result.population = gazetteer.population(of: place)
      situate(
        &result, called: gazetteer.name(of: place), orIn: gazetteer.country(of: place),
        in: language)
    case .country(let country):
      (result.country, result.iso2) = (name, countries[country].iso2)
    case .division(let division):
      let country = tables.provinces[division].country
      result.country = self.name(ofCountry: country, in: language)
      result.iso2 = countries[country].iso2
    case .feature(let feature) where !tables.features[feature].isShared:
      situate(&result, called: tables.features[feature].name, orIn: nil, in: language)
      result.admin1 = nil
    case .area:
      (result.country, result.isDisputed) = (language.phrasebook.disputed(name), true)
    case .sea, .landmark, .feature: break
    }
    return result
  }

  /// Sets the location as the reverse geocoder would.
  private func situate(
    _ result: inout SearchResult, called englishName: String, orIn country: Int?,
    in language: Language
  ) {
    let answer = describe(result.coordinate, in: AnswerLocale(language))
    if answer.kind == .land {
      result.isDisputed = answer.disputed != nil
      result.country = answer.disputed.map(language.phrasebook.disputed) ?? answer.country
      (result.iso2, result.admin1) = (answer.iso2, answer.admin1)
    } else if let country {
      // The center of an archipelago may be water.
      result.country = name(ofCountry: country, in: language)
      result.iso2 = countries[country].iso2
    }
    if SameName.holds(result.admin1, englishName) { result.admin1 = nil }
  }

  private func kind(of subject: SearchSubject) -> SearchResult.Kind {
    switch subject {
    case .place(let place):
      switch gazetteer.kind(of: place) {
      case .town: .town
      case .station: .station
      case .island: .island
      }
    case .country: .country
    case .sea: .sea
    case .landmark: .landmark
    case .area: .region
    case .division: .division
    case .feature(let feature):
      switch tables.features[feature].kind {
      case .island: .island
      case .lake: .lake
      case .mountain: .mountain
      case .region: .region
      case .landmark: .landmark
      }
    }
  }

  private func coordinate(of subject: SearchSubject) -> Coordinate {
    switch subject {
    case .place(let place): gazetteer.coordinates[place]
    case .country(let country): outlines(.medium).middle(of: country)
    case .sea(let sea): seas.middle(of: sea)
    case .landmark(let landmark): Presets.landmarks[landmark].coordinate
    case .feature(let feature): tables.features[feature].coordinate
    case .area(let area): tables.disputed[area].box.middle
    case .division(let division): middle(ofDivision: division)
    }
  }

  /// A point well inside, or the largest town of a division without an outline.
  private func middle(ofDivision division: Int) -> Coordinate {
    let outlines = divisionOutlines
    if outlines.rings.contains(where: { $0.owner == division }) {
      return outlines.middle(of: division)
    }
    let places = gazetteer
    let largest = places.coordinates.indices.filter { places.province(of: $0) == division }
      .max { places.population(of: $0) < places.population(of: $1) }
    return largest.map { places.coordinates[$0] }
      ?? self.outlines(.medium).middle(of: tables.provinces[division].country)
  }
}

extension GeoBox {
  fileprivate var middle: Coordinate {
    Coordinate(clampedLatitude: (south + north) / 2, longitude: (west + east) / 2)
  }
}
