import Drawing
import Figures
import Geometry
import GtkKit
import Hierarchy
import Session

/// The live trees: controllers above, views below, a real widget for every card.
///
/// When a state brings another tree the cards glide to their new places.
final class HierarchyPane {
  let widget: Box
  private let canvas = Canvas(role: .tree)
  private let clock: FrameClock
  private var select: (NodeID?) -> Void = { _ in }
  /// The lines of Swift that a node, or one dropped on another, could mean.
  private var lines: (NodeID, _ ontoNode: NodeID?) -> [String] = { _, _ in [] }
  private let menu: PopoverMenu
  /// The node whose menu is open, or was last.
  private var menuNode: NodeID?
  private var cards: [Card.Key: NodeWidget] = [:]
  private var faces: [Card.Key: Card] = [:]
  private var shown: NodeDiagram?
  private var target: NodeDiagram?
  private var fingerprint: Fingerprint?
  private var glideStart: Int64?
  private var leastSize = CGSize.zero

  /// How long cards take to their new places, in microseconds.
  private static let glideTime = 220_000.0
  private static let margin = 8.0
  /// How small cards may get.
  private static let leastScale = 0.6

  /// What the diagram depends on, so that it is worked out only when something changed.
  private struct Fingerprint: Equatable {
    let events: Int
    let recording: Int
    /// Other changes may come without an event, as when a controller is made.
    let changes: Int
    let rerunCount: Int
    let selection: NodeID?
    let theme: Theme
    let system: String
  }

  init() {
    canvas.setAccessibleLabel("Hierarchy")
    let scroller = ScrolledWindow(canvas)
    scroller.setMinimumSize(width: 280, height: 200)
    scroller.expandsHorizontally = true
    scroller.expandsVertically = true
    widget = Box(.vertical, [paneHeader("Hierarchy"), scroller])
    clock = FrameClock(of: canvas)
    menu = PopoverMenu(on: canvas)
    canvas.onSecondClick { [weak self] event in
      guard let self, let node = event.node.flatMap(node(of:)) else { return }
      openMenu(for: node, onto: nil, at: event.position)
    }
    menu.onClose { [weak self] in
      guard let self, let card = cards.first(where: { $0.key.node == menuNode })?.value else {
        return
      }
      _ = card.grabFocus()
    }
    canvas.onDrag { [weak self] event in self?.drag(event) }
    canvas.draw { [weak self] size in self?.ground(size) }
    canvas.onResize { [weak self] _ in Task { @MainActor in self?.fit() } }
    canvas.onClick { [weak self] event in
      guard let self else { return }
      _ = event.node?.grabFocus()
      select(event.node.flatMap(node(of:)))
    }
    canvas.onKey { [weak self] event in self?.press(event) ?? false }
  }

  /// One card dropped on another asks what that is to mean.
  private func drag(_ event: DragEvent) {
    let (from, onto) = (event.node.flatMap(node(of:)), event.below.flatMap(node(of:)))
    switch event.phase {
    case .began, .changed:
      let isTarget = from != nil && onto != nil && onto != from
      for (key, card) in cards {
        card.isSelected = key.node == from || isTarget && key.node == onto
      }
    case .ended, .cancelled:
      for (key, card) in cards { card.isSelected = faces[key]?.isSelected ?? false }
      guard event.phase == .ended, let from, let onto, from != onto else { return }
      openMenu(for: from, onto: onto, at: event.position)
    }
  }

  private func openMenu(for node: NodeID, onto other: NodeID?, at point: CGPoint) {
    let offered = lines(node, other)
    guard !offered.isEmpty else { return }
    menuNode = node
    menu.open(
      Menu(items: offered.map { .action($0, "win.write-line", target: $0) }), at: point)
  }

  /// Calls `body` for the lines that can be written about a node, or about one dropped on another.
  func onMenu(_ body: @escaping (NodeID, NodeID?) -> [String]) { lines = body }

  /// Arrow keys follow the drawing: up to the parent, down to the first child, aside to the
  /// neighbour on the same level.
  private func press(_ event: KeyEvent) -> Bool {
    guard let here = event.node, let key = cards.first(where: { $0.value === here })?.key,
      let diagram = shown
    else { return false }
    if event.key == .menu || event.key == .f10 && event.modifiers == .shift {
      openMenu(
        for: key.node, onto: nil,
        at: here.convert(CGPoint(x: here.size.width / 2, y: here.size.height), to: canvas) ?? .zero)
      return true
    }
    guard event.modifiers.isEmpty else { return false }
    let lines = diagram.edges.filter { $0.kind.makesTree && $0.from != $0.to }
    let next: Card.Key? =
      switch event.key {
      case .up: lines.first { $0.to == key }?.from
      case .down: lines.first { $0.from == key }?.to
      case .left: neighbour(of: key, in: diagram, toTheRight: false)
      case .right: neighbour(of: key, in: diagram, toTheRight: true)
      default: nil
      }
    guard [.up, .down, .left, .right].contains(event.key) else { return false }
    _ = next.flatMap { cards[$0] }?.grabFocus()
    return true
  }

  private func neighbour(
    of key: Card.Key, in diagram: NodeDiagram, toTheRight: Bool
  ) -> Card.Key? {
    guard let here = diagram.cards.first(where: { $0.key == key })?.frame else { return nil }
    return diagram.cards
      .filter { card in
        card.frame.minY < here.maxY && card.frame.maxY > here.minY
          && (toTheRight ? card.frame.midX > here.midX : card.frame.midX < here.midX)
      }
      .min { abs($0.frame.midX - here.midX) < abs($1.frame.midX - here.midX) }?.key
  }

  /// Calls `body` with the node a person chooses, or nil.
  func onSelect(_ body: @escaping (NodeID?) -> Void) { select = body }

  func show(_ session: Session, _ look: Look) {
    let mark = Fingerprint(
      events: session.player.eventCount, recording: session.recording.events.count,
      changes: session.recording.changes.count, rerunCount: session.rerunCount,
      selection: session.selection, theme: look.theme,
      system: session.opened.slug + session.version)
    guard mark != fingerprint else { return }
    fingerprint = mark
    let next = HierarchyFigure.diagram(
      of: session.state, options: look.options(for: session))
    let old = shown
    target = next
    if old == nil || session.reducesMotion || old.map({ $0.hasSamePlaces(as: next) }) == true {
      clock.stop()
      place(next)
    } else {
      glide(from: old ?? next, to: next)
    }
  }

  private func glide(from old: NodeDiagram, to next: NodeDiagram) {
    glideStart = nil
    clock.start { [weak self] time in
      guard let self else { return false }
      let start = glideStart ?? time
      glideStart = start
      let fraction = min(1, Double(time - start) / Self.glideTime)
      let eased = 1 - (1 - fraction) * (1 - fraction) * (1 - fraction)
      place(next.mixed(from: old, by: eased))
      return fraction < 1
    }
  }

  /// Shows a diagram: widgets for its cards, one picture for its lines.
  private func place(_ diagram: NodeDiagram) {
    shown = diagram
    let wanted = Set(diagram.cards.map(\.key))
    for (key, card) in cards where !wanted.contains(key) {
      canvas.remove(card)
      cards[key] = nil
      faces[key] = nil
    }
    for card in diagram.cards {
      let widget = cards[card.key] ?? make(card)
      widget.label = card.label
      widget.isSelected = card.isSelected
      canvas.move(widget, to: card.frame)
      if faces[card.key].map({ $0.looksDifferent(from: card) }) ?? true {
        faces[card.key] = card
        widget.draw { _ in card.fadedPicture }
      }
    }
    order(diagram)
    fit()
    canvas.queueDraw()
  }

  /// Lets the keyboard and readers meet the cards in the order of the diagram.
  private func order(_ diagram: NodeDiagram) {
    let wanted = diagram.cards.compactMap { cards[$0.key] }
    guard !zip(wanted, canvas.nodes).allSatisfy({ $0 === $1 }) else { return }
    for card in wanted { canvas.raise(card) }
  }

  private func make(_ card: Card) -> NodeWidget {
    let widget = NodeWidget(role: .treeItem, label: card.label)
    let node = card.node
    widget.onActivate { [weak self] in self?.select(node) }
    cards[card.key] = widget
    canvas.add(widget, at: card.frame)
    return widget
  }

  private func node(of widget: NodeWidget) -> NodeID? {
    cards.first { $0.value === widget }?.key.node
  }

  /// Makes the whole diagram fit, never larger than life nor too small to read; then it scrolls.
  private func fit() {
    guard let diagram = target ?? shown else { return }
    let least = CGSize(
      width: diagram.size.width * Self.leastScale + 2 * Self.margin,
      height: diagram.size.height * Self.leastScale + 2 * Self.margin)
    if least != leastSize {
      leastSize = least
      canvas.setSize(minimum: least, natural: least)
    }
    let size = canvas.size
    guard size.width > 1, size.height > 1 else { return }
    let scale = max(
      Self.leastScale,
      min(
        1, (size.width - 2 * Self.margin) / max(diagram.size.width, 1),
        (size.height - 2 * Self.margin) / max(diagram.size.height, 1)))
    let origin = CGPoint(
      x: max(Self.margin, (size.width - diagram.size.width * scale) / 2),
      y: max(Self.margin, (size.height - diagram.size.height * scale) / 2))
    if canvas.nodeSpace != (origin, scale) { canvas.nodeSpace = (origin, scale) }
  }

  private func ground(_ size: CGSize) -> DisplayList? {
    guard let diagram = shown else { return nil }
    let space = canvas.nodeSpace
    let transform = CGAffineTransform(
      a: space.scale, b: 0, c: 0, d: space.scale, tx: space.origin.x, ty: space.origin.y)
    return DisplayList(
      size: size, background: diagram.background,
      items: [
        .group(
          Group(
            transform: ProjectiveTransform(transform), items: diagram.edgesPicture.items))
      ])
  }
}

extension NodeDiagram {
  /// Whether another diagram has the same cards at the same places.
  fileprivate func hasSamePlaces(as other: NodeDiagram) -> Bool {
    cards.map(\.key) == other.cards.map(\.key) && cards.map(\.frame) == other.cards.map(\.frame)
  }
}

extension Card {
  fileprivate func looksDifferent(from other: Card) -> Bool {
    face != other.face || opacity != other.opacity || frame.size != other.frame.size
  }

  /// The card's picture with its opacity.
  fileprivate var fadedPicture: DisplayList {
    guard opacity < 1 else { return picture }
    var faded = picture
    faded.items = [.group(Group(opacity: opacity, items: picture.items))]
    return faded
  }
}
