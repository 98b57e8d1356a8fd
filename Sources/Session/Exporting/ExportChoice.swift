import Export
package import Figures
package import Geometry

/// What a person wants to have exported, and how, whatever is open.
package struct ExportChoice: Hashable, Sendable {
  package var figure = FigureKind.stage
  package var kind = ExportKind.picture(.png)
  package var coloring = Coloring.automatic
  package var background = Background.own
  /// Pixels a point.
  package var scale = 2
  /// The size in points; nil for the figure's own.
  package var size: CGSize?
  package var part = Part.movement(0)
  package var stillsPerSecond = 25
  package var speed = 1.0
  package var showsCaptions = false
  /// The pictures of a storyboard.
  package var count = 6

  package init() {}

  /// The figures there are of whatever is open.
  package static let figures = FigureKind.ofMoments + [.storyboard]

  /// On which ground the figure is drawn.
  package enum Coloring: String, Hashable, Sendable, CaseIterable {
    /// As the window is, on a page as the reader wants it.
    case automatic
    case light, dark

    package var theme: Theme? { Theme(rawValue: rawValue) }
  }

  /// What lies behind a picture.
  package enum Background: String, Hashable, Sendable, CaseIterable {
    case own, white, none
  }

  /// Which part of the run a film or a storyboard shows.
  package enum Part: Hashable, Sendable {
    /// A movement, by its place among them.
    case movement(Int)
    case whole
    /// From one instant to another, in milliseconds.
    case between(Int, Int)
  }

  package static let scales = 1...4
  package static let speeds = [0.05, 0.1, 0.25, 0.5, 1, 2]
  package static let rates = 1...60
  package static let sides = 16.0...8192.0
}

/// Which of the choices matter.
extension ExportChoice {
  package var showsPart: Bool { kind.isFilm || figure == .storyboard }
  package var showsBackground: Bool { !kind.isFilm }
  package var showsScale: Bool { kind.hasPixels }
  package var showsRate: Bool { kind.isFilm && kind != .film(.html) }
  package var showsSpeed: Bool { kind.isFilm }
  package var showsCount: Bool { figure == .storyboard }
  package var showsInstants: Bool {
    guard showsPart, case .between = part else { return false }
    return true
  }
}
