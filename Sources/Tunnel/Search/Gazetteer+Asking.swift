/// What is asked of one place.
extension Gazetteer {
  /// A town, a station, or an island.
  func kind(of place: Int) -> NearbyPlace.Kind { kinds[place] }

  /// The country a place belongs to.
  func country(of place: Int) -> Int { countries[place] }

  /// The division a place lies in, if it is known.
  func province(of place: Int) -> Int? { provinces[place] >= 0 ? provinces[place] : nil }
}
