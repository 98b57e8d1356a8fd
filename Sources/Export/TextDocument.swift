package import Figures
package import Hierarchy

/// A figure of a state as text.
package struct TextDocument {
  /// A plain-text format of trees.
  package enum Form: String, Hashable, Sendable, CaseIterable {
    /// An indented outline.
    case outline
    /// The format of UIKit's debugger commands.
    case printHierarchy
  }

  private let state: HierarchyState
  private let options: FigureOptions

  package init(of state: HierarchyState, options: FigureOptions) {
    (self.state, self.options) = (state, options)
  }

  /// A figure in a text format, or nil if it has none; `event` is the number of the last line of
  /// the default trace.
  package func text(
    _ figure: FigureKind, as format: ExportFormat, form: Form, event: Int
  ) -> String? {
    switch format {
    case .dot: diagram(figure).map { DOTWriter(state, options.palette).document(of: $0) }
    case .txt: plain(figure, form)
    case .json:
      ExportFormat.json.figures.contains(figure) ? state.json(event: event).text + "\n" : nil
    case .png, .svg, .pdf: nil
    }
  }

  private func diagram(_ figure: FigureKind) -> NodeDiagram? {
    switch figure {
    case .tree: TreeFigure.diagram(of: state, options: options)
    case .views: ViewsFigure.diagram(of: state, options: options)
    case .hierarchy: HierarchyFigure.diagram(of: state, options: options)
    case .stage, .timeline, .map, .inspector, .lesson, .storyboard: nil
    }
  }

  private func plain(_ figure: FigureKind, _ form: Form) -> String? {
    let isOutline = form == .outline
    let controllers = isOutline ? state.outline : state.printHierarchy
    let views = isOutline ? state.viewOutline : state.recursiveDescription
    return switch figure {
    case .tree: controllers
    case .views: views
    case .hierarchy: controllers + "\n" + views
    case .inspector: options.sheet?.text
    case .stage, .timeline, .map, .lesson, .storyboard: nil
    }
  }
}
