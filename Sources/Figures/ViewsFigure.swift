package import Hierarchy
import Drawing
import Geometry
import TreeLayout

/// The tree of views: chips in the colours of their controllers, plain views in grey.
package enum ViewsFigure {
  static let levelSeparation = 22.0
  private static let margin = 16.0
  private static let layout = TidyTree(
    siblingSeparation: 10, subtreeSeparation: 18, levelSeparation: levelSeparation)

  /// The chips of a state and the lines between them.
  package static func diagram(of state: HierarchyState, options: FigureOptions) -> NodeDiagram {
    var order: [ViewState] = []
    var parents: [Int?] = []
    var parked: Set<Int> = []
    var seen: Set<NodeID> = []
    func add(_ root: NodeID) {
      var stack: [(id: NodeID, parent: Int?)] = [(root, nil)]
      while let (id, parent) = stack.popLast() {
        guard let view = state.views[id], seen.insert(id).inserted else { continue }
        order.append(view)
        parents.append(parent)
        let place = order.count - 1
        for subview in view.subviews.reversed() { stack.append((subview, place)) }
      }
    }
    for window in state.windows { add(window.view) }
    for view in state.views.values where view.superview == nil && !seen.contains(view.id) {
      parked.insert(order.count)
      add(view.id)
    }
    let chips = order.map { ViewChip($0, in: state, options) }
    let sizes = chips.map { $0.size(options) }
    let forest = Forest(parents: parents, sizes: sizes, parked: parked, layout: layout)
    let cards = order.indices.map { index in
      Card(
        key: Card.Key(kind: .view, node: order[index].id),
        frame: forest.frames[index].offsetBy(dx: margin, dy: margin),
        label: chips[index].label(in: state), face: chips[index].face(size: sizes[index], options),
        isSelected: chips[index].isSelected, opacity: chips[index].isDimmed ? 0.5 : 1)
    }
    let edges = order.indices.compactMap { index -> Edge? in
      guard let parent = parents[index] else { return nil }
      return Edge(
        kind: .containment, from: cards[parent].key, to: cards[index].key,
        stroke: Stroke(chips[index].colors(options.palette).ink, width: 1.3), tag: nil,
        opacity: chips[index].isDimmed ? 0.5 : 1)
    }
    var decorations: [DisplayList.Item] = []
    if let parking = forest.parking {
      let run = TextRun(
        "In no superview", size: 11, weight: .semibold, color: options.palette.secondaryText,
        alignment: .center, width: parking.width)
      decorations.append(.text(run, at: CGPoint(x: margin, y: margin + parking.minY - 22)))
    }
    return NodeDiagram(
      size: CGSize(width: forest.size.width + 2 * margin, height: forest.size.height + 2 * margin),
      cards: cards, edges: edges, decorations: decorations, title: FigureKind.views.title,
      background: options.palette.ground)
  }
}
