import Geometry

/// The colours of a map.
struct MapColors: Hashable, Sendable {
  let sea: Color
  let land: Color
  /// Where land meets sea.
  let coast: Color
  /// Between countries.
  let border: Color
  let graticule: Color
  let seaText: Color
  let landText: Color
  /// Around letters on a busy ground.
  let halo: Color

  /// Lake blue and sand.
  static let day = MapColors(
    sea: Color(hex: 0xA9CCE1), land: Color(hex: 0xE7EACB), coast: Color(hex: 0x8FB08A),
    border: Color(hex: 0xB09A86), graticule: Color(hex: 0xFFFFFF, alpha: 0.45),
    seaText: Color(hex: 0x24506F), landText: Color(hex: 0x3B4030),
    halo: Color(hex: 0xF4F6E6, alpha: 0.85))

  /// The same places by night.
  static let night = MapColors(
    sea: Color(hex: 0x22394A), land: Color(hex: 0x4A5344), coast: Color(hex: 0x77886B),
    border: Color(hex: 0x8A8172), graticule: Color(hex: 0xFFFFFF, alpha: 0.12),
    seaText: Color(hex: 0xA9CBE3), landText: Color(hex: 0xECEFE0),
    halo: Color(hex: 0x2A3129, alpha: 0.85))
}
