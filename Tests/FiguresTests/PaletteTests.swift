import Drawing
import Geometry
import Hierarchy
import Testing

@testable import Figures

@Suite struct `The palette` {
  @Test(arguments: Theme.allCases)
  func `lets every text be read on every ground it stands on`(theme: Theme) {
    let palette = Palette(theme)
    let grounds = [palette.ground, palette.surface, palette.selectedSurface, palette.found]
    let words = PhaseMark.allCases.map { palette[$0].text }
    for ground in grounds {
      for text in [palette.text, palette.secondaryText] + words {
        #expect(text.contrast(with: ground) >= 4.5, "\(text) on \(ground)")
      }
    }
    #expect(palette.ground.contrast(with: palette.accent) >= 4.5)
    #expect(palette.secondaryText.contrast(with: palette.stageGround) >= 4.5)
    #expect(palette.map.seaText.contrast(with: palette.map.sea) >= 4.5)
    #expect(palette.map.landText.contrast(with: palette.map.land) >= 4.5)
  }

  @Test(arguments: Theme.allCases)
  func `lets every outline and mark be seen beside text`(theme: Theme) {
    let palette = Palette(theme)
    for mark in PhaseMark.allCases {
      #expect(palette[mark].ink.contrast(with: palette.surface) >= 2.7, "\(mark)")
    }
    #expect(palette.alarm.contrast(with: palette.ground) >= 4.5)
  }

  @Test func `measures contrast as its rules say`() {
    #expect(abs(Color.white.contrast(with: .black) - 21) < 1e-9)
    #expect(abs(Color(hex: 0x777777).contrast(with: .white) - 4.478) < 0.001)
  }
}

@Suite struct `A phase mark` {
  @Test func `tells each state by shape and word, without its colour`() {
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
        // Control points of a half disc lie a third outside.
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
