/// Which places a map may name, in the language of its reader.
extension World {
  /// The places in a region with at least `floor` people, the most populous first.
  ///
  /// Stations and islands count as having nobody.
  public func places(
    in region: GeoRegion, populationFloor floor: Int, named language: Language
  ) -> [MapPlace] {
    let places = gazetteer
    return places.coordinates.indices
      .filter { places.population(of: $0) >= floor && region.contains(places.coordinates[$0]) }
      .sorted { (places.population(of: $0), $1) > (places.population(of: $1), $0) }
      .map {
        MapPlace(
          name: name(ofPlace: $0, in: language), coordinate: places.coordinates[$0],
          population: places.population(of: $0), kind: places.kind(of: $0))
      }
  }
}
