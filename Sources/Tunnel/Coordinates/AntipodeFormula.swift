/// The antipode formulas of Tunnel's history.
///
/// The two published formulas remain as variants, the first as a deliberate error.
public enum AntipodeFormula: String, CaseIterable, Sendable, Codable {
  /// Ours: longitudes stay in −180 < longitude ≤ 180; a pole's antipode is the other pole at 0°.
  case exact
  /// The published one: negates the latitude and subtracts 180° from eastern longitudes, so 0
  /// becomes −180.
  case original
  /// The first attempt, which is wrong: shifts the latitude by 90° instead of negating it.
  case firstAttempt

  /// The formula's result, before wrapping.
  public func degrees(
    latitude: Double, longitude: Double
  ) -> (latitude: Double, longitude: Double) {
    let opposite = longitude < 0 ? longitude + 180 : longitude - 180
    switch self {
    case .exact:
      let place = Coordinate(clampedLatitude: latitude, longitude: longitude).antipode
      return (place.latitude, place.longitude)
    case .original: return (-latitude, opposite)
    case .firstAttempt: return (latitude > 0 ? latitude - 90 : latitude + 90, opposite)
    }
  }

  /// The antipode of `coordinate` according to this formula.
  public func antipode(of coordinate: Coordinate) -> Coordinate {
    let (latitude, longitude) = degrees(
      latitude: coordinate.latitude, longitude: coordinate.longitude)
    return Coordinate(clampedLatitude: latitude, longitude: longitude)
  }
}
