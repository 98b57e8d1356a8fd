package import Drawing
package import Geometry
package import Hierarchy
import TreeLayout
import Support

/// Two hierarchies as one tree: the second, with removed nodes at their former places.
///
/// A change is shown by color, by the outline's shape, and by a word with its sign. A dashed line
/// leads from a moved node's former parent to the node.
package enum DifferenceDiagram {
  static let margin = 20.0
  private static let layout = TidyTree(
    siblingSeparation: 18, subtreeSeparation: 26, levelSeparation: Edge.channel)

  /// The picture of a difference, scaled down to the requested size if needed.
  package static func picture(
    of difference: HierarchyDifference, options: FigureOptions
  ) -> DisplayList {
    diagram(of: difference, options: options).picture(options: options)
  }

  /// The cards, lines and legend.
  package static func diagram(
    of difference: HierarchyDifference, options: FigureOptions
  ) -> NodeDiagram {
    let rows = difference.rows(formerParents: true)
    let cards = rows.map { DifferenceCard(row: $0, words: difference.words(of: $0)) }
    let sizes = cards.map { $0.size(options) }
    let forest = Forest(parents: rows.map(\.parent), sizes: sizes, parked: [], layout: layout)
    let legend = DifferenceLegend(
      difference, tellsOfLines: rows.contains { leadsAway($0) }, options)
    let size = CGSize(
      width: max(forest.size.width, legend.size.width) + 2 * margin,
      height: forest.size.height + (rows.isEmpty ? 0 : margin) + legend.size.height + 2 * margin)
    let left = (size.width - forest.size.width) / 2
    var diagram = NodeDiagram(
      size: size,
      cards: cards.indices.map { index in
        Card(
          key: key(index), frame: forest.frames[index].offsetBy(dx: left, dy: margin),
          label: cards[index].spoken, face: cards[index].face(size: sizes[index], options),
          isSelected: false, ink: cards[index].color(options.palette).ink)
      },
      edges: edges(rows, cards, options),
      decorations: legend.items(
        at: CGPoint(x: margin, y: size.height - margin - legend.size.height)),
      title: localized("Difference"), background: options.palette.ground)
    diagram.channels = [.controller: Edge.channel]
    return diagram
  }

  /// The center of the first changed card, row by row; nil if nothing changed.
  package static func firstChange(of difference: HierarchyDifference, in diagram: NodeDiagram)
    -> CGPoint?
  {
    let rows = difference.rows(formerParents: true)
    let changed = zip(rows, diagram.cards).filter { !$0.0.kinds.isEmpty }.map(\.1.frame)
    let first = changed.min { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    return first.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  private static func key(_ index: Int) -> Card.Key {
    Card.Key(kind: .controller, node: NodeID(Int32(truncatingIfNeeded: index + 1)))
  }

  /// Whether a node has another parent; moves among siblings have no line.
  private static func leadsAway(_ row: HierarchyDifference.Row) -> Bool {
    row.former != nil && row.former != row.parent
  }

  private static func edges(
    _ rows: [HierarchyDifference.Row], _ cards: [DifferenceCard], _ options: FigureOptions
  ) -> [Edge] {
    var edges: [Edge] = []
    for (index, row) in rows.enumerated() {
      let color = cards[index].color(options.palette).ink
      if let parent = row.parent {
        edges.append(
          Edge(
            kind: .containment, from: key(parent), to: key(index),
            stroke: Stroke(color, width: 1.8, dashes: row.kinds == [.removed] ? [4, 3] : []),
            tag: nil))
      }
      if let former = row.former, leadsAway(row) {
        edges.append(
          Edge(
            kind: .knowledge, from: key(former), to: key(index),
            stroke: Stroke(color, width: 1.6, dashes: [6, 4]), tag: nil))
      }
    }
    return edges
  }
}

extension HierarchyDifference.Kind {
  /// The colors of a change.
  func colors(_ palette: Palette) -> Palette.PhaseColors {
    switch self {
    case .added: palette.appeared
    case .removed: Palette.PhaseColors(ink: palette.alarm, text: palette.alarm)
    case .moved: Palette.PhaseColors(ink: palette.observation, text: palette.observation)
    case .changed: palette.appearing
    }
  }

  /// The sign and name, as in "+ added".
  var word: String { "\(self == .removed ? "−" : sign) \(name)" }

  var name: String {
    switch self {
    case .added: localized("added")
    case .removed: localized("removed")
    case .moved: localized("moved")
    case .changed: localized("changed")
    }
  }
}
