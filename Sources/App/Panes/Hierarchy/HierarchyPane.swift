import Drawing
import Figures
import Geometry
import GioKit
import GtkKit
import Hierarchy
import Session
import Support

/// The live trees of controllers and views: a widget for every card, unless there are too many.
///
/// Cards move to their new positions with an animation.
final class HierarchyPane {
  let widget: Box
  let canvas = Canvas(role: .tree)
  let searchBar = TreeSearchBar()
  let breadcrumbs = BreadcrumbBar()
  let minimap = HierarchyMinimap()
  let menu: PopoverMenu
  private let clock: FrameClock
  /// Performs an action of the user; returns the card to focus.
  var perform: (Session.Action.Tree) -> Card.Key? = { _ in nil }
  /// The calls offered for a node, or for one dropped onto another, each with lines of Swift.
  var calls: (NodeID, _ ontoNode: NodeID?) -> [(title: String, lines: [String])] = { _, _ in [] }

  /// The shown scene and its inputs.
  private(set) var scene: TreeScene?
  private(set) var options: FigureOptions?
  private(set) var index: DiagramIndex?
  private var targetIndex: DiagramIndex?
  var shown: NodeDiagram? { index?.diagram }
  var target: NodeDiagram? { targetIndex?.diagram }
  /// The cached plates of illegible cards, and their inputs.
  var plates: (index: DiagramIndex, part: CGRect, scale: Double, items: [DisplayList.Item])?
  var viewport = Viewport()
  let cards = CardWidgets()
  /// The card that has, or last had, the focus.
  var current: Card.Key?
  /// The card of the open menu.
  var menuKey: Card.Key?
  var hovered: Card.Key?
  /// The node hovered in another pane.
  var pointed: NodeID? {
    didSet { if pointed != oldValue { canvas.queueDraw() } }
  }
  /// Called with the node of the card under the pointer.
  var onPoint: (NodeID?) -> Void = { _ in }
  /// Type-ahead find by name.
  var typed = TypedName()
  /// The distance of the current pan; nil if there is none.
  var pan: CGPoint?
  var isSpaceDown = false
  /// The card that the release of space selects, unless the drawing was panned meanwhile.
  var spaceCard: Card.Key?
  var doubleClick = DoubleClick.isolates

  /// Whether the script has errors, so that nothing can be created.
  private(set) var isBroken = false
  /// Whether the run has no events.
  private(set) var isBare = false
  private var model: TreeModel?
  private var theme: Theme?
  private var glideStart: Int64?
  /// The viewport at the end of the animation.
  private var glideEnd = Viewport()
  private var isCentered = false
  /// The expected size of the canvas before its layout.
  private var expected = CGSize.zero

  private static let leastSize = CGSize(width: 220, height: 140)
  /// The duration of the move animation, in microseconds.
  private static let glideTime = 220_000.0
  /// Larger diagrams are not animated.
  private static let mostGliding = 1_200

  /// For an audience, the drawing may grow to fill the screen, and there are no controls.
  init(forAudience: Bool = false) {
    if forAudience { viewport.greatest = 3 }
    canvas.setAccessibleLabel(localized("Hierarchy"))
    canvas.setMinimumSize(width: Int(Self.leastSize.width), height: Int(Self.leastSize.height))
    canvas.expandsHorizontally = true
    canvas.expandsVertically = true
    let stack = Overlay(canvas, above: [minimap.canvas])
    clock = FrameClock(of: canvas)
    menu = PopoverMenu(on: canvas)
    widget = Box(.vertical)
    let controls: [Widget] =
      forAudience ? [] : [findButton, MenuButton(.hierarchy, Self.paneMenu)]
    widget.append(paneHeader(localized("Hierarchy"), controls))
    for bar in [searchBar.widget, breadcrumbs.widget, stack] { widget.append(bar) }
    canvas.draw { [weak self] size in self?.ground(size) }
    canvas.drawAbove { [weak self] size in self?.ornaments(size) }
    canvas.onResize { [weak self] _ in MainLoop.async { self?.rearrange() } }
    cards.onActivate { [weak self] key in self?.activate(key) }
    cards.onFocus { [weak self] key in self?.current = key }
    canvas.isOneStop { [weak self] in self?.current.flatMap { self?.cards[$0] } }
    listenToPointer()
    listenToKeys()
    listenToBars()
    if !forAudience { showLetters() }
  }

  private var findButton: Button {
    let button = Button(.icon("edit-find-symbolic", label: localized("Find in the Hierarchy")))
    button.onClick { [weak self] in self?.openSearch() }
    return button
  }

  func show(_ model: TreeModel, _ look: DrawingEnvironment) {
    (isBroken, isBare) = (model.inputs.isBroken, model.recording.isEmpty)
    guard model != self.model || look.theme != theme else { return }
    let old = self.model?.inputs
    if old?.version != model.inputs.version || old?.document != model.inputs.document {
      startAnew()
    }
    (self.model, theme) = (model, look.theme)
    let scene = model.treeScene
    self.scene = scene
    var options = look.options(for: model.opened)
    options.treeLook = scene.look
    options.treeLook.changes = model.stepChanges
    self.options = options
    let (selection, hit) = (model.selection, model.browsing.search?.hit)
    if selection != old?.selection { follow(selection, in: scene) }
    // Before layout it is drawn for the expected size.
    if room.width > 1 {
      draw(
        revealing: selection != old?.selection ? selection : nil,
        hit != old?.browsing.search?.hit ? hit : nil)
    }
    searchBar.show(model.browsing.search, scene.matches)
    breadcrumbs.show(scene.path(to: model.browsing.isolated), in: scene)
  }

  /// Draws the trees for the size the pane will get, so that they appear in the first frame.
  func expect(_ size: CGSize) {
    let bars = Double(widget.minimumHeight) - Self.leastSize.height
    expected = CGSize(width: size.width, height: size.height - bars)
    if canvas.size.width <= 1 { draw() }
  }

  /// The canvas size, or the expected one before layout.
  private var room: CGSize { canvas.size.width > 1 ? canvas.size : expected }

  /// Adopts the desktop's text scale.
  func showLetters() { viewport.letterScale = DesktopSettings.letterScale }

  /// Resets the viewport and focus for another document.
  private func startAnew() {
    viewport.readable()
    (current, hovered, menuKey, isCentered) = (nil, nil, nil, false)
    (index, targetIndex) = (nil, nil)
  }

  /// Menus and keys apply to the selection, whichever pane it was made in.
  private func follow(_ selection: NodeID?, in scene: TreeScene) {
    guard let selection, current?.node != selection else { return }
    if let key = scene.cards(of: selection).first(where: { $0.node == selection }) { current = key }
  }

  /// Draws the current trees in the arrangement that suits the size.
  ///
  /// Scrolls to a newly selected node or search hit.
  private func draw(revealing node: NodeID? = nil, _ hit: Card.Key? = nil) {
    guard let scene, var options else { return }
    options.treeLook.arrangement = target?.arrangement ?? .stacked
    let size = room
    options.treeLook.room = size.width > 1 && size.height > 1 ? size : nil
    let next = HierarchyFigure.diagram(of: scene.state, options: options)
    let old = shown
    let before = viewport
    let anchor = anchor(in: next)
    let nextIndex = DiagramIndex(next)
    targetIndex = nextIndex
    // An intermediate size of the animation is not meaningful.
    if clock.isRunning { viewport = glideEnd }
    viewport.resize(size, content: next.size)
    if let anchor {
      // After a resize the anchor keeps its relative position.
      let stretch = before.size.width > 1 ? size.scale(from: before.size) : (x: 1, y: 1)
      viewport.hold(
        anchor.place, at: CGPoint(x: anchor.point.x * stretch.x, y: anchor.point.y * stretch.y))
    }
    centerOnce(next)
    viewport.reveal(next, node, hit)
    // A resize is applied without animation, unless the arrangement changes.
    let isFollowed =
      before.size != size && (before.size.width <= 1 || next.arrangement == old?.arrangement)
    let glides =
      model?.player.settings.reducesMotion != true && !isFollowed
      && max(next.cards.count, old?.cards.count ?? 0) <= Self.mostGliding
    if let old, glides, viewport != before || !old.hasSamePlaces(as: next) {
      glide(from: old, before, to: nextIndex, viewport)
    } else {
      clock.stop()
      place(nextIndex)
    }
  }

  /// Lays the trees out again after a resize.
  private func rearrange() {
    guard canvas.size != viewport.size else { return }
    if clock.isRunning {
      clock.stop()
      // Keep the animation's final viewport.
      (viewport, index) = (glideEnd, targetIndex)
    }
    draw()
  }

  /// Centers a tree that is wider than the pane on its root, once.
  private func centerOnce(_ diagram: NodeDiagram) {
    guard !isCentered, viewport.size.width > 1, let first = diagram.cards.first else { return }
    isCentered = true
    viewport.center(on: CGPoint(x: first.frame.midX, y: 0))
  }

  /// The card that keeps its position while others change: the selected one, or the first visible.
  private func anchor(in next: NodeDiagram) -> (place: CGPoint, point: CGPoint)? {
    guard let shown else { return nil }
    let after = next.frames
    let visible = viewport.visible
    let candidates = shown.cards.filter {
      after[$0.key] != nil && $0.frame.overlaps(visible)
    }
    let chosen =
      candidates.first { $0.key == current } ?? candidates.first(where: \.isSelected)
      ?? candidates.first
    return chosen.flatMap { card in
      after[card.key].map { ($0.center, viewport.point(of: card.frame.center)) }
    }
  }

  private func glide(
    from old: NodeDiagram, _ oldViewport: Viewport, to nextIndex: DiagramIndex,
    _ newViewport: Viewport
  ) {
    let glide = NodeGlide(from: old, to: nextIndex.diagram)
    (glideStart, glideEnd) = (nil, newViewport)
    clock.start { [weak self] time in
      guard let self else { return false }
      let start = glideStart ?? time
      glideStart = start
      let fraction = min(1, Double(time - start) / Self.glideTime)
      let eased = 1 - (1 - fraction) * (1 - fraction) * (1 - fraction)
      viewport = newViewport.mixed(from: oldViewport, by: eased)
      let isOnTheWay = fraction < 1
      place(
        isOnTheWay ? DiagramIndex(glide.diagram(at: eased)) : nextIndex, isOnTheWay: isOnTheWay)
      return isOnTheWay
    }
  }

  /// Finishes the animation at once, as before panning by hand.
  func finishGlide() {
    guard clock.isRunning, let targetIndex else { return }
    clock.stop()
    viewport.resize(canvas.size, content: targetIndex.diagram.size)
    place(targetIndex)
  }

  /// Shows a diagram: widgets for its cards, one picture for its lines.
  ///
  /// During an animated move the pane draws plates, which cover the widgets; they are placed when
  /// it ends.
  private func place(_ index: DiagramIndex, isOnTheWay: Bool = false) {
    self.index = index
    let isSeen = !showsPlates || cards.paintsFaces
    if !isOnTheWay || isSeen { host() }
    minimap.show(targetIndex ?? index, through: viewport, options)
    canvas.queueDraw()
  }

  /// Creates the widgets of the cards that need one.
  func host() {
    guard let index else { return }
    if canvas.nodeSpace != (viewport.origin, viewport.scale) {
      canvas.nodeSpace = (viewport.origin, viewport.scale)
    }
    cards.host(
      index, in: viewport.visible, besides: current, paintsFaces: !showsPlates, on: canvas)
  }

  /// Changes the viewport, as by zooming or panning.
  func look(_ body: (inout Viewport) -> Void) {
    finishGlide()
    // `body` may read the viewport.
    var next = viewport
    body(&next)
    viewport = next
    host()
    if let targetIndex { minimap.show(targetIndex, through: viewport, options) }
    canvas.queueDraw()
  }
}

extension NodeDiagram {
  /// Whether both diagrams have the same cards at the same positions.
  fileprivate func hasSamePlaces(as other: NodeDiagram) -> Bool {
    cards.map(\.key) == other.cards.map(\.key) && cards.map(\.frame) == other.cards.map(\.frame)
  }
}

extension CGSize {
  /// The horizontal and vertical ratio of two sizes.
  fileprivate func scale(from other: CGSize) -> (x: Double, y: Double) {
    (width / other.width, height / other.height)
  }
}

extension Viewport {
  /// Scrolls to the cards of a node, with its selected relatives if they fit; then to a search hit.
  fileprivate mutating func reveal(_ diagram: NodeDiagram, _ node: NodeID?, _ hit: Card.Key?) {
    guard size.width > 1 else { return }
    if node != nil {
      let marked = diagram.cards.filter(\.isSelected)
      let own = marked.filter { $0.node == node }.map(\.frame)
      let all = marked.map(\.frame)
      if let whole = all.dropFirst().reduce(all.first, { $0?.extended(to: $1) }),
        hasRoom(for: whole)
      {
        reveal(whole)
      } else if let frame = own.first {
        reveal(frame)
      }
    }
    if let card = diagram.cards.first(where: { $0.key == hit }) { reveal(card.frame) }
  }
}

extension Face {
  fileprivate static let hierarchy = Face.icon(
    "view-more-symbolic", label: localized("Hierarchy Menu"))
}
