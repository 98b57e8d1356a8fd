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
  package var showsTitle = false
  package var showsLegend = false
  package var hasDevice = true
  /// Whether those who made the map are thanked below it.
  package var thanks = true
  package var caption = ""
  /// The name of a PDF's paper; nil for one page as large as the picture.
  package var paper: String?
  /// Whether plain text is in the words of UIKit's debugger commands.
  package var printsAsUIKit = false
  /// Whether all of a lesson is shown, and not the page that is open.
  package var showsWholeLesson = true

  package init() {}

  /// The figures there are of whatever is open; a lesson's own is there while one is taken.
  package static let figures = FigureKind.ofMoments + [.inspector, .storyboard]

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

  /// The papers there are, upright and lying, by name.
  package static let papers = Paper.names.flatMap { [$0, $0 + "-landscape"] }

  package static let scales = 1...4
  package static let speeds = [0.05, 0.1, 0.25, 0.5, 1, 2]
  package static let rates = 1...60
  package static let sides = 16.0...8192.0
}

/// Which of the choices matter.
extension ExportChoice {
  package var showsPart: Bool { kind.isFilm || figure == .storyboard }
  package var showsBackground: Bool { !kind.isFilm && !kind.isText }
  /// Whether it is a picture, which has colours, a size and words around it.
  package var isPainted: Bool { !kind.isText }
  package var showsFrame: Bool { isPainted && figure == .stage }
  package var showsThanks: Bool { isPainted && figure.showsMaps }
  package var showsLegendRow: Bool { isPainted && figure.hasLegend }
  package var showsPaper: Bool { kind.isPDF }
  package var showsForm: Bool {
    kind == .picture(.txt) && [.tree, .views, .hierarchy].contains(figure)
  }
  package var showsScale: Bool { kind.hasPixels }
  package var showsRate: Bool { kind.isFilm && kind != .film(.html) }
  package var showsSpeed: Bool { kind.isFilm }
  package var showsCount: Bool { figure == .storyboard }
  package var showsInstants: Bool {
    guard showsPart, case .between = part else { return false }
    return true
  }
}
