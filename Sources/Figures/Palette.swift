package import Geometry

/// A theme: light or dark, with or without high contrast.
package enum Theme: String, Hashable, Sendable, CaseIterable {
  case light, dark
  case highContrast = "high-contrast"
  case highContrastDark = "high-contrast-dark"

  package init(isDark: Bool, isHighContrast: Bool) {
    self =
      switch (isDark, isHighContrast) {
      case (false, false): .light
      case (true, false): .dark
      case (false, true): .highContrast
      case (true, true): .highContrastDark
      }
  }

  package var isDark: Bool { self == .dark || self == .highContrastDark }
  package var isHighContrast: Bool { self == .highContrast || self == .highContrastDark }
}

/// The colors of figures, by purpose.
///
/// Text has a contrast of at least 4.5 with each background it is used on, and of 7 with high
/// contrast; a test checks this.
package struct Palette: Hashable, Sendable {
  /// The background of a figure.
  package let ground: Color
  /// The background of the simulated screen.
  package let stageGround: Color
  /// The background of cards and chips.
  package let surface: Color
  /// The background of selected cards.
  package let selectedSurface: Color
  package let text: Color
  package let secondaryText: Color
  /// Rules and lanes.
  package let line: Color
  /// The selection, and the playhead.
  package let accent: Color
  /// Diagnostics.
  package let alarm: Color
  /// Observation lines.
  package let observation: Color
  /// Changes of the last step.
  package let change: Color
  /// The background of search hits.
  package let found: Color
  let appeared: PhaseColors
  let appearing: PhaseColors
  let disappearing: PhaseColors
  let disappeared: PhaseColors
  let map: MapColors

  /// The colors of a phase.
  package struct PhaseColors: Hashable, Sendable {
    /// For outlines, edges and bars.
    package let ink: Color
    /// For text.
    package let text: Color
  }

  /// The palette of a theme.
  package init(_ theme: Theme) {
    switch theme {
    case .light: self = .light
    case .dark: self = .dark
    case .highContrast: self = .highContrast
    case .highContrastDark: self = .highContrastDark
    }
  }

  /// The colors of a phase mark.
  package subscript(mark: PhaseMark) -> PhaseColors {
    switch mark {
    case .appeared: appeared
    case .appearing: appearing
    case .disappearing: disappearing
    case .disappeared, .notLoaded: disappeared
    }
  }
}

extension Palette {
  private init(
    grounds: (UInt32, UInt32, UInt32, UInt32), texts: (UInt32, UInt32), line: UInt32,
    signs: (accent: UInt32, alarm: UInt32, observation: UInt32, change: UInt32, found: UInt32),
    phases: [(ink: UInt32, text: UInt32)], map: MapColors
  ) {
    func colors(_ index: Int) -> PhaseColors {
      PhaseColors(ink: Color(hex: phases[index].ink), text: Color(hex: phases[index].text))
    }
    ground = Color(hex: grounds.0)
    stageGround = Color(hex: grounds.1)
    surface = Color(hex: grounds.2)
    selectedSurface = Color(hex: grounds.3)
    text = Color(hex: texts.0)
    secondaryText = Color(hex: texts.1)
    self.line = Color(hex: line)
    accent = Color(hex: signs.accent)
    alarm = Color(hex: signs.alarm)
    observation = Color(hex: signs.observation)
    change = Color(hex: signs.change)
    found = Color(hex: signs.found)
    appeared = colors(0)
    appearing = colors(1)
    disappearing = colors(2)
    disappeared = colors(3)
    self.map = map
  }

  package static let light = Palette(
    grounds: (0xFBFBF9, 0xE9ECE8, 0xFFFFFF, 0xE6F1FB), texts: (0x22272B, 0x5A626A), line: 0xDFE2DE,
    signs: (
      accent: 0x1B6FB5, alarm: 0xB3261E, observation: 0x6A5ACD, change: 0xA02C86, found: 0xFFEFC2
    ),
    phases: [
      (0x2E8B57, 0x1E6B42), (0xD08A10, 0x845500), (0xB4532A, 0x97431F), (0x8C949B, 0x5A626A),
    ], map: .day)

  package static let dark = Palette(
    grounds: (0x1D2023, 0x17191B, 0x282C30, 0x22384C), texts: (0xECEEF0, 0xAEB6BD), line: 0x3A4046,
    signs: (
      accent: 0x6DB3F2, alarm: 0xFF8A80, observation: 0xB3A8F5, change: 0xEE8FD6, found: 0x453D22
    ),
    phases: [
      (0x4FB37F, 0x84D6A9), (0xDBA53F, 0xEBC174), (0xD97B52, 0xF2A886), (0x7C858D, 0xAEB6BD),
    ], map: .night)

  private static let highContrast = Palette(
    grounds: (0xFFFFFF, 0xE8E8E8, 0xFFFFFF, 0xDCEBFF), texts: (0x000000, 0x262626), line: 0x6B6B6B,
    signs: (
      accent: 0x00468C, alarm: 0x8F0A0A, observation: 0x3D2E8F, change: 0x6E0E5C, found: 0xFFEB99
    ),
    phases: [
      (0x0B5A30, 0x0B4A28), (0x7A4B00, 0x5A3800), (0x8A2F0E, 0x6B230A), (0x4A5055, 0x33393E),
    ], map: .clearDay)

  private static let highContrastDark = Palette(
    grounds: (0x000000, 0x0A0A0A, 0x0D0D0D, 0x10304D), texts: (0xFFFFFF, 0xE0E0E0), line: 0x9A9A9A,
    signs: (
      accent: 0x8CCBFF, alarm: 0xFFA39B, observation: 0xCFC7FF, change: 0xFFA8EC, found: 0x3A3200
    ),
    phases: [
      (0x7FE0AC, 0xA8F0C8), (0xFFC75C, 0xFFD27A), (0xFF9F78, 0xFFB899), (0xB4BBC1, 0xD0D6DB),
    ], map: .clearNight)
}
