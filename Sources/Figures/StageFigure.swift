package import Drawing
package import Geometry
package import Hierarchy

/// The simulated screen as a person would see it, in its device or bare.
package struct StageFigure {
  package let picture: DisplayList
  /// From points of the screen to points of the picture, so that clicks find their view.
  package let screenTransform: CGAffineTransform
  /// Where the screen lies in the picture.
  package let screenFrame: CGRect

  /// How far the case of the device reaches beyond the screen.
  private static let bezel = 12.0
  private static let screenRadius = 18.0
  /// The least room around the device.
  private static let margin = 20.0

  /// The stage of a state; several windows lie over one another, the first one at the back.
  package init(of state: HierarchyState, options: FigureOptions) {
    let palette = options.palette
    let screen =
      state.windows.first.flatMap { state.presentation(of: $0.view) }?.bounds.size
      ?? CGSize(width: 320, height: 460)
    let around = options.hasDevice ? Self.bezel + Self.margin : 0
    let natural = CGSize(width: screen.width + 2 * around, height: screen.height + 2 * around)
    let size = options.size ?? natural
    let scale = max(
      0.01, min(size.width / max(natural.width, 1), size.height / max(natural.height, 1), 2))
    screenTransform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (size.width - screen.width * scale) / 2,
      ty: (size.height - screen.height * scale) / 2)
    let box = CGRect(origin: .zero, size: screen)
    screenFrame = box.applying(screenTransform)

    let canvas = Canvas(state, options: options)
    var items: [DisplayList.Item] = []
    if options.hasDevice { items += Self.device(around: box, palette: palette) }
    let radius = options.hasDevice ? Self.screenRadius : 0
    let glass = Path.roundedRectangle(box, radius: radius)
    items.append(.fill(glass, .black))
    var inside: [DisplayList.Item] = []
    for window in state.windows {
      inside += canvas.items(of: window.view)
    }
    items.append(.group(Group(clip: glass, items: inside)))
    if let selection = options.selection { items += canvas.outline(of: selection) }
    picture = DisplayList(
      size: size, background: options.hasDevice ? palette.stageGround : nil,
      items: [
        .group(Group(transform: ProjectiveTransform(screenTransform), items: items))
      ], title: FigureKind.stage.title, summary: Self.summary(of: state))
  }

  /// A calm dark case with a fine bright edge and a soft shadow.
  private static func device(around screen: CGRect, palette: Palette) -> [DisplayList.Item] {
    let body = screen.insetBy(dx: -bezel, dy: -bezel)
    let radius = screenRadius + bezel
    let outline = Path.roundedRectangle(body, radius: radius)
    let shadow = ViewState.Shadow(radius: 7, opacity: 0.28, offset: CGSize(width: 0, height: 4))
    return SoftShadow.items(of: body, cornerRadius: radius, shadow) + [
      .fill(outline, Color(hex: 0x1B1E21)),
      .stroke(
        .roundedRectangle(body.insetBy(dx: 0.75, dy: 0.75), radius: radius - 0.75),
        Stroke(Color(hex: 0x4A5056), width: 1.5)),
    ]
  }

  /// What the screen says, for readers who cannot see it.
  private static func summary(of state: HierarchyState) -> String {
    guard let window = state.windows.first else { return "No window." }
    var lines: [String] = []
    func visit(_ id: NodeID) {
      guard let view = state.presentation(of: id), !view.isHidden, view.alpha > 0 else { return }
      if let words = view.content.words { lines.append("\(view.name): \(words)") }
      view.subviews.forEach(visit)
    }
    visit(window.view)
    return lines.joined(separator: "\n")
  }
}

extension Content {
  /// What the content says aloud, or nil when it says nothing.
  var words: String? {
    switch self {
    case .none: nil
    case .text(let text): text.string.isEmpty ? nil : text.string
    case .picture(let name): name
    case .button(let title): title
    case .bar(let title, let back): back.map { "\(title), back to \($0)" } ?? title
    case .list(let rows): rows.joined(separator: ", ")
    case .map(let map): "map around \(map.center.text)"
    case .spinner: "loading"
    }
  }
}
