import Drawing
import Figures
import Geometry
import GioKit
import GtkKit
import Hierarchy
import Session
import Support

/// The live trees of controllers and views: a real widget for every card, as long as there are not too
/// many to have one each.
///
/// When a state brings other trees the cards glide to their new places.
final class HierarchyPane {
  let widget: Box
  let canvas = Canvas(role: .tree)
  let searchBar = TreeSearchBar()
  let breadcrumbs = BreadcrumbBar()
  let minimap = HierarchyMinimap()
  let menu: PopoverMenu
  private let clock: FrameClock
  /// Does what a person asks for; the answer is the card that is to get the keyboard.
  var perform: (Intent) -> Card.Key? = { _ in nil }
  /// The calls that a node, or one dropped on another, could mean, each with its lines of Swift.
  var calls: (NodeID, _ ontoNode: NodeID?) -> [(title: String, lines: [String])] = { _, _ in [] }

  /// What is shown, and what it is drawn from.
  private(set) var scene: TreeScene?
  private(set) var options: FigureOptions?
  private(set) var index: DiagramIndex?
  private var targetIndex: DiagramIndex?
  var shown: NodeDiagram? { index?.diagram }
  var target: NodeDiagram? { targetIndex?.diagram }
  /// The plates of cards too small to be read, and for what they were made.
  var plates: (index: DiagramIndex, part: CGRect, scale: Double, items: [DisplayList.Item])?
  var viewport = Viewport()
  let cards = CardWidgets()
  /// The card that has the keyboard, or had it last.
  var current: Card.Key?
  /// The card the menu is about.
  var menuKey: Card.Key?
  var hovered: Card.Key?
  /// What the pointer is over in another pane.
  var pointed: NodeID? {
    didSet { if pointed != oldValue { canvas.queueDraw() } }
  }
  /// Called with the node of the card under the pointer.
  var onPoint: (NodeID?) -> Void = { _ in }
  /// What was typed to find a card by its name, and when.
  var typed = TypedName()
  /// What a drag moves, and how far it came; nil while none is under way.
  var pan: CGPoint?
  var isSpaceDown = false
  /// The card that space is to choose when it comes up, unless it moved the drawing meanwhile.
  var spaceCard: Card.Key?
  var doubleClick = DoubleClick.isolates

  /// Whether nothing can be made, as the script has mistakes.
  private(set) var isBroken = false
  /// Whether nothing happens in the run at any time.
  private(set) var isBare = false
  private var fingerprint: Fingerprint?
  private var reducesMotion = false
  private var glideStart: Int64?
  /// What is seen when the glide has come to its end.
  private var glideEnd = Viewport()
  private var isCentered = false
  /// How large the canvas will be, as far as is known before it is.
  private var expected = CGSize.zero

  private static let leastSize = CGSize(width: 220, height: 140)
  /// How long cards take to their new places, in microseconds.
  private static let glideTime = 220_000.0
  /// More cards do not glide.
  private static let mostGliding = 1_200

  /// What the diagram depends on, so that it is worked out only when something changed.
  private struct Fingerprint: Equatable {
    let events: Int
    let recording: Int
    /// Other changes may come without an event, as when a controller is made.
    let changes: Int
    let rerunCount: Int
    let selection: NodeID?
    let browsing: TreeBrowsing
    let theme: Theme
    let system: String
    let openCount: Int
    let firstLookCount: Int
  }

  /// For an audience the drawing is as large as the screen allows, and there are no controls.
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

  func show(_ session: Session, _ look: DrawingEnvironment) {
    isBroken = !session.scriptErrors.isEmpty
    isBare = session.recording.isEmpty
    let mark = Fingerprint(
      events: session.player.eventCount, recording: session.recording.events.count,
      changes: session.recording.changes.count, rerunCount: session.rerunCount,
      selection: session.selection, browsing: session.browsing, theme: look.theme,
      system: session.opened.slug + session.version, openCount: session.openCount,
      firstLookCount: session.firstLookCount)
    guard mark != fingerprint else { return }
    if mark.system != fingerprint?.system || mark.firstLookCount != fingerprint?.firstLookCount {
      startAnew()
    }
    let old = fingerprint
    fingerprint = mark
    reducesMotion = session.reducesMotion
    let scene = session.treeScene
    self.scene = scene
    var options = look.options(for: session)
    options.treeLook = scene.look
    options.treeLook.changes = session.stepChanges
    self.options = options
    let hit = session.browsing.search?.hit
    if session.selection != old?.selection { follow(session.selection, in: scene) }
    // Before it has a size it is drawn for the one that is expected.
    if room.width > 1 {
      draw(
        revealing: session.selection != old?.selection ? session.selection : nil,
        hit != old?.browsing.search?.hit ? hit : nil)
    }
    searchBar.show(session.browsing.search, scene.matches)
    breadcrumbs.show(scene.path(to: session.browsing.isolated), in: scene)
  }

  /// Draws the trees for a size that the pane is about to get, so that they stand there from the first
  /// picture on.
  func expect(_ size: CGSize) {
    let bars = Double(widget.minimumHeight) - Self.leastSize.height
    expected = CGSize(width: size.width, height: size.height - bars)
    if canvas.size.width <= 1 { draw() }
  }

  /// How large the canvas is, or is about to be.
  private var room: CGSize { canvas.size.width > 1 ? canvas.size : expected }

  /// Draws letters as large as the desktop wishes them.
  func showLetters() { viewport.letterScale = DesktopSettings.letterScale }

  /// Other trees: nothing of how the last ones were looked at is left.
  private func startAnew() {
    viewport.readable()
    (current, hovered, menuKey, isCentered) = (nil, nil, nil, false)
    (index, targetIndex) = (nil, nil)
  }

  /// Menus and keys are about what is chosen, wherever it was chosen.
  private func follow(_ selection: NodeID?, in scene: TreeScene) {
    guard let selection, current?.node != selection else { return }
    if let key = scene.cards(of: selection).first(where: { $0.node == selection }) { current = key }
  }

  /// Draws the trees as they are now, in the arrangement that suits the room.
  ///
  /// A node that was chosen and a hit that was gone to are brought in sight.
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
    // Half-way through a glide the drawing is of no size that suits anything.
    if clock.isRunning { viewport = glideEnd }
    viewport.resize(size, content: next.size)
    if let anchor {
      // In another room it stands as far to the side as before.
      let stretch = before.size.width > 1 ? size.scale(from: before.size) : (x: 1, y: 1)
      viewport.hold(
        anchor.place, at: CGPoint(x: anchor.point.x * stretch.x, y: anchor.point.y * stretch.y))
    }
    centerOnce(next)
    viewport.reveal(next, node, hit)
    // Another size is followed at once, unless the trees are put beside or below each other for it.
    let isFollowed =
      before.size != size && (before.size.width <= 1 || next.arrangement == old?.arrangement)
    let glides =
      !reducesMotion && !isFollowed
      && max(next.cards.count, old?.cards.count ?? 0) <= Self.mostGliding
    if let old, glides, viewport != before || !old.hasSamePlaces(as: next) {
      glide(from: old, before, to: nextIndex, viewport)
    } else {
      clock.stop()
      place(nextIndex)
    }
  }

  /// The room is another: the trees may stand otherwise.
  private func rearrange() {
    guard canvas.size != viewport.size else { return }
    if clock.isRunning {
      clock.stop()
      // What the glide was about to bring in sight stays so.
      (viewport, index) = (glideEnd, targetIndex)
    }
    draw()
  }

  /// A tree that is wider than the pane is seen around its root at first.
  private func centerOnce(_ diagram: NodeDiagram) {
    guard !isCentered, viewport.size.width > 1, let first = diagram.cards.first else { return }
    isCentered = true
    viewport.center(on: CGPoint(x: first.frame.midX, y: 0))
  }

  /// A card that is to stay where it is while others come and go: the chosen one, or the first in sight.
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

  /// Ends a glide at once, as before the view is moved by hand.
  func finishGlide() {
    guard clock.isRunning, let targetIndex else { return }
    clock.stop()
    viewport.resize(canvas.size, content: targetIndex.diagram.size)
    place(targetIndex)
  }

  /// Shows a diagram: widgets for its cards, one picture for its lines.
  ///
  /// During an animated move the pane draws plates, which hide the widgets; they are placed when it
  /// ends.
  private func place(_ index: DiagramIndex, isOnTheWay: Bool = false) {
    self.index = index
    let isSeen = !showsPlates || cards.paintsFaces
    if !isOnTheWay || isSeen { host() }
    minimap.show(targetIndex ?? index, through: viewport, options)
    canvas.queueDraw()
  }

  /// Gives widgets to the cards that are to have one.
  func host() {
    guard let index else { return }
    if canvas.nodeSpace != (viewport.origin, viewport.scale) {
      canvas.nodeSpace = (viewport.origin, viewport.scale)
    }
    cards.host(
      index, in: viewport.visible, besides: current, paintsFaces: !showsPlates, on: canvas)
  }

  /// Sees the drawing otherwise, as after zooming or panning.
  func look(_ body: (inout Viewport) -> Void) {
    finishGlide()
    // What changes it may ask how it is.
    var next = viewport
    body(&next)
    viewport = next
    host()
    if let targetIndex { minimap.show(targetIndex, through: viewport, options) }
    canvas.queueDraw()
  }
}

extension NodeDiagram {
  /// Whether another diagram has the same cards at the same places.
  fileprivate func hasSamePlaces(as other: NodeDiagram) -> Bool {
    cards.map(\.key) == other.cards.map(\.key) && cards.map(\.frame) == other.cards.map(\.frame)
  }
}

extension CGSize {
  /// How many times as wide and as high it is as another.
  fileprivate func scale(from other: CGSize) -> (x: Double, y: Double) {
    (width / other.width, height / other.height)
  }
}

extension Viewport {
  /// Brings the cards of a node in sight, with those of what belongs to it if there is room; then a hit.
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
