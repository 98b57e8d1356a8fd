/// Places worth starting a tunnel from.
public struct Preset: Hashable, Sendable {
  /// What a menu shows.
  public let name: String
  /// Where it is.
  public let coordinate: Coordinate
}

/// The places offered in the menu, in its order.
public enum Presets {
  /// Where Tunnel has always started: west Jutland, through the Earth from the South Pacific.
  public static let lemvig = preset("Lemvig", 56.55, 8.316667)
  /// Argentina on the other side.
  public static let beijing = preset("Beijing", 39.9, 116.4)
  /// New Zealand on the other side.
  public static let madrid = preset("Madrid", 40.4168, -3.7038)
  /// Spain on the other side.
  public static let wellington = preset("Wellington", -41.29, 174.78)
  /// Córdoba's country on the other side.
  public static let hamilton = preset("Hamilton, New Zealand", -37.787, 175.2793)
  /// The sea off Perth on the other side.
  public static let bermuda = preset("Bermuda", 32.2949, -64.7814)
  /// Botswana on the other side.
  public static let honolulu = preset("Honolulu", 21.3069, -157.8583)

  /// All of them.
  public static let all = [lemvig, beijing, madrid, wellington, hamilton, bermuda, honolulu]

  private static func preset(_ name: String, _ latitude: Double, _ longitude: Double) -> Preset {
    Preset(
      name: name, coordinate: Coordinate(clampedLatitude: latitude, longitude: longitude))
  }
}
