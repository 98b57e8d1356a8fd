/// Suggested starting points for a tunnel.
public struct Preset: Hashable, Sendable {
  /// The name in the menu.
  public let name: String
  /// The antipode or the nearest place to it.
  public let farSide: String
  /// The coordinate.
  public let coordinate: Coordinate
}

/// The presets of the menu, in its order.
public enum Presets {
  /// Tunnel's original starting point: West Jutland, opposite the South Pacific.
  public static let lemvig = preset("Lemvig", 56.55, 8.316667, to: "South Pacific Ocean")
  /// Opposite Argentina.
  public static let beijing = preset("Beijing", 39.9, 116.4, to: "Argentina")
  /// Opposite New Zealand.
  public static let madrid = preset("Madrid", 40.4168, -3.7038, to: "Weber, New Zealand")
  /// Opposite Spain.
  public static let wellington = preset("Wellington", -41.29, 174.78, to: "Alaejos, Spain")
  /// Opposite Córdoba's country.
  public static let hamilton = preset(
    "Hamilton, New Zealand", -37.787, 175.2793, to: "Córdoba, Spain")
  /// Opposite the sea off Perth.
  public static let bermuda = preset("Bermuda", 32.2949, -64.7814, to: "Indian Ocean")
  /// Opposite Botswana.
  public static let honolulu = preset("Honolulu", 21.3069, -157.8583, to: "Botswana")

  /// All presets.
  public static let all = [lemvig, beijing, madrid, wellington, hamilton, bermuda, honolulu]

  /// Pairs of approximately antipodal towns.
  public static let pairs = [
    preset("Whangārei", -35.7251, 174.3237, to: "Tangier"),
    preset("Christchurch", -43.5321, 172.6362, to: "A Coruña"),
    preset("Padang", -0.9492, 100.3543, to: "Esmeraldas"),
    preset("Palembang", -2.9167, 104.7458, to: "Neiva"),
    preset("Hong Kong", 22.2783, 114.1747, to: "La Quiaca"),
    preset("Taipei", 25.0478, 121.5319, to: "Asunción"),
    preset("Shanghai", 31.2222, 121.4581, to: "Concordia"),
    preset("Xi'an", 34.2583, 108.9286, to: "Santiago"),
    preset("Ulan-Ude", 51.8272, 107.6063, to: "Puerto Natales"),
    preset("Suva", -18.1416, 178.4415, to: "Timbuktu"),
  ]

  /// Points known for their location.
  public static let landmarks = [
    preset("North Pole", 90, 0, to: "Amundsen–Scott South Pole Station, Antarctica"),
    preset("South Pole", -90, 0, to: "Arctic Ocean"),
    preset("Null Island", 0, 0, to: "Pacific Ocean, on the antimeridian"),
    preset("Point Nemo", -48.8767, -123.3933, to: "Kazakhstan"),
  ]

  private static func preset(
    _ name: String, _ latitude: Double, _ longitude: Double, to farSide: String
  ) -> Preset {
    Preset(
      name: name, farSide: farSide,
      coordinate: Coordinate(clampedLatitude: latitude, longitude: longitude))
  }
}
