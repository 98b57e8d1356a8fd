import Drawing
import Figures
import Geometry
import GioKit
import GtkKit
import Hierarchy
import Session
import Tunnel
import Support

/// The simulated screen: shows a state, and sends the user's actions.
///
/// The picture is drawn as a whole; its accessible elements are invisible widgets above it. The map
/// viewports belong to the pane.
final class StagePane {
  /// A drag, by its target.
  enum Drag {
    /// A marker, with the grab offset from its foot and the pointer's position.
    case marker(Int, map: NodeID, offset: CGPoint, at: CGPoint)
    /// A map's background, and the last position.
    case ground(map: NodeID, at: CGPoint)
    /// The screen's content: the touch's start, and the time of its last move.
    case screen(start: CGPoint, moved: ContinuousClock.Instant)
    /// An edge of the device.
    case edge(Grip)
    /// A stage without interaction, and the last position.
    case picture(at: CGPoint)
  }

  /// The minimum size of the picture.
  static let leastSize = CGSize(width: 200, height: 120)

  let widget: Box
  let canvas = Canvas(role: .group)
  let menu: PopoverMenu
  let offersMenus: Bool
  /// Called when the menu has closed and nothing has the focus.
  var menuClosed: () -> Void = {}
  private let title = Label(localized("Stage"))
  /// The heading's width, also while it is hidden.
  private var titleWidth = 0
  private let controls: [Widget]
  private let veils = Label("", style: "dim-label")
  private let veilBar: Box
  var act: (Session.Action.Stage) -> Void = { _ in }
  /// The node hovered in another pane.
  var pointed: NodeID? {
    didSet { if pointed != oldValue { canvas.queueDraw() } }
  }
  /// The node hovered here, and the receiver of changes.
  var pointedHere: NodeID?
  var onPoint: (NodeID?) -> Void = { _ in }
  private(set) var model: StageModel?
  var readers: [StageFigure.AccessibleItem.ID: NodeWidget] = [:]
  var hand: Drag?
  /// The hovered view; nil if the stage is interactive.
  var looked: NodeID? { didSet { if looked != oldValue { redraw() } } }
  /// The map viewports before the drag.
  var sightsBefore: [NodeID: MapSight] = [:]
  /// The viewport of a stage without interaction.
  var viewport = Viewport.ofStage
  /// The largest scale: higher for an audience.
  var greatestScale = 2.0
  /// The last pinch scale, relative to its start.
  var pinch = 1.0
  /// Counts clicks: a pending single click is void after another.
  var click = 0
  /// Moves a map whose marker is held at its edge.
  private(set) lazy var edgeClock = FrameClock(of: canvas)
  private(set) var look: DrawingEnvironment?
  private var cached: (size: CGSize, figure: StageFigure)?
  private var drawn: Drawn?
  /// Redraws maps in full detail after a pause in interaction.
  private var unrest: MainLoopTimer?
  private var isUnquiet = false

  /// Whether the stage was touched, so that maps are drawn beyond their edges, for panning.
  var isAtHand = false {
    didSet {
      guard isAtHand != oldValue else { return }
      redraw()
      if let model, model.state.showsMap { WorldStore.installed.prepareInBackground() }
    }
  }

  /// The map options and viewports.
  var mapLook = MapLook() {
    didSet {
      guard mapLook != oldValue else { return }
      refine()
      mapLookChanged(mapLook)
    }
  }
  /// Called when the map options or viewports change.
  var mapLookChanged: (MapLook) -> Void = { _ in }

  /// Creates a stage with controls in its heading; without any it has no heading.
  ///
  /// Without controls it is for an audience, and has no menus either.
  init(controls: [Widget] = []) {
    self.controls = controls
    offersMenus = !controls.isEmpty
    menu = PopoverMenu(on: canvas)
    veils.horizontalAlignment = 0
    veils.isEllipsized = true
    veils.expandsHorizontally = true
    let showAll = Button(.text(localized("Show All")), action: AppAction.unveilAll.fullName)
    showAll.isVisible = offersMenus
    veilBar = Box(.horizontal, spacing: 6, [veils, showAll])
    veilBar.addStyle("pane-bar")
    veilBar.isVisible = false
    canvas.setAccessibleLabel(localized("Stage"))
    canvas.setSize(
      minimum: Self.leastSize, natural: CGSize(width: 420, height: 560))
    canvas.expandsVertically = true
    canvas.expandsHorizontally = true
    let header = controls.isEmpty ? [] : [paneHeader(title, controls)]
    widget = Box(.vertical, header + [veilBar, canvas])
    canvas.draw { [weak self] size in self?.figure(size)?.picture }
    canvas.drawAbove { [weak self] size in self?.pointedPicture(size) }
    canvas.onResize { [weak self] _ in
      MainLoop.async {
        self?.placeReaders()
        self?.makeRoomForControls()
      }
    }
    listenToHands()
    listenToLooking()
    if offersMenus {
      canvas.onSecondClick { [weak self] event in
        guard let self, hand == nil, self.model?.inputs.isHolding != true else { return }
        openMenu(at: event.position)
      }
      menu.onClose { [weak self] in self?.menuClosed() }
    }
    canvas.onKey { [weak self] event in self?.press(event) ?? false }
  }

  /// Calls `body` with each action of the user.
  func onAction(_ body: @escaping (Session.Action.Stage) -> Void) { act = body }

  func show(_ model: StageModel, _ look: DrawingEnvironment) {
    self.model = model
    self.look = look
    veilBar.isVisible = model.veiledWords != nil
    veils.text = model.veiledWords ?? ""
    makeRoomForControls()
    redraw()
  }

  private func makeRoomForControls() {
    if widget.size.width > 1 { makeRoomForControls(in: widget.size.width) }
  }

  /// Hides the heading's label if it would be ellipsized beside the controls.
  func makeRoomForControls(in room: Double) {
    titleWidth = max(titleWidth, title.naturalWidth)
    let width = controls.map(\.naturalWidth).reduce(titleWidth) { $0 + $1 + Self.headerSpacing }
    let isCrowded = Int(room) < width
    if title.isVisible == isCrowded { title.isVisible = !isCrowded }
  }

  /// The spacing between the heading's parts, including a share of its borders.
  private static let headerSpacing = 10

  /// The marker that the user moves.
  var traveller: StageFigure.Marker? {
    model.flatMap { figure?.traveller(in: $0.state) }
  }

  /// The coordinate of that marker.
  var travellerPlace: Coordinate? {
    guard let model, let marker = traveller,
      case .map(let map)? = model.state.presentation(of: marker.map)?.content,
      map.markers.indices.contains(marker.index)
    else { return nil }
    let place = map.markers[marker.index].place
    return try? Coordinate(latitude: place.latitude, longitude: place.longitude)
  }

  /// The figure at the canvas size; nil before layout.
  var figure: StageFigure? { figure(canvas.size) }

  /// What the picture was drawn from.
  private struct Drawn: Equatable {
    let model: StageModel
    let theme: Theme
    let mapLook: MapLook
    let looked: NodeID?
    let viewport: Viewport
    let showsStatusBar: Bool
    let showsRoles: Bool
  }

  func redraw() {
    guard let model, let look else { return }
    mapLook.follow(model.state)
    let next = Drawn(
      model: model, theme: look.theme, mapLook: mapLookNow, looked: looked, viewport: viewport,
      showsStatusBar: look.showsStatusBar, showsRoles: look.showsRoles)
    guard next != drawn else { return }
    let old = drawn?.model.inputs
    if let old, old.version != model.inputs.version { mapLook.sights = [:] }
    if let old, old.document != model.inputs.document { viewport = .ofStage }
    drawn = next
    cached = nil
    if let old, old.selection != model.inputs.selection { revealSelection() }
    canvas.queueDraw()
    placeReaders()
  }

  private func figure(_ size: CGSize) -> StageFigure? {
    if let cached, cached.size == size { return cached.figure }
    guard let model, let look, size.width > 1, size.height > 1 else { return nil }
    let figure = StageFigure(of: model.state, options: options(look, for: model, size))
    cached = (size, figure)
    canvas.setAccessibleDescription(model.isReadOnly ? figure.picture.summary : "")
    return figure
  }

  func options(_ look: DrawingEnvironment, for model: StageModel, _ size: CGSize) -> FigureOptions {
    var options = look.options(for: model.opened, size: size)
    options.mapLook = mapLookNow
    options.pointed = looked
    options.greatestStageScale = greatestScale
    options.letterScale = DesktopSettings.letterScale
    options.stageSight = sight(in: size, of: model, options)
    return options
  }

  private var mapLookNow: MapLook {
    var look = mapLook
    (look.isOnScreen, look.isAtHand) = (true, isAtHand)
    look.isMoving = hand != nil || isUnquiet || model?.isMoving == true
    return look
  }

  /// Draws maps quickly now, and in full detail after a pause.
  private func refine() {
    (isUnquiet, isAtHand) = (true, true)
    redraw()
    unrest = MainLoopTimer(after: 0.16) { [weak self] in
      self?.isUnquiet = false
      self?.redraw()
    }
  }
}
