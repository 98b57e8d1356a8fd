/// A place to be written on a map.
public struct MapPlace: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Where it is.
  public let coordinate: Coordinate
  /// The approximate population; 0 if unknown.
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
  /// Stations and islands have population 0.
  public func places(in region: GeoRegion, populationFloor floor: Int) -> [MapPlace] {
    gazetteer.ranked(in: region, populationFloor: floor).map {
      mapPlace($0, named: gazetteer.name(of: $0))
    }
  }

  /// A place under one of its names.
  func mapPlace(_ place: Int, named name: String) -> MapPlace {
    MapPlace(
      name: name, coordinate: gazetteer.coordinates[place],
      population: gazetteer.population(of: place), kind: gazetteer.kind(of: place))
  }
}
