package import Geometry

/// Light or dark: which ground the figures stand on.
package enum Theme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// Every colour of the figures, by what it is for.
///
/// Text keeps a contrast of at least 4.5 on each ground it stands on; a test computes it.
package struct Palette: Hashable, Sendable {
  /// Behind a whole figure.
  package let ground: Color
  /// Behind the simulated screen.
  package let stageGround: Color
  /// Inside cards and chips.
  package let surface: Color
  /// Inside what is selected.
  package let selectedSurface: Color
  package let text: Color
  package let secondaryText: Color
  /// Rules and the tracks of lanes.
  package let line: Color
  /// What is selected, and now.
  package let accent: Color
  /// Misuse.
  package let alarm: Color
  /// Who observes whom.
  package let observation: Color
  /// What the last step did.
  package let change: Color
  /// Inside what a search has found, as by a marker.
  package let found: Color
  let appeared: PhaseColors
  let appearing: PhaseColors
  let disappearing: PhaseColors
  let disappeared: PhaseColors
  let map: MapColors

  /// How a phase is coloured.
  package struct PhaseColors: Hashable, Sendable {
    /// For outlines, edges and bars.
    package let ink: Color
    /// For words.
    package let text: Color
  }

  /// The palette of a theme.
  package init(_ theme: Theme) {
    switch theme {
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  /// The colours of a mark's state.
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
}
