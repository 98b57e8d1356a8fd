import Export
package import Figures
package import Geometry

/// The export options, independent of the open document.
package struct ExportChoice: Hashable, Sendable {
  package var figure = FigureKind.stage
  package var kind = ExportKind.picture(.png)
  package var coloring = Coloring.automatic
  package var background = Background.own
  /// Pixels per point.
  package var scale = 2
  /// The size in points; nil for the figure's own.
  package var size: CGSize?
  package var part = Part.movement(0)
  package var stillsPerSecond = 25
  package var speed = 1.0
  package var showsCaptions = false
  /// The number of pictures in a storyboard.
  package var count = 6
  package var showsTitle = false
  package var showsLegend = false
  package var hasDevice = true
  /// Whether the map attribution is included.
  package var thanks = true
  package var caption = ""
  /// The paper size of a PDF; nil for one page of the picture's size.
  package var paper: String?
  /// Whether plain text uses the format of UIKit's debugger commands.
  package var printsAsUIKit = false
  /// Whether a whole lesson is exported rather than the open page.
  package var showsWholeLesson = true

  package init() {}

  /// The figures of any document; a lesson's figure is available during the lesson.
  package static let figures = FigureKind.ofMoments + [.inspector, .storyboard]

  /// The color theme of the figure.
  package enum Coloring: String, Hashable, Sendable, CaseIterable {
    /// The window's theme, or, for web pages, the reader's.
    case automatic
    case light, dark

    package var theme: Theme? { Theme(rawValue: rawValue) }
  }

  /// The background of a picture.
  package enum Background: String, Hashable, Sendable, CaseIterable {
    case own, white, none
  }

  /// The part of the run shown by a film or storyboard.
  package enum Part: Hashable, Sendable {
    /// A movement, by index.
    case movement(Int)
    case whole
    /// From one instant to another, in milliseconds.
    case between(Int, Int)
  }

  /// The paper sizes, in portrait and landscape.
  package static let papers = Paper.names.flatMap { [$0, $0 + "-landscape"] }

  package static let scales = 1...4
  package static let speeds = [0.05, 0.1, 0.25, 0.5, 1, 2]
  package static let rates = 1...60
  package static let sides = 16.0...8192.0
}

/// Which options apply.
extension ExportChoice {
  package var showsPart: Bool { kind.isFilm || figure == .storyboard }
  package var showsBackground: Bool { !kind.isFilm && !kind.isText }
  /// Whether it is a picture, which has colors, a size and text around it.
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
