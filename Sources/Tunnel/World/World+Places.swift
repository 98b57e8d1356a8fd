/// A place to be written on a map.
public struct MapPlace: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Where it is.
  public let coordinate: Coordinate
  /// How many people live there, about; 0 where nobody is counted.
  public let population: Int
  /// A town, a station, or an island.
  public let kind: NearbyPlace.Kind
}

/// What a map writes on itself.
extension World {
  /// How many places there are.
  public var placeCount: Int { gazetteer.coordinates.count }

  /// The places in a region with at least `floor` people, the most populous first.
  ///
  /// Stations and islands count as having nobody.
  public func places(in region: GeoRegion, populationFloor floor: Int) -> [MapPlace] {
    let places = gazetteer
    return places.coordinates.indices
      .filter { region.contains(places.coordinates[$0]) && places.population(of: $0) >= floor }
      .sorted { (places.population(of: $0), $1) > (places.population(of: $1), $0) }
      .map {
        MapPlace(
          name: places.name(of: $0), coordinate: places.coordinates[$0],
          population: places.population(of: $0), kind: places.kind(of: $0))
      }
  }
}
