package import Figures

/// The formats of each figure.
extension ExportFormat {
  /// The formats of a figure, the default first.
  package static func formats(of figure: FigureKind) -> [ExportFormat] {
    switch figure {
    case .tree, .views, .hierarchy: [.png, .svg, .pdf, .dot, .txt, .json]
    case .inspector: [.png, .svg, .pdf, .txt]
    case .stage, .timeline, .map, .lesson, .storyboard: [.png, .svg, .pdf]
    }
  }

  /// The figures of a format.
  package var figures: [FigureKind] {
    FigureKind.allCases.filter { Self.formats(of: $0).contains(self) }
  }
}
