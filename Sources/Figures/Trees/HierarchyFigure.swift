import Drawing
import Geometry
package import Hierarchy

/// Controllers and views in one picture, stacked or side by side; red lines mark inconsistencies.
package enum HierarchyFigure {
  private static let heading = 28.0
  /// The space between both trees side by side, where connecting lines run.
  private static let gutter = 28.0

  /// The requested trees as one diagram; view cards follow controller cards.
  package static func diagram(of state: HierarchyState, options: FigureOptions) -> NodeDiagram {
    let look = options.treeLook
    var result =
      switch look.trees {
      case .controllers: TreeFigure.diagram(of: state, options: options)
      case .views: ViewsFigure.diagram(of: state, options: options)
      case .both:
        both(
          TreeFigure.diagram(of: state, options: options),
          ViewsFigure.diagram(of: state, options: options), options)
      }
    if look.trees == .both {
      result.edges += TornViews.edges(in: state, options)
      result.edges += link(in: state, options)
    }
    result.title = FigureKind.hierarchy.title
    return result.marked(options)
  }

  private static func both(
    _ controllers: NodeDiagram, _ views: NodeDiagram, _ options: FigureOptions
  ) -> NodeDiagram {
    let look = options.treeLook
    // Omit the heading of an empty tree.
    if controllers.cards.isEmpty != views.cards.isEmpty {
      var result = controllers.cards.isEmpty ? views : controllers
      result.arrangement = look.arrangement
      return result
    }
    let (first, second) = (controllers.size, views.size)
    let arrangement =
      look.room.map { room in
        look.arrangement.best(
          in: room,
          stacked: CGSize(
            width: max(first.width, second.width), height: first.height + second.height + heading),
          sideBySide: CGSize(
            width: first.width + second.width + gutter,
            height: max(first.height, second.height) + heading))
      } ?? look.arrangement
    var result =
      switch arrangement {
      case .stacked: stacked(controllers, views, options)
      case .sideBySide: sideBySide(controllers, views, options)
      }
    result.arrangement = arrangement
    return result
  }

  private static func stacked(
    _ upper: NodeDiagram, _ lower: NodeDiagram, _ options: FigureOptions
  ) -> NodeDiagram {
    let width = max(upper.size.width, lower.size.width)
    let top = upper.size.height
    let margin = TreeFigure.margin
    let rule = Path.line(
      from: CGPoint(x: margin, y: top), to: CGPoint(x: width - margin, y: top))
    var result = upper.moved(x: (width - upper.size.width) / 2, y: 0)
    result.add(
      lower.moved(x: (width - lower.size.width) / 2, y: top + heading - 8),
      under: [
        .stroke(rule, Stroke(options.palette.line)),
        .text(name(.views, options), at: CGPoint(x: margin, y: top + 10)),
      ])
    result.size = CGSize(width: width, height: top + heading - 8 + lower.size.height)
    return result
  }

  private static func sideBySide(
    _ left: NodeDiagram, _ right: NodeDiagram, _ options: FigureOptions
  ) -> NodeDiagram {
    let margin = TreeFigure.margin
    // Connecting lines run right of the controllers and left of this rule.
    let x = left.size.width + gutter
    let height = heading + max(left.size.height, right.size.height)
    let rule = Path.line(
      from: CGPoint(x: x, y: margin), to: CGPoint(x: x, y: height - margin))
    var result = left.moved(x: 0, y: heading)
    result.decorations.append(
      .text(name(.tree, options), at: CGPoint(x: margin, y: margin - 6)))
    result.add(
      right.moved(x: x, y: heading),
      under: [
        .stroke(rule, Stroke(options.palette.line)),
        .text(name(.views, options), at: CGPoint(x: x + margin, y: margin - 6)),
      ])
    result.size = CGSize(width: x + right.size.width, height: height)
    return result
  }

  private static func name(_ kind: FigureKind, _ options: FigureOptions) -> TextRun {
    TextRun(kind.title, size: 11, weight: .semibold, color: options.palette.secondaryText)
  }

  /// The line between a selected controller and its view, or a selected view and its controller.
  private static func link(in state: HierarchyState, _ options: FigureOptions) -> [Edge] {
    guard options.treeLook.linksSelection, let selection = options.selection,
      let controller = state.controllers[selection]
        ?? state.views[selection]?.controller.flatMap({ state.controllers[$0] }),
      let view = controller.view, !TornViews.isTorn(controller, in: state)
    else { return [] }
    return [
      Edge(
        kind: .link, from: Card.Key(kind: .controller, node: controller.id),
        to: Card.Key(kind: .view, node: view),
        stroke: Stroke(options.palette.accent, width: 1.6, dashes: [2, 4], cap: .round), tag: nil)
    ]
  }
}

extension NodeDiagram {
  /// Adds another diagram's cards, lines and headings; `decorations` precede its own.
  fileprivate mutating func add(_ other: NodeDiagram, under decorations: [DisplayList.Item]) {
    cards += other.cards
    edges += other.edges
    self.decorations += decorations + other.decorations
  }
}
