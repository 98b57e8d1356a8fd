import Drawing
import Geometry
import Hierarchy
import Testing

@testable import Figures

@Suite struct `The palette` {
  /// The requirements of WCAG: level AA, and level AAA for high contrast.
  private func contrast(_ theme: Theme) -> Double { theme.isHighContrast ? 7 : 4.5 }

  @Test(arguments: Theme.allCases)
  func `keeps every text readable on its background`(theme: Theme) {
    let (palette, least) = (Palette(theme), contrast(theme))
    let grounds = [palette.ground, palette.surface, palette.selectedSurface, palette.found]
    let words = PhaseMark.allCases.map { palette[$0].text }
    for ground in grounds {
      for text in [palette.text, palette.secondaryText] + words {
        #expect(text.contrast(with: ground) >= least, "\(text) on \(ground)")
      }
    }
    #expect(palette.ground.contrast(with: palette.accent) >= least)
    #expect(palette.secondaryText.contrast(with: palette.stageGround) >= least)
    #expect(palette.map.seaText.contrast(with: palette.map.sea) >= least)
    #expect(palette.map.landText.contrast(with: palette.map.land) >= least)
  }

  @Test(arguments: Theme.allCases)
  func `keeps every outline and mark visible next to text`(theme: Theme) {
    let (palette, least) = (Palette(theme), contrast(theme))
    for mark in PhaseMark.allCases {
      #expect(
        palette[mark].ink.contrast(with: palette.surface) >= (theme.isHighContrast ? 4.5 : 2.7),
        "\(mark)")
    }
    for sign in [palette.alarm, palette.observation, palette.change] {
      #expect(sign.contrast(with: palette.ground) >= least, "\(sign)")
    }
    if theme.isHighContrast {
      #expect(palette.line.contrast(with: palette.ground) >= 3)
    }
  }

  @Test func `has a background for each preference`() {
    for theme in Theme.allCases {
      #expect(Theme(isDark: theme.isDark, isHighContrast: theme.isHighContrast) == theme)
      #expect((Palette(theme).ground.contrast(with: .black) < 4) == theme.isDark)
    }
  }

  @Test func `measures contrast as WCAG says`() {
    #expect(abs(Color.white.contrast(with: .black) - 21) < 1e-9)
    #expect(abs(Color(hex: 0x777777).contrast(with: .white) - 4.478) < 0.001)
  }
}

@Suite struct `A phase mark` {
  @Test func `shows each state by shape and word, without its color`() {
    let shapes = PhaseMark.allCases.map {
      $0.items(center: .zero, radius: 5, color: .black)
    }
    #expect(Set(shapes).count == PhaseMark.allCases.count)
    #expect(
      PhaseMark.allCases.map(\.word)
        == ["appeared", "appearing", "disappearing", "disappeared", "not loaded"])
  }

  @Test func `stays within its radius`() {
    for mark in PhaseMark.allCases {
      for item in mark.items(center: .zero, radius: 5, color: .black) {
        // Control points of a half disc are a third outside.
        switch item {
        case .fill(let path, _): #expect(path.bounds.height <= 10.001)
        case .stroke(let path, let stroke):
          #expect(path.bounds.width + stroke.width <= 10.001)
        default: Issue.record("A mark is made of paths.")
        }
      }
    }
  }
}
