import Drawing
import Geometry
package import Hierarchy
import TreeLayout
import Support

/// The tree of controllers as a node-link diagram, windows on top.
///
/// Detached controllers are in a row of dashed cards below. Coordinators have a separate tree at
/// the right.
package enum TreeFigure {
  static let margin = 16.0
  private static let layout = TidyTree(
    siblingSeparation: 18, subtreeSeparation: 26, levelSeparation: Edge.channel)

  /// The cards and lines of a state.
  package static func diagram(of state: HierarchyState, options: FigureOptions) -> NodeDiagram {
    let diagram = TreeFigureBuilder(state, options).diagram(layout: layout, margin: margin)
    guard options.treeLook.kept == nil else { return diagram }
    return CoordinatorTree(state, options)?.beside(diagram, layout: layout, margin: margin)
      ?? diagram
  }

  /// The cards of a state.
  package static func cards(of state: HierarchyState, options: FigureOptions) -> [Card] {
    diagram(of: state, options: options).cards
  }
}

/// Builds the diagram of a state.
private struct TreeFigureBuilder {
  let state: HierarchyState
  let options: FigureOptions
  private let shown: ShownTree
  /// The index of each controller with its own card.
  private var places: [NodeID: Int] = [:]
  private let roles: [NodeID: TransitionRole]

  init(_ state: HierarchyState, _ options: FigureOptions) {
    self.state = state
    self.options = options
    roles = TransitionRole.roles(in: state)
    shown = ShownTree(.controllers(of: state), options.treeLook)
    for (index, node) in shown.nodes.enumerated() where node.key.kind == .controller {
      places[node.key.node] = index
    }
  }

  func diagram(layout: TidyTree, margin: Double) -> NodeDiagram {
    let faces = shown.nodes.indices.map { face(at: $0) }
    let longestWord = ControllerCard.longestWord(options)
    let sizes = shown.nodes.indices.map { index in
      chip(at: index)?.size(options) ?? faces[index].size(options, longestWord: longestWord)
    }
    let forest = Forest(
      parents: shown.nodes.map(\.parent), sizes: sizes, parked: shown.parked, layout: layout)
    let cards = shown.nodes.indices.map { index in
      let chip = chip(at: index)
      var card = Card(
        key: shown.nodes[index].key,
        frame: forest.frames[index].offsetBy(dx: margin, dy: margin),
        label: chip?.label ?? label(at: index),
        face: chip?.face(size: sizes[index], options)
          ?? faces[index].face(size: sizes[index], options),
        isSelected: chip == nil && faces[index].isSelected, ink: faces[index].ink(options.palette))
      card.stand(as: shown.nodes[index])
      return card
    }
    return NodeDiagram(
      size: CGSize(width: forest.size.width + 2 * margin, height: forest.size.height + 2 * margin),
      cards: cards, edges: edges, decorations: headings(forest, margin),
      title: FigureKind.tree.title, background: options.palette.ground)
  }

  private func chip(at index: Int) -> ChainChip? {
    let count = shown.nodes[index].chainCount
    return count > 0 ? ChainChip(count: count) : nil
  }

  private func headings(_ forest: Forest, _ margin: Double) -> [DisplayList.Item] {
    guard let parking = forest.parking else { return [] }
    let run = TextRun(
      localized("No parent"), size: 11, weight: .semibold,
      color: options.palette.secondaryText,
      alignment: .center, width: parking.width)
    return [.text(run, at: CGPoint(x: margin, y: margin + parking.minY - 24))]
  }

  private func face(at index: Int) -> ControllerCard {
    let key = shown.nodes[index].key
    if let controller = state.controllers[key.node], key.kind == .controller {
      return ControllerCard(
        name: controller.name, className: controller.className, mark: PhaseMark(of: controller),
        note: "", isParked: shown.parked.contains(index), isSelected: isSelected(controller))
    }
    let view = state.views[key.node]
    let isSizeKnown = view.map { !$0.unknown.contains(.frame) } ?? true
    let size = state.presentation(of: key.node)?.bounds.size ?? .zero
    return ControllerCard(
      name: view?.name ?? key.node.description, className: view?.className ?? localized("Window"),
      mark: nil,
      note: isSizeKnown ? size.wholeText : "", isParked: false,
      isSelected: options.selection == key.node)
  }

  /// A controller is highlighted together with its view.
  private func isSelected(_ controller: ControllerState) -> Bool {
    guard let selection = options.selection else { return false }
    return selection == controller.id || selection == controller.view
  }

  private func label(at index: Int) -> String {
    let key = shown.nodes[index].key
    guard key.kind == .controller, let controller = state.controllers[key.node] else {
      return localized("\(state.name(of: key.node)), window")
    }
    return controller.spoken(in: state, role: roles[controller.id])
  }

  private var edges: [Edge] {
    var edges: [Edge] = []
    for node in shown.nodes where node.key.kind == .controller || node.key.kind == .chain {
      guard let controller = state.controllers[node.key.node] else { continue }
      let colors = options.palette[PhaseMark(of: controller)]
      let tag =
        node.chainCount > 0 ? nil : EdgeTag(controller, roles[controller.id], colors, options)
      let isPresented = controller.parent == nil && controller.presenting != nil
      if let parent = node.parent {
        edges.append(
          Edge(
            kind: isPresented ? .presentation : .containment, from: shown.nodes[parent].key,
            to: node.key,
            stroke: Stroke(colors.ink, width: 1.8, dashes: isPresented ? [6, 4] : []),
            tag: tag))
      } else if tag != nil {
        edges.append(
          Edge(
            kind: .containment, from: node.key, to: node.key, stroke: Stroke(.clear, width: 0),
            tag: tag))
      }
    }
    for observation in state.observations {
      guard let start = places[observation.observer], let end = places[observation.subject],
        start != end
      else { continue }
      edges.append(
        Edge(
          kind: .observation, from: shown.nodes[start].key, to: shown.nodes[end].key,
          stroke: Stroke(options.palette.observation, width: 1.6, dashes: [0.1, 4], cap: .round),
          tag: nil))
    }
    return edges + acquaintances
  }

  /// Layering violations: controllers that reference each other.
  private var acquaintances: [Edge] {
    state.acquaintances.compactMap { link in
      guard let start = places[link.knower], let end = places[link.known], start != end else {
        return nil
      }
      let isTagged =
        roles[link.known] != nil || state.controllers[link.known]?.moves.isEmpty == false
      return Edge(
        kind: .knowledge, from: shown.nodes[start].key, to: shown.nodes[end].key,
        stroke: Stroke(options.palette.alarm, width: 1.8),
        tag: isTagged
          ? nil
          : EdgeTag(localized("references"), options.palette.alarm, options.palette.alarm, options)
      )
    }
  }
}

extension EdgeTag {
  /// Creates the tag of a controller's role and pending moves; nil if there are none.
  fileprivate init?(
    _ controller: ControllerState, _ role: TransitionRole?, _ colors: Palette.PhaseColors,
    _ options: FigureOptions
  ) {
    let words = [role?.rawValue].compactMap(\.self) + controller.moves
    guard !words.isEmpty else { return nil }
    self.init(words.joined(separator: ", "), colors.text, colors.ink, options)
  }

  /// Creates a tag with a colored, outlined plate.
  fileprivate init(_ words: String, _ color: Color, _ outline: Color, _ options: FigureOptions) {
    run = TextRun(words, size: 11, weight: .semibold, color: color)
    let text = options.shaper.size(of: run)
    size = CGSize(width: (text.width + 18).rounded(.up), height: (text.height + 4).rounded(.up))
    surface = options.palette.surface
    self.outline = outline
  }
}
