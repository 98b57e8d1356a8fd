/// Which places a map may name, in the language of its reader.
extension World {
  /// The places in a region with at least `floor` people, the most populous first, and at most `limit`.
  ///
  /// Stations and islands have population 0; with `othersToo` they come after the towns.
  public func places(
    in region: GeoRegion, populationFloor floor: Int, othersToo: Bool = false, limit: Int = .max,
    named language: Language
  ) -> [MapPlace] {
    gazetteer.ranked(in: region, populationFloor: floor, othersToo: othersToo).prefix(limit).map {
      mapPlace($0, named: name(ofPlace: $0, in: language))
    }
  }
}
