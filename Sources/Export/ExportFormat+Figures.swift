package import Figures

/// Which figure goes with which format.
extension ExportFormat {
  /// The formats a figure can be written in, the usual one first.
  package static func formats(of figure: FigureKind) -> [ExportFormat] {
    switch figure {
    case .tree, .views, .hierarchy: [.png, .svg, .pdf, .dot, .txt, .json]
    case .inspector: [.png, .svg, .pdf, .txt]
    case .stage, .timeline, .map, .lesson, .storyboard: [.png, .svg, .pdf]
    }
  }

  /// The figures that can be written in the format.
  package var figures: [FigureKind] {
    FigureKind.allCases.filter { Self.formats(of: $0).contains(self) }
  }
}
