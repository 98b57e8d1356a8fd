/// Reverse geocoding: the country by outline, then the place that people would name.
///
/// The rules are applied in order; each function below is one of them.
extension World {
  /// The answer for a coordinate: land with a town, or sea with the nearest named land.
  ///
  /// Never fails; in the language of `locale` as far as it has names. The first requests take about
  /// a millisecond each; then an index is built, and later ones take microseconds.
  public func describe(
    _ coordinate: Coordinate, in locale: AnswerLocale = .english
  ) -> PlaceAnswer {
    guard knowsCountries else { return PlaceAnswer(at: coordinate, in: locale, kind: .unknown) }
    let question = Question(coordinate, locale: locale)
    if let country = country(at: question) { return onLand(question, in: country) }
    if let town = harbor(of: question) {
      return answer(question, at: town, in: homeCountry(of: town))
    }
    let nearest = nearestCandidate(to: coordinate)
    if let sea = sea(at: question) {
      return PlaceAnswer(
        at: coordinate, in: locale, kind: .sea, sea: name(ofSea: sea, in: locale.language),
        place: nearest.map { nearby($0, to: question, isInside: false) })
    }
    // In neither a country nor a sea: a river or lagoon missing in the outlines.
    guard let nearest else { return PlaceAnswer(at: coordinate, in: locale, kind: .unknown) }
    return answer(question, at: nearest, in: gazetteer.country(of: nearest.place))
  }

  /// A request.
  struct Question {
    let coordinate: Coordinate
    let point: CellIndex.Point
    let locale: AnswerLocale

    init(_ coordinate: Coordinate, locale: AnswerLocale) {
      (self.coordinate, self.locale) = (coordinate, locale)
      point = CellIndex.Point(coordinate)
    }
  }

  /// The smallest country around a point, as enclaves lie inside other countries.
  private func country(at question: Question) -> Int? {
    tables.countryCorrections.first { $0.box.contains(question.coordinate) }?.owner
      ?? land.owners(at: question.point).map(Int.init)
      .min { countries[$0].area < countries[$1].area }
  }

  /// On land: the town that contains the point, or else the nearest one in the country.
  private func onLand(_ question: Question, in country: Int) -> PlaceAnswer {
    if countries[country].iso2 == "AQ" { return onIce(question, in: country) }
    let near = nearest(16, to: question.coordinate)
    let isFree =
      disputedArea(at: question.coordinate, in: country) != nil
      || !gazetteer.inhabited.contains(country)
    let places = gazetteer
    func isOwn(_ place: Int) -> Bool { isFree || places.country(of: place) == country }

    // In the center of a town, the town is more reliable than the outline.
    if !isFree, let town = middle(near, of: country, at: question.point) {
      return answer(question, at: town, in: places.country(of: town.place))
    }
    var own = near.filter { isOwn($0.place) }
    if let neighbour = neighbour(near, own: innermost(own), of: country, at: question.point) {
      return answer(question, at: neighbour, in: places.country(of: neighbour.place))
    }
    if own.isEmpty { own = nearest(1, to: question.coordinate, where: isOwn) }
    let chosen =
      innermost(own) ?? lonelyIsland(around: question, own) ?? own.min { $0.gap < $1.gap }
    return answer(question, at: chosen, in: country, isByOutline: true)
  }

  /// The island with the point, unless a town of the country is close enough to be named instead.
  private func lonelyIsland(around question: Question, _ own: [Candidate]) -> Candidate? {
    guard let island = islands.island(at: question.point) else { return nil }
    let isNamedByTown = own.contains {
      $0.distance <= World.dayTrip && gazetteer.kind(of: $0.place) != .island
    }
    guard !isNamedByTown else { return nil }
    let distance = gazetteer.coordinates[island].distance(to: question.coordinate)
    return Candidate(place: island, distance: distance, radius: .infinity)
  }

  /// The distance from a town, in km, within which it is named instead of a named island.
  private static let dayTrip = 30.0

  /// Antarctica: names only stations, no towns overseas.
  private func onIce(_ question: Question, in country: Int) -> PlaceAnswer {
    let places = gazetteer
    let stations = nearest(1, to: question.coordinate) {
      places.kind(of: $0) == .station && places.country(of: $0) == country
    }
    let island = lonelyIsland(around: question, stations)
    return answer(question, at: island ?? stations.first, in: country)
  }

  /// The town of a neighboring country that contains a point close to the border.
  ///
  /// Outlines are accurate to some hundred meters. A town of the country itself takes precedence,
  /// unless the point is closer to the center of a small neighboring one.
  private func neighbour(
    _ near: [Candidate], own: Candidate?, of country: Int, at point: CellIndex.Point
  ) -> Candidate? {
    guard let town = innermost(near), town.place != own?.place else { return nil }
    let other = gazetteer.country(of: town.place)
    guard other != country, own == nil || countries[other].area < countries[country].area,
      land.nearestEdge(to: point, within: 0.5, of: other) != nil
    else { return nil }
    return town
  }

  /// The neighboring town near the border whose center contains a point, whatever its outline.
  private func middle(
    _ near: [Candidate], of country: Int, at point: CellIndex.Point
  ) -> Candidate? {
    guard let town = near.min(by: { $0.distance < $1.distance }), town.distance <= Self.middle,
      gazetteer.kind(of: town.place) == .town
    else { return nil }
    let other = gazetteer.country(of: town.place)
    guard other != country, !countries[other].isDisputed,
      !Self.listedElsewhere.contains(countries[country].iso2),
      land.nearestEdge(to: point, within: Self.drawnWrong, of: other) != nil
    else { return nil }
    return town
  }

  /// Countries with reliable outlines: the place list assigns settlements in Palestine to Israel,
  /// and quarters of Macao to China.
  private static let listedElsewhere: Set<String?> = ["PS", "MO", "HK"]

  /// The radius of a town center, and the maximum error of borders, in km.
  private static let (middle, drawnWrong) = (0.5, 10.0)

  /// Water in the center of a place, or at its quays and piers.
  private func harbor(of question: Question) -> Candidate? {
    guard let first = nearestCandidate(to: question.coordinate),
      first.distance <= Gazetteer.largestRadius
    else { return nil }
    let near = nearest(16, to: question.coordinate)
    let town = innermost(near)
    if first.distance <= 2 { return town ?? first }
    guard town != nil || first.distance <= 5,
      let coast = land.nearestEdge(to: question.point, within: 3)
    else { return nil }
    return town ?? (coast.distance <= 2 ? first : nil)
  }

  /// The country of a harbor's town: by outline if disputed, otherwise by the place list.
  private func homeCountry(of town: Candidate) -> Int {
    let home = Question(gazetteer.coordinates[town.place], locale: .english)
    if let country = country(at: home), disputedArea(at: home.coordinate, in: country) != nil {
      return country
    }
    return gazetteer.country(of: town.place)
  }

  /// The smallest named sea around a point, or the nearest one within 60 km.
  private func sea(at question: Question) -> Int? {
    tables.seaCorrections.first { $0.box.contains(question.coordinate) }?.owner
      ?? sea.owners(at: question.point).map(Int.init)
      .min { tables.seas[$0].area < tables.seas[$1].area }
      ?? sea.nearestEdge(to: question.point, within: 60)?.owner
  }

  /// The index of the disputed area or country around a point.
  private func disputedArea(
    at coordinate: Coordinate, in country: Int
  ) -> (subject: Translations.Subject, number: Int)? {
    if countries[country].isDisputed { return (.country, country) }
    let area = tables.disputed.firstIndex { area in
      guard area.country == country, area.box.contains(coordinate) else { return false }
      guard area.isDivision else { return true }
      let division = province(at: CellIndex.Point(coordinate), in: country)
      return division.map { tables.provinces[$0].name } == area.name
    }
    return area.map { (.disputedArea, $0) }
  }
}

/// Candidate places, and answers about the chosen one.
extension World {
  /// A place that may be named.
  private struct Candidate {
    let place: Int
    /// The distance of the point from the center, and the radius of the place, in km.
    let distance, radius: Double

    var gap: Double { distance - radius }
  }

  private func nearest(
    _ count: Int, to coordinate: Coordinate, where condition: ((Int) -> Bool)? = nil
  ) -> [Candidate] {
    gazetteer.finder.neighbours(count, of: coordinate, where: condition).map {
      Candidate(
        place: $0.place, distance: $0.distance, radius: gazetteer.radius(of: $0.place))
    }
  }

  private func nearestCandidate(to coordinate: Coordinate) -> Candidate? {
    gazetteer.finder.nearest(to: coordinate).map {
      Candidate(place: $0.place, distance: $0.distance, radius: gazetteer.radius(of: $0.place))
    }
  }

  /// Of the places that contain the point, the one whose center is closest relative to its radius.
  private func innermost(_ candidates: [Candidate]) -> Candidate? {
    candidates.filter { $0.gap <= 0 }
      .min { $0.distance * $1.radius < $1.distance * $0.radius }
  }

  private func answer(
    _ question: Question, at candidate: Candidate?, in country: Int, isByOutline: Bool = false
  ) -> PlaceAnswer {
    let language = question.locale.language
    let disputed = disputedArea(at: question.coordinate, in: country)
    let isPart = disputed?.subject == .disputedArea
    let reach = candidate.map {
      gazetteer.kind(of: $0.place) == .island ? max($0.radius, 30) : $0.radius
    }
    let isInside = candidate.map { $0.distance <= reach ?? 0 } ?? false
    let outline = isByOutline ? province(at: question.point, in: country) : nil
    let own = province(of: candidate, in: country)
    // In a town, the town's division; elsewhere the outline's, or else the town's.
    let divisions = (isInside ? [own, outline] : [outline, own]).compactMap(\.self)
      .map { tables.provinces[$0].name }.filter { !$0.isEmpty }
    let division = divisions.first { $0 != countries[country].name } ?? divisions.first
    let territory =
      division.flatMap { Territory(division: $0, of: countries[country].iso2) }
      ?? candidate.flatMap {
        Territory(code: gazetteer.territories[$0.place])
          ?? Territory(division: gazetteer.name(of: $0.place), of: countries[country].iso2)
      }
    return PlaceAnswer(
      at: question.coordinate, in: question.locale, kind: .land,
      country: isPart
        ? nil : territory?.name(in: language) ?? name(ofCountry: country, in: language),
      iso2: isPart ? nil : territory?.iso2 ?? countries[country].iso2,
      admin1: disputed == nil ? division : nil,
      place: candidate.map { nearby($0, to: question, isInside: isInside) },
      disputed: disputed.map { name(of: $0.subject, $0.number, in: language) },
      englishCountry: territory?.name(in: .english) ?? countries[country].name,
      englishPlace: candidate.map { gazetteer.name(of: $0.place) })
  }

  /// The index of the admin-1 unit around a point.
  private func province(at point: CellIndex.Point, in country: Int) -> Int? {
    province.owners(at: point).map(Int.init).filter { tables.provinces[$0].country == country }
      .min()
  }

  /// The admin-1 unit of the named place, if the outlines have none.
  private func province(of candidate: Candidate?, in country: Int) -> Int? {
    guard let candidate, candidate.distance < 100,
      gazetteer.country(of: candidate.place) == country
    else { return nil }
    return gazetteer.province(of: candidate.place)
  }

  private func nearby(
    _ candidate: Candidate, to question: Question, isInside: Bool
  ) -> NearbyPlace {
    let home = gazetteer.coordinates[candidate.place]
    return NearbyPlace(
      name: name(ofPlace: candidate.place, in: question.locale.language),
      kind: gazetteer.kind(of: candidate.place),
      population: gazetteer.population(of: candidate.place),
      distanceKm: isInside
        ? candidate.distance
        : islands.distance(from: question.coordinate, toShoreOf: candidate.place)
          ?? home.distance(to: question.coordinate),
      bearing: home.windRoseBearing(to: question.coordinate), isInside: isInside)
  }
}

extension Coordinate {
  /// The bearing; within a kilometer of a pole always due north or south.
  fileprivate func windRoseBearing(to other: Coordinate) -> Double {
    let pole = Coordinate(clampedLatitude: latitude < 0 ? -90 : 90, longitude: 0)
    guard distance(to: pole) <= 1 else { return bearing(to: other) }
    return latitude < 0 ? 0 : 180
  }
}

extension GeoBox {
  /// Whether a coordinate is inside or on the edge.
  func contains(_ coordinate: Coordinate) -> Bool {
    (south...north).contains(coordinate.latitude) && (west...east).contains(coordinate.longitude)
  }
}
