/// Place names for maps, in the user's language.
extension World {
  /// At most `limit` places in a region with a population of at least `floor`, the largest first.
  ///
  /// Stations and islands have population 0; with `othersToo` they follow the towns.
  public func places(
    in region: GeoRegion, populationFloor floor: Int, othersToo: Bool = false, limit: Int = .max,
    named language: Language
  ) -> [MapPlace] {
    gazetteer.ranked(in: region, populationFloor: floor, othersToo: othersToo).prefix(limit).map {
      mapPlace($0, named: name(ofPlace: $0, in: language))
    }
  }
}
