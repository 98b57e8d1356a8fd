import Drawing
import Geometry
import Hierarchy
import TreeLayout
import Support

/// The tree of coordinators, to the right of the controllers: ownership, and the controllers shown.
struct CoordinatorTree {
  private let state: HierarchyState
  private let options: FigureOptions
  /// The drawn coordinators, parents first.
  private let nodes: [ShownTree.Node]
  private let coordinators: [CoordinatorState]

  /// Creates the tree of a state; nil if there are no visible coordinators.
  init?(_ state: HierarchyState, _ options: FigureOptions) {
    (self.state, self.options) = (state, options)
    var look = options.treeLook
    look.foldsChains = false
    nodes = ShownTree(CardTree.coordinators(of: state), look).nodes
    coordinators = nodes.compactMap { state.coordinators[$0.key.node] }
    guard !nodes.isEmpty, coordinators.count == nodes.count else { return nil }
  }

  /// The space for the lowest line below the last coordinator.
  private static let room = 12.0
  private static let headingHeight = 26.0

  /// Adds cards, lines and heading beside `diagram`, which has a margin around it.
  func beside(_ diagram: NodeDiagram, layout: TidyTree, margin: Double) -> NodeDiagram {
    let faces = coordinators.map(card)
    let sizes = faces.map { $0.size(options, longestWord: 0) }
    let forest = Forest(parents: nodes.map(\.parent), sizes: sizes, parked: [], layout: layout)
    let shown = links(in: diagram)
    let left =
      diagram.size.width - margin + Edge.Kind.showing.gap(ofLane: min(shown.count, Edge.lanes)) + 14
    let top = margin + Self.headingHeight
    var result = diagram
    result.cards += coordinators.indices.map { index in
      var card = Card(
        key: key(index), frame: forest.frames[index].offsetBy(dx: left, dy: top),
        label: spoken(coordinators[index]),
        face: faces[index].face(size: sizes[index], options), isSelected: faces[index].isSelected,
        opacity: coordinators[index].isDone ? 0.6 : 1)
      card.ink = options.palette.disappeared.ink
      card.stand(as: nodes[index])
      return card
    }
    result.edges += coordinators.indices.compactMap(keeping) + shown
    let run = TextRun(
      localized("Coordinators"), size: 11, weight: .semibold, color: options.palette.secondaryText,
      alignment: .center, width: max(forest.size.width, 80))
    result.decorations.append(.text(run, at: CGPoint(x: left, y: margin + 2)))
    result.size = CGSize(
      width: left + max(forest.size.width, 80) + margin,
      height: max(diagram.size.height, top + forest.size.height + Self.room + margin))
    return result
  }

  private func key(_ index: Int) -> Card.Key { nodes[index].key }

  private func card(_ coordinator: CoordinatorState) -> ControllerCard {
    ControllerCard(
      name: coordinator.name, className: coordinator.className, mark: nil,
      note: coordinator.isDone ? localized("retained") : localized("alive"),
      isParked: coordinator.isDone,
      isSelected: options.selection == coordinator.id)
  }

  /// The line from a coordinator's owner.
  private func keeping(_ index: Int) -> Edge? {
    guard let parent = nodes[index].parent else { return nil }
    let isDone = coordinators[index].isDone
    return Edge(
      kind: .containment, from: key(parent), to: key(index),
      stroke: Stroke(options.palette.disappeared.ink, width: 1.8, dashes: isDone ? [4, 3] : []),
      tag: nil)
  }

  /// The lines to the controllers shown, if these are drawn.
  private func links(in diagram: NodeDiagram) -> [Edge] {
    let drawn = Set(diagram.cards.map(\.key))
    return coordinators.indices.compactMap { index in
      guard let node = coordinators[index].controller else { return nil }
      let controller = Card.Key(kind: .controller, node: node)
      guard drawn.contains(controller) else { return nil }
      return Edge(
        kind: .showing, from: key(index), to: controller,
        stroke: Stroke(options.palette.observation, width: 1.4, dashes: [6, 4]), tag: nil)
    }
  }

  /// "post, PostCoordinator, alive, kept by app, shows picker, keeps 2".
  private func spoken(_ coordinator: CoordinatorState) -> String {
    var parts = [
      coordinator.name, coordinator.className,
      coordinator.isDone ? localized("finished but still retained") : localized("alive"),
    ]
    if let parent = coordinator.parent {
      parts.append(localized("retained by \(state.name(of: parent))"))
    }
    if let controller = coordinator.controller, state.controllers[controller] != nil {
      parts.append(localized("shows \(state.name(of: controller))"))
    }
    if !coordinator.children.isEmpty {
      parts.append(localized("retains \(coordinator.children.count)"))
    }
    return parts.joined(separator: ", ")
  }
}
