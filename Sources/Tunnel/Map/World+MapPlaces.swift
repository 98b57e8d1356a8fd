/// Which places a map may name, in the language of its reader.
extension World {
  /// The places in a region with at least `floor` people, the most populous first.
  ///
  /// Stations and islands count as having nobody. Names are looked up as the places are gone through: a map has room
  /// for few of them.
  public func places(
    in region: GeoRegion, populationFloor floor: Int, named language: Language
  ) -> LazyMapCollection<[Int], MapPlace> {
    gazetteer.ranked(in: region, populationFloor: floor).lazy.map {
      self.mapPlace($0, named: self.name(ofPlace: $0, in: language))
    }
  }
}
