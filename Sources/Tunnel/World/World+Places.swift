/// A place to be labeled on a map.
public struct MapPlace: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// The coordinate.
  public let coordinate: Coordinate
  /// The approximate population; 0 if unknown.
  public let population: Int
  /// Town, station or island.
  public let kind: NearbyPlace.Kind
}

/// Places for map labels.
extension World {
  /// The number of places.
  public var placeCount: Int { gazetteer.coordinates.count }

  /// The places in a region with a population of at least `floor`, the largest first.
  ///
  /// Stations and islands have population 0.
  public func places(in region: GeoRegion, populationFloor floor: Int) -> [MapPlace] {
    gazetteer.ranked(in: region, populationFloor: floor).map {
      mapPlace($0, named: gazetteer.name(of: $0))
    }
  }

  /// A place with one of its names.
  func mapPlace(_ place: Int, named name: String) -> MapPlace {
    MapPlace(
      name: name, coordinate: gazetteer.coordinates[place],
      population: gazetteer.population(of: place), kind: gazetteer.kind(of: place))
  }
}
