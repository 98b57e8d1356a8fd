/// Turns a coordinate into words: country by outline, then the place that people would name.
///
/// The order of the rules matters; each function below is one of them.
extension World {
  /// What is at a place: land with its town, or sea with the nearest land that has a name.
  ///
  /// Always an answer. The first one decodes the map, about a tenth of a second; later ones take
  /// some microseconds.
  public func describe(_ coordinate: Coordinate) -> PlaceAnswer {
    let point = BandIndex.Point(coordinate)
    let near = gazetteer.tree.nearest(16, to: coordinate)
    if let country = land.owners(at: point).min(by: { countries[$0].area < countries[$1].area }) {
      return onLand(coordinate, point, in: country, near: near)
    }
    if let harbor = harbor(at: coordinate, point, near: near) {
      return answer(coordinate, at: harbor, in: gazetteer.countries[harbor])
    }
    if let name = seaName(at: point) {
      return PlaceAnswer(
        at: coordinate, kind: .sea, sea: name,
        place: near.first.map { nearby($0, from: coordinate, isInside: false) })
    }
    // In neither a country nor a sea: a river or a lagoon that the outlines leave out.
    if let place = near.first {
      return answer(coordinate, at: place, in: gazetteer.countries[place])
    }
    return PlaceAnswer(at: coordinate, kind: .unknown)
  }

  /// Land: the town the point is in, or else the nearest one of the same country.
  private func onLand(
    _ coordinate: Coordinate, _ point: BandIndex.Point, in country: Int, near: [Int]
  ) -> PlaceAnswer {
    let places = gazetteer
    if countries[country].iso2 == "AQ" {
      return onIce(coordinate, in: country)
    }
    let isDisputed = disputedName(coordinate, in: country) != nil
    let isFree = isDisputed || !places.inhabited.contains(country)
    func isOwn(_ place: Int) -> Bool { isFree || places.countries[place] == country }

    // Outlines are good to some hundred metres: a town of the neighbour, hard by its border.
    if let town = innermost(near, at: coordinate), !isOwn(town),
      land.nearestEdge(to: point, within: 0.5, of: places.countries[town]) != nil
    {
      return answer(coordinate, at: town, in: places.countries[town])
    }
    if let town = innermost(near.filter(isOwn), at: coordinate) {
      return answer(coordinate, at: town, in: country, point: point)
    }
    let own = near.filter(isOwn)
    let candidates = own.isEmpty ? places.tree.nearest(1, to: coordinate, where: isOwn) : own
    let chosen = candidates.min {
      gap(to: $0, from: coordinate) < gap(to: $1, from: coordinate)
    }
    return answer(coordinate, at: chosen, in: country, point: point)
  }

  /// Antarctica: only its stations, never a town beyond the sea.
  private func onIce(_ coordinate: Coordinate, in country: Int) -> PlaceAnswer {
    let places = gazetteer
    let station = places.tree.nearest(1, to: coordinate) { places.countries[$0] == country }
    return answer(coordinate, at: station.first, in: country)
  }

  /// Water within a town, or a quay that the outlines put into the sea.
  private func harbor(
    at coordinate: Coordinate, _ point: BandIndex.Point, near: [Int]
  ) -> Int? {
    let places = gazetteer
    let towns = near.filter { places.kinds[$0] == .town }
    let reached = towns.filter {
      places.coordinates[$0].distance(to: coordinate) <= max(2, places.radius(of: $0))
    }
    if let town = innermost(reached, at: coordinate) ?? reached.first { return town }
    guard let town = towns.first, places.coordinates[town].distance(to: coordinate) <= 5,
      land.nearestEdge(to: point, within: 2) != nil
    else { return nil }
    return town
  }

  /// The smallest named sea around a point, or the nearest one within 60 km.
  private func seaName(at point: BandIndex.Point) -> String? {
    let around = sea.owners(at: point).min { tables.seas[$0].area < tables.seas[$1].area }
    let nearest = around ?? sea.nearestEdge(to: point, within: 60)?.owner
    return nearest.map { seaNames[$0] }
  }

  /// The place whose town reaches furthest over the point, if any does.
  private func innermost(_ candidates: [Int], at coordinate: Coordinate) -> Int? {
    let places = gazetteer
    func depth(_ place: Int) -> Double {
      places.coordinates[place].distance(to: coordinate) / places.radius(of: place)
    }
    return candidates.filter { depth($0) <= 1 }.min { depth($0) < depth($1) }
  }

  /// How far a point is from the edge of a town, in km.
  private func gap(to place: Int, from coordinate: Coordinate) -> Double {
    gazetteer.coordinates[place].distance(to: coordinate) - gazetteer.radius(of: place)
  }

  /// The name of the disputed area around a point of a country.
  private func disputedName(_ coordinate: Coordinate, in country: Int) -> String? {
    if countries[country].isDisputed { return countries[country].name }
    return tables.disputed.first {
      $0.country == country && $0.box.contains(coordinate)
    }?.name
  }

  private func answer(
    _ coordinate: Coordinate, at place: Int?, in country: Int, point: BandIndex.Point? = nil
  ) -> PlaceAnswer {
    let places = gazetteer
    let disputed = disputedName(coordinate, in: country)
    let isPart = disputed != nil && !countries[country].isDisputed
    let unit = point.flatMap { point in
      province.owners(at: point).first { tables.provinces[$0].country == country }
    }
    let own = place.flatMap { place -> Int? in
      let isNear = places.coordinates[place].distance(to: coordinate) < 100
      let isSame = places.countries[place] == country
      return isNear && isSame && places.provinces[place] >= 0 ? places.provinces[place] : nil
    }
    let name = (unit ?? own).map { tables.provinces[$0].name } ?? ""
    return PlaceAnswer(
      at: coordinate, kind: .land, country: isPart ? nil : countries[country],
      admin1: name.isEmpty || isPart ? nil : name,
      place: place.map {
        let distance = places.coordinates[$0].distance(to: coordinate)
        let reach = places.kinds[$0] == .island ? 30 : places.radius(of: $0)
        return nearby($0, from: coordinate, isInside: distance <= reach)
      }, disputed: disputed)
  }

  private func nearby(_ place: Int, from coordinate: Coordinate, isInside: Bool) -> NearbyPlace {
    let home = gazetteer.coordinates[place]
    return NearbyPlace(
      name: gazetteer.name(of: place), kind: gazetteer.kinds[place],
      population: gazetteer.population(of: place), distanceKm: home.distance(to: coordinate),
      bearing: home.bearing(to: coordinate), isInside: isInside)
  }
}

extension GeoBox {
  /// Whether a place lies inside or on the edge.
  func contains(_ coordinate: Coordinate) -> Bool {
    (south...north).contains(coordinate.latitude) && (west...east).contains(coordinate.longitude)
  }
}
