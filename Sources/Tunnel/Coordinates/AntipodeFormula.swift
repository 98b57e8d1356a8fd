/// The ways in which Tunnel has worked out the other side of the Earth.
///
/// The article's code had two before ours; they stay as variants, the first as a way to break it.
public enum AntipodeFormula: String, CaseIterable, Sendable, Codable {
  /// Ours: longitudes stay in −180 < longitude ≤ 180, a pole's antipode is the other pole at 0°.
  case exact
  /// The published one: latitude negated, 180° off an eastern longitude, which makes −180 of 0.
  case original
  /// The first attempt, wrong: it shifted the latitude by 90° instead of negating it.
  case firstAttempt

  /// The formula's own numbers, before anything is wrapped.
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

  /// Where this formula says the tunnel from `coordinate` comes out.
  public func antipode(of coordinate: Coordinate) -> Coordinate {
    let (latitude, longitude) = degrees(
      latitude: coordinate.latitude, longitude: coordinate.longitude)
    return Coordinate(clampedLatitude: latitude, longitude: longitude)
  }
}
