import Drawing
import Geometry
import Hierarchy

/// A device's screen: the window, the status bar, and a second app.
struct Glass {
  /// The bounds, in points of the window.
  let box: CGRect
  /// The window.
  let window: CGRect
  /// The status bar, unless hidden.
  let statusBar: CGRect?
  /// The divider between two apps, if any.
  let divider: CGRect?
  /// The other app.
  let neighbour: CGRect?

  /// Creates the screen for a window size.
  init(around size: CGSize, options: FigureOptions) {
    let shared = options.sharedScreen
    window = CGRect(origin: .zero, size: size)
    let whole = CGSize(
      width: max(size.width, shared?.width ?? 0), height: max(size.height, shared?.height ?? 0))
    let barHeight =
      options.showsStatusBar && StatusBarDrawing.isShown(on: whole) ? StatusBarDrawing.height : 0
    box = CGRect(
      x: 0, y: 0 - barHeight, width: whole.width, height: whole.height + barHeight)
    statusBar =
      barHeight > 0 ? CGRect(x: 0, y: -barHeight, width: whole.width, height: barHeight) : nil
    guard shared != nil else {
      (divider, neighbour) = (nil, nil)
      return
    }
    let edge = size.width + StageFigure.dividerWidth
    divider = CGRect(
      x: size.width, y: 0, width: StageFigure.dividerWidth, height: whole.height)
    neighbour =
      edge < whole.width
      ? CGRect(x: edge, y: 0, width: whole.width - edge, height: whole.height) : nil
  }

  /// The items beside the window.
  func items(on canvas: StagePainter) -> [DisplayList.Item] {
    (statusBar.map { StatusBarDrawing.items(in: $0, on: canvas) } ?? [])
      + (neighbour.map(Neighbour.items(in:)) ?? [])
      + (divider.map(Self.handle(of:)) ?? [])
  }

  /// The handle of a divider.
  private static func handle(of divider: CGRect) -> [DisplayList.Item] {
    let grip = CGRect(x: divider.midX - 2, y: divider.midY - 20, width: 4, height: 40)
    return [
      .fill(.rectangle(divider), .black),
      .fill(.roundedRectangle(grip, radius: 2), Color(hex: 0xC4C8CC)),
    ]
  }
}

/// The status bar above the window, black as on older iPhones.
///
/// The window begins below it, as there is no safe area. It is hidden in compact height, as on a
/// phone in landscape.
enum StatusBarDrawing {
  static let height = 20.0
  private static let ink = Color(hex: 0xE9ECEE)
  private static let side = 9.0

  static func isShown(on screen: CGSize) -> Bool {
    TraitCollection(screenWidth: screen.width, height: screen.height).verticalSizeClass
      != .compact
  }

  static func items(in box: CGRect, on canvas: StagePainter) -> [DisplayList.Item] {
    let time = TextRun("9:41", size: 12.5, weight: .semibold, color: ink)
    return bars(from: CGPoint(x: box.minX + side, y: box.midY + 4))
      + [canvas.centered(time, in: box)].compactMap(\.self)
      + battery(endingAt: CGPoint(x: box.maxX - side, y: box.midY))
  }

  /// The signal strength: four bars.
  private static func bars(from foot: CGPoint) -> [DisplayList.Item] {
    (0..<4).map { index in
      let height = 3 + 2 * Double(index)
      let bar = CGRect(
        x: foot.x + 5 * Double(index), y: foot.y - height, width: 3.5, height: height)
      return .fill(.roundedRectangle(bar, radius: 1), ink)
    }
  }

  private static func battery(endingAt end: CGPoint) -> [DisplayList.Item] {
    let body = CGRect(x: end.x - 24, y: end.y - 5, width: 21, height: 10)
    let pole = CGRect(x: end.x - 2.2, y: end.y - 2, width: 1.8, height: 4)
    let charge = CGRect(x: body.minX + 2, y: body.minY + 2, width: 13, height: 6)
    return [
      .stroke(.roundedRectangle(body, radius: 2.5), Stroke(ink, width: 1)),
      .fill(.roundedRectangle(pole, radius: 0.9), ink),
      .fill(.roundedRectangle(charge, radius: 1), ink),
    ]
  }
}

/// A neutral placeholder for a second app.
enum Neighbour {
  private static let ground = Color(hex: 0xDDE0DC)
  private static let ink = Color(hex: 0xC5CAC5)
  /// More than any screen shows.
  private static let mostLines = 200

  static func items(in box: CGRect) -> [DisplayList.Item] {
    let bar = CGRect(x: box.minX, y: box.minY, width: box.width, height: 44)
    let items: [DisplayList.Item] = [
      .fill(.rectangle(box), ground), .fill(.rectangle(bar), ink),
    ]
    let rows = min(max(0, Int(clamping: (box.height - 76) / 44)), mostLines)
    let room = max(0, box.width - 48)
    let lines = (0..<rows).map { row in
      // Alternate line lengths, as in text.
      let share = [0.86, 0.62, 0.94, 0.48][row % 4]
      let line = CGRect(
        x: box.minX + 24, y: box.minY + 68 + 44 * Double(row), width: room * share, height: 12)
      return DisplayList.Item.fill(.roundedRectangle(line, radius: min(6, line.width / 2)), ink)
    }
    return [.group(Group(clip: .rectangle(box), items: items + lines))]
  }
}
