package import Drawing
package import Geometry
package import Hierarchy
import Tunnel
import Support

/// The simulated screen, with or without its device.
package struct StageFigure {
  package let picture: DisplayList
  /// The transform from screen to picture, for hit tests.
  package let screenTransform: CGAffineTransform
  /// The window's frame in the picture.
  package let screenFrame: CGRect
  /// The divider's frame in the picture, in Split View; nil otherwise.
  package let dividerFrame: CGRect?
  let mapLook: MapLook

  /// The thickness of the device's bezel.
  package static let bezel = 12.0
  /// The divider's width in Split View.
  package static let dividerWidth = 10.0
  private static let screenRadius = 18.0
  private static let caseColor = Color(hex: 0x1B1E21)
  /// The smallest margin around the device.
  private static let margin = 20.0

  /// Draws the stage of a state; several windows overlap, the first at the back.
  package init(of state: HierarchyState, options: FigureOptions) {
    let palette = options.palette
    mapLook = options.mapLook
    let screen = Self.screenSize(of: state)
    let glass = Glass(around: screen, options: options)
    let box = glass.box
    let natural = Self.naturalSize(around: glass, options)
    let size = options.size ?? natural
    let middle =
      options.stageSight.map { sight in
        CGPoint(
          x: sight.origin.x + natural.width / 2 * sight.scale,
          y: sight.origin.y + natural.height / 2 * sight.scale)
      } ?? CGPoint(x: size.width / 2, y: size.height / 2)
    let scale = Self.scale(natural, options)
    var corner = CGPoint(
      x: middle.x - box.width / 2 * scale, y: middle.y - box.height / 2 * scale)
    if options.mapLook.isOnScreen, options.stageSight == nil {
      // Align to whole pixels for sharp edges.
      corner = CGPoint(x: corner.x.rounded(), y: corner.y.rounded())
    }
    screenTransform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: corner.x - box.minX * scale,
      ty: corner.y - box.minY * scale)
    screenFrame = glass.window.applying(screenTransform)
    dividerFrame = glass.divider?.applying(screenTransform)

    guard screen.width > 0, screen.height > 0, !Self.isWithoutSizes(state) else {
      picture = Self.unknownScreen(
        options.size ?? CGSize(width: 240, height: 160), options, isProgram: state.showsProgram)
      return
    }
    let canvas = StagePainter(state, options: options)
    var items: [DisplayList.Item] = []
    let hasDevice = options.hasDevice && !state.showsProgram
    if hasDevice {
      items += Self.device(around: box, isOnScreen: options.mapLook.isOnScreen)
    }
    if state.showsProgram {
      items += Self.windows(
        of: state, isOnScreen: options.mapLook.isOnScreen, hasShadow: options.hasDevice)
    } else {
      let radius = hasDevice ? Self.screenRadius : 0
      items.append(.fill(.roundedRectangle(box, radius: radius), .black))
    }
    var inside: [DisplayList.Item] = []
    for window in state.windows {
      inside += canvas.items(of: window.view)
    }
    // A rounded clip would slow down all animation inside; cover the corners instead.
    items.append(.group(Group(clip: .rectangle(glass.window), items: inside)))
    if !canvas.roles.isEmpty {
      let placed = DisplayList(size: glass.window.size, items: inside).nodes
      items += canvas.roles(on: placed, in: glass.window)
    }
    items += glass.items(on: canvas)
    if hasDevice {
      items += Self.corners(of: box, isOnScreen: options.mapLook.isOnScreen)
        .map { .fill($0, Self.caseColor) }
    }
    if let ghost = options.ghost { items += canvas.outlines(of: ghost, options: options) }
    if let pointed = options.pointed {
      items += canvas.edge(
        of: pointed, Stroke(palette.accent.withAlpha(0.7), width: 1.5), onWhite: 0.6)
    }
    if let selection = options.selection { items += canvas.outline(of: selection) }
    let stage = DisplayList.Item.group(
      Group(transform: ProjectiveTransform(screenTransform), items: items))
    picture = DisplayList(
      size: size, background: options.hasDevice ? palette.stageGround : nil,
      items: [stage]
        + canvas.widgetWords(
          on: stage, size, within: screenFrame.overlap(with: CGRect(origin: .zero, size: size)),
          scale: scale, options),
      title: FigureKind.stage.title, summary: Self.summary(of: state))
  }

  private static func screenSize(of state: HierarchyState) -> CGSize {
    state.windows.first.flatMap { state.presentation(of: $0.view) }?.bounds.size
      ?? CGSize(width: 320, height: 460)
  }

  /// The natural size of a state's stage, including the device.
  package static func naturalSize(of state: HierarchyState, options: FigureOptions) -> CGSize {
    naturalSize(around: Glass(around: screenSize(of: state), options: options), options)
  }

  private static func scale(_ natural: CGSize, _ options: FigureOptions) -> Double {
    let size = options.size ?? natural
    return max(
      0.01,
      options.stageSight?.scale
        ?? min(
          size.width / max(natural.width, 1), size.height / max(natural.height, 1),
          options.greatestStageScale))
  }

  private static func naturalSize(around glass: Glass, _ options: FigureOptions) -> CGSize {
    let around = options.hasDevice ? 2 * (bezel + margin) : 0
    return CGSize(width: glass.box.width + around, height: glass.box.height + around)
  }

  /// Whether there are nodes, none of which has a frame.
  private static func isWithoutSizes(_ state: HierarchyState) -> Bool {
    if state.showsProgram {
      return state.views.values.allSatisfy { $0.superview == nil || $0.unknown.contains(.frame) }
    }
    guard state.windows.isEmpty else { return false }
    return state.views.values.isEmpty
      ? state.controllers.values.contains { $0.unknown != [] }
      : state.views.values.allSatisfy { $0.unknown.contains(.frame) }
  }

  /// The placeholder of a screen without a size, as in a dump without frames.
  private static func unknownScreen(
    _ size: CGSize, _ options: FigureOptions, isProgram: Bool
  ) -> DisplayList {
    let margin = min(20, size.width / 8)
    let reason =
      isProgram
      ? localized("The program reports no frames.")
      : localized("This dump has no frames.")
    let words = reason + " " + localized("The hierarchy shows everything known.")
    let run = TextRun(
      words, size: 13 * options.letterScale, color: options.palette.secondaryText,
      alignment: .center,
      width: size.width - 2 * margin, maximumLines: 0)
    let height = options.shaper.size(of: run).height
    return DisplayList(
      size: size, background: options.hasDevice ? options.palette.stageGround : nil,
      items: [.text(run, at: CGPoint(x: margin, y: (size.height - height) / 2))],
      title: FigureKind.stage.title, summary: run.text)
  }

  /// The areas between a screen's square and rounded corners, painted by the bezel.
  ///
  /// On a screen as separate paths, so that none needs pixels of the full size.
  private static func corners(of screen: CGRect, isOnScreen: Bool) -> [Path] {
    let square = screen.insetBy(dx: -1, dy: -1)
    guard isOnScreen else {
      var corners = Path.rectangle(square)
      corners.append(.roundedRectangle(screen, radius: screenRadius))
      return [corners]
    }
    let turns = [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)]
    return zip(screen.corners, turns).map { corner, turn in
      // From the corner along one edge, back along the arc, and home along the other edge.
      func point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: corner.x + turn.0 * x, y: corner.y + turn.1 * y)
      }
      let (radius, pull) = (screenRadius, screenRadius * (1 - Path.quarterCircle))
      var path = Path()
      path.move(to: point(-1, -1))
      path.line(to: point(radius, -1))
      path.line(to: point(radius, 0))
      path.curve(point(pull, 0), point(0, pull), to: point(0, radius))
      path.line(to: point(-1, radius))
      path.close()
      return path
    }
  }

  /// A dark bezel with a thin bright edge and a soft shadow.
  ///
  /// On a screen, which repaints it every frame, the shadow behind it is omitted; exports are not
  /// affected.
  private static func device(around screen: CGRect, isOnScreen: Bool) -> [DisplayList.Item] {
    let body = screen.insetBy(dx: -bezel, dy: -bezel)
    let radius = screenRadius + bezel
    let outline = Path.roundedRectangle(body, radius: radius)
    let shadow = ViewState.Shadow(radius: 7, opacity: 0.28, offset: CGSize(width: 0, height: 4))
    let shades = SoftShadow.items(
      of: body, cornerRadius: radius, shadow, below: isOnScreen ? body : nil)
    return shades + [
      .fill(outline, caseColor),
      .stroke(
        .roundedRectangle(body.insetBy(dx: 0.75, dy: 0.75), radius: radius - 0.75),
        Stroke(Color(hex: 0x4A5056), width: 1.5)),
    ]
  }

  /// The accessible description of the screen.
  private static func summary(of state: HierarchyState) -> String {
    guard let window = state.windows.first else { return localized("No window.") }
    var lines: [String] = []
    var open = [window.view]
    while let id = open.popLast() {
      guard let view = state.presentation(of: id), !view.isHidden, view.alpha > 0 else { continue }
      if let words = view.content.words { lines.append("\(view.name): \(words)") }
      open += view.subviews.reversed()
    }
    return lines.joined(separator: "\n")
  }
}

extension Content {
  /// The accessible text of the content, or nil.
  var words: String? {
    switch self {
    case .none: nil
    case .text(let text): text.string.isEmpty ? nil : text.string
    case .picture(let name): name
    case .button(let title): title
    case .bar(let title, let back): BarFace(title: title, back: back).words
    case .slidingBar(let bar): bar.nearer.words
    case .list(let rows): rows.joined(separator: ", ")
    case .map(let map): localized("map around \(map.center.text(in: .english))")
    case .spinner: localized("loading")
    case .widget(let widget): widget.name.isEmpty ? widget.role : "\(widget.name), \(widget.role)"
    }
  }
}

extension Content.BarFace {
  fileprivate var words: String { back.map { localized("\(title), back to \($0)") } ?? title }
}
