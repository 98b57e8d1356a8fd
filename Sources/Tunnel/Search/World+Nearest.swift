/// Queries for the nearest places.
extension World {
  /// The nearest places to a point, nearest first: towns, stations and remote islands.
  public func nearestPlaces(_ count: Int, to coordinate: Coordinate) -> [MapPlace] {
    if count == 1 { return nearestPlace(to: coordinate).map { [$0] } ?? [] }
    return gazetteer.finder.neighbours(max(count, 0), of: coordinate).map { mapPlace($0.place) }
  }

  /// The nearest place to a point: a town, a station or a remote island.
  public func nearestPlace(to coordinate: Coordinate) -> MapPlace? {
    gazetteer.finder.nearest(to: coordinate).map { mapPlace($0.place) }
  }

  private func mapPlace(_ place: Int) -> MapPlace {
    let places = gazetteer
    return MapPlace(
      name: places.name(of: place), coordinate: places.coordinates[place],
      population: places.population(of: place), kind: places.kind(of: place))
  }
}
