package import Hierarchy
import Drawing
import Geometry
import TreeLayout
import Support

/// The tree of views: chips in their controllers' colors, plain views in gray.
package enum ViewsFigure {
  static let levelSeparation = 22.0
  private static let margin = 16.0
  private static let layout = TidyTree(
    siblingSeparation: 10, subtreeSeparation: 18, levelSeparation: levelSeparation)

  /// The chips and lines of a state.
  package static func diagram(of state: HierarchyState, options: FigureOptions) -> NodeDiagram {
    let tree = CardTree.views(of: state)
    let shown = ShownTree(tree, options.treeLook)
    let isDimmed = dimmed(tree, in: state)
    let chips = shown.nodes.map { node in
      state.views[node.key.node].map {
        ViewChip($0, in: state, isDimmed: isDimmed[node.place], options)
      }
    }
    let chains = shown.nodes.map { $0.chainCount > 0 ? ChainChip(count: $0.chainCount) : nil }
    let sizes = shown.nodes.indices.map { index in
      chains[index]?.size(options) ?? chips[index]?.size(options) ?? .zero
    }
    let forest = Forest(
      parents: shown.nodes.map(\.parent), sizes: sizes, parked: shown.parked, layout: layout)
    let heading = TextRun(
      localized("No superview"), size: 11, weight: .semibold,
      color: options.palette.secondaryText)
    let least = forest.parking == nil ? 0 : options.shaper.size(of: heading).width
    let width = max(forest.size.width, least.rounded(.up))
    let left = margin + (width - forest.size.width) / 2
    let cards = shown.nodes.indices.map { index in
      let (node, chip, chain) = (shown.nodes[index], chips[index], chains[index])
      var card = Card(
        key: node.key, frame: forest.frames[index].offsetBy(dx: left, dy: margin),
        label: chain?.label ?? chip?.label(in: state) ?? "",
        face: chain?.face(size: sizes[index], options)
          ?? chip?.face(size: sizes[index], options) ?? [],
        isSelected: chain == nil && chip?.isSelected == true,
        opacity: isDimmed[node.place] ? 0.5 : 1,
        ink: chip?.colors(options.palette).ink ?? options.palette.line)
      card.stand(as: node)
      return card
    }
    let edges = shown.nodes.indices.compactMap { index -> Edge? in
      guard let parent = shown.nodes[index].parent, let chip = chips[index] else { return nil }
      return Edge(
        kind: .containment, from: cards[parent].key, to: cards[index].key,
        stroke: Stroke(chip.colors(options.palette).ink, width: 1.3), tag: nil,
        opacity: chip.isDimmed ? 0.5 : 1)
    }
    var decorations: [DisplayList.Item] = []
    if let parking = forest.parking {
      let x = margin + (width - least) / 2
      decorations.append(.text(heading, at: CGPoint(x: x, y: margin + parking.minY - 22)))
    }
    return NodeDiagram(
      size: CGSize(width: width + 2 * margin, height: forest.size.height + 2 * margin),
      cards: cards, edges: edges, decorations: decorations, title: FigureKind.views.title,
      background: options.palette.ground)
  }

  /// Whether each view is invisible because it or an ancestor is hidden.
  private static func dimmed(_ tree: CardTree, in state: HierarchyState) -> [Bool] {
    var result: [Bool] = []
    for (place, key) in tree.keys.enumerated() {
      let isHidden = state.views[key.node].map { $0.isHidden || $0.alpha <= 0 } ?? false
      result.append(isHidden || tree.parents[place].map { result[$0] } ?? false)
    }
    return result
  }
}
