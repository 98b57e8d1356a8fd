import Geometry

/// A map's colors.
struct MapColors: Hashable, Sendable {
  /// Beyond the poles, and around an overview.
  let space: Color
  let sea: Color
  /// Shallow water along coasts.
  let shelf: Color
  let land: Color
  /// Coasts and borders.
  let coast: Color
  let graticule: Color
  let seaText: Color
  let landText: Color
  /// The halo around text.
  var halo: Color
  /// The antipodal land.
  let ghost: Color
  /// The night at its darkest.
  let shade: Color
  /// The number of steps in the night's gradient: more where visible, but not so many that each is
  /// lost in color rounding.
  let duskCount: Int
  /// Whether land is colored by climate instead of `land`.
  var hasClimates = false

  /// The colors of names in the night.
  var byNight: MapColors { hasClimates ? self : .late }
  /// Behind text that is not part of the map.
  var plate: Color { halo.withAlpha(0.72) }

  /// Lake blue and sand.
  static let day = MapColors(
    space: Color(hex: 0xDFE6EA), sea: Color(hex: 0xACD2E6),
    shelf: Color(hex: 0xD3EAF3, alpha: 0.75), land: Color(hex: 0xF0EEDC),
    coast: Color(hex: 0x7F9FA8),
    graticule: Color(hex: 0x3E6A86, alpha: 0.17), seaText: Color(hex: 0x24506F),
    landText: Color(hex: 0x3B4030), halo: Color(hex: 0xF8F8EE, alpha: 0.85),
    ghost: Color(hex: 0xC8442E, alpha: 0.26), shade: Color(hex: 0x101B33, alpha: 0.46),
    duskCount: 36)

  /// The same by night.
  static let night = MapColors(
    space: Color(hex: 0x12202B), sea: Color(hex: 0x1B3342),
    shelf: Color(hex: 0x2B5063, alpha: 0.7), land: Color(hex: 0x414A40),
    coast: Color(hex: 0x7E978F),
    graticule: Color(hex: 0xFFFFFF, alpha: 0.1), seaText: Color(hex: 0xA9CBE3),
    landText: Color(hex: 0xECEFE0), halo: Color(hex: 0x222B2A, alpha: 0.85),
    ghost: Color(hex: 0xFF8A5C, alpha: 0.3), shade: Color(hex: 0x000208, alpha: 0.6),
    duskCount: 18)

  /// By day, with high contrast.
  static let clearDay = MapColors(
    space: Color(hex: 0xE8E8E8), sea: Color(hex: 0xB5DDF2),
    shelf: Color(hex: 0xD9F0FA, alpha: 0.75), land: Color(hex: 0xFFFFFF),
    coast: Color(hex: 0x1F3B47),
    graticule: Color(hex: 0x1F3B47, alpha: 0.35), seaText: Color(hex: 0x00223D),
    landText: Color(hex: 0x000000), halo: Color(hex: 0xFFFFFF),
    ghost: Color(hex: 0xB5200A, alpha: 0.35), shade: Color(hex: 0x101B33, alpha: 0.36),
    duskCount: 36)

  /// By night, with high contrast.
  static let clearNight = MapColors(
    space: Color(hex: 0x000000), sea: Color(hex: 0x001A33),
    shelf: Color(hex: 0x0F3A5C, alpha: 0.7), land: Color(hex: 0x2B2B2B),
    coast: Color(hex: 0xD0E0DA),
    graticule: Color(hex: 0xFFFFFF, alpha: 0.25), seaText: Color(hex: 0xE0F0FF),
    landText: Color(hex: 0xFFFFFF), halo: Color(hex: 0x000000),
    ghost: Color(hex: 0xFF9A70, alpha: 0.4), shade: Color(hex: 0x000000, alpha: 0.5),
    duskCount: 18)

  /// Bright text for the night on a bright map.
  private static let late: MapColors = {
    var colors = night
    colors.halo = Color(hex: 0x222B2A, alpha: 0.5)
    return colors
  }()

  /// Satellite.
  static let hybrid = MapColors(
    space: Color(hex: 0x060B14), sea: Color(hex: 0x0D2745),
    shelf: Color(hex: 0x2F7394, alpha: 0.5), land: Color(hex: 0x3D4B2F),
    coast: Color(hex: 0x9CC6C4, alpha: 0.55),
    graticule: Color(hex: 0xFFFFFF, alpha: 0.13), seaText: Color(hex: 0xBFE0F5),
    landText: Color(hex: 0xFFFFFF), halo: Color(hex: 0x0A1210, alpha: 0.75),
    ghost: Color(hex: 0xFFA53D, alpha: 0.34), shade: Color(hex: 0x00030C, alpha: 0.66),
    duskCount: 24, hasClimates: true)
}

extension FigureOptions {
  /// The colors of maps.
  var mapColors: MapColors {
    switch mapLook.style {
    case .standard: palette.map
    case .hybrid: .hybrid
    }
  }
}

/// An approximate land cover by latitude.
enum Climate {
  /// Absolute latitudes in ascending order, and their colors.
  private static let stops: [(latitude: Double, color: Color)] = [
    (0, Color(hex: 0x2C4A2B)), (12, Color(hex: 0x4A5A30)), (20, Color(hex: 0x7A683F)),
    (29, Color(hex: 0x75653F)), (38, Color(hex: 0x52603A)), (50, Color(hex: 0x3C5436)),
    (60, Color(hex: 0x35493A)), (68, Color(hex: 0x5B6860)), (75, Color(hex: 0x9FAEB2)),
    (82, Color(hex: 0xD5DFE4)), (90, Color(hex: 0xE9F0F3)),
  ]

  /// Whether land is too bright for white text.
  static func isIce(at latitude: Double) -> Bool { abs(latitude) > 73 }

  /// The land color at a latitude.
  static func color(at latitude: Double) -> Color {
    let distance = abs(latitude)
    guard let next = stops.firstIndex(where: { $0.latitude >= distance }), next > 0 else {
      return stops[0].color
    }
    let (from, to) = (stops[next - 1], stops[next])
    let fraction = (distance - from.latitude) / (to.latitude - from.latitude)
    func mix(_ channel: KeyPath<Color, Double>) -> Double {
      from.color[keyPath: channel] + (to.color[keyPath: channel] - from.color[keyPath: channel])
        * fraction
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }
}
