import Drawing
import Geometry
package import Hierarchy

/// Controllers above, views below, in one picture; where the two trees disagree, a red line leads from one
/// to the other.
package enum HierarchyFigure {
  /// Both diagrams as one; the cards of the views come after those of the controllers.
  package static func diagram(of state: HierarchyState, options: FigureOptions) -> NodeDiagram {
    let upper = TreeFigure.diagram(of: state, options: options)
    let lower = ViewsFigure.diagram(of: state, options: options)
    let palette = options.palette
    let width = max(upper.size.width, lower.size.width)
    let heading = 28.0
    let top = upper.size.height
    var result = upper.moved(x: (width - upper.size.width) / 2, y: 0)
    let below = lower.moved(x: (width - lower.size.width) / 2, y: top + heading - 8)
    result.cards += below.cards
    result.edges += below.edges + TornViews.edges(in: state, options)
    let margin = TreeFigure.margin
    let rule = Path.line(
      from: CGPoint(x: margin, y: top), to: CGPoint(x: width - margin, y: top))
    let run = TextRun("Views", size: 11, weight: .semibold, color: palette.secondaryText)
    result.decorations +=
      [.stroke(rule, Stroke(palette.line)), .text(run, at: CGPoint(x: margin, y: top + 10))]
      + below.decorations
    result.size = CGSize(width: width, height: top + heading - 8 + lower.size.height)
    result.title = FigureKind.hierarchy.title
    return result
  }
}
