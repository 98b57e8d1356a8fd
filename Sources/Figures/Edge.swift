package import Drawing
package import Geometry
import TreeLayout

/// A line of a diagram between two cards, routed by their frames.
package struct Edge: Hashable, Sendable {
  /// The relation that the line shows.
  package enum Kind: Hashable, Sendable {
    /// The upper card contains the lower one.
    case containment
    /// The upper controller presents the lower one.
    case presentation
    /// The controller at the start observes the one at the end.
    case observation
    /// The coordinator at the start shows the controller at the end.
    case showing
    /// The controller at the start owns the view at the end, which is inside another controller's
    /// view.
    case torn
    /// The controller at the start references the one at the end (layering violation).
    case knowledge
    /// The view at the end belongs to the controller at the start, and one of them is selected.
    case link

    /// Whether lines of this kind form a tree for navigation.
    package var makesTree: Bool { self == .containment || self == .presentation }

    /// Whether parallel lines of this kind use lanes.
    var hasLanes: Bool { self != .observation && !makesTree }

    /// The distance of a lane to the right of all controllers.
    func gap(ofLane lane: Int) -> Double {
      switch self {
      case .showing: 22 + 7 * Double(lane)
      case .torn: 4 + 4 * Double(lane)
      case .knowledge: 16 + 3 * Double(lane)
      case .containment, .presentation, .observation, .link: 10
      }
    }
  }

  package let kind: Kind
  package let from: Card.Key
  package let to: Card.Key
  package let stroke: Stroke
  /// A label at its end, as in "moving to parent"; nil for none.
  package let tag: EdgeTag?
  /// Less than 1 during insertion and removal.
  package var opacity = 1.0

  /// The number of lanes; further lines share one.
  static let lanes = 6

  /// The height of the free space above the lower card.
  static let channel = 34.0

  /// The line between two frames.
  ///
  /// Observed controllers, and those shown by a coordinator, may be anywhere: unless directly
  /// below, the line goes around all cards, at `detour`; `lane` separates several such lines.
  package func path(
    from start: CGRect, to end: CGRect, channel: Double = Edge.channel, detour: Double,
    lane: Int = 0
  ) -> Path {
    guard !kind.makesTree else {
      return Self.curve(
        from: CGPoint(x: start.midX, y: start.maxY), to: CGPoint(x: end.midX, y: end.minY),
        channel: channel)
    }
    guard kind != .link else { return Self.link(from: start, to: end) }
    // Offset from the containment line, so that both are visible.
    let aside = kind == .observation ? Self.aside : -Self.aside
    let from = CGPoint(x: start.midX + aside, y: start.maxY)
    let to = CGPoint(x: end.midX + Self.aside, y: end.minY)
    if kind == .observation, to.y >= from.y, to.y - from.y <= channel + 1 {
      return Self.curve(from: from, to: to, channel: channel)
    }
    let (below, above) = (from.y + 9 + Double(lane) * 2, to.y - 7 - Double(lane) * 3)
    return Self.around([
      from, CGPoint(x: from.x, y: below), CGPoint(x: detour, y: below),
      CGPoint(x: detour, y: above), CGPoint(x: to.x, y: above), to,
    ])
  }

  /// Adds a branch without its bend: down to the channel, then straight to the lower card.
  func addThread(to path: inout Path, from start: CGRect, to end: CGRect, channel: Double) {
    let (top, bottom) = (
      CGPoint(x: start.midX, y: start.maxY), CGPoint(x: end.midX, y: end.minY)
    )
    path.move(to: top)
    if case .curve(_, let stem, _, _, _) = EdgeRoute(
      from: top, to: bottom, channel: channel, as: .curve), stem != top
    {
      path.line(to: stem)
    }
    path.line(to: bottom)
  }

  private static let aside = 16.0

  /// A polyline with rounded corners.
  private static func around(_ points: [CGPoint]) -> Path {
    var path = Path([.move(points[0])])
    for (index, corner) in points.enumerated().dropFirst().dropLast() {
      let (before, after) = (points[index - 1], points[index + 1])
      func toward(_ other: CGPoint) -> CGPoint {
        let (dx, dy) = (other.x - corner.x, other.y - corner.y)
        let length = max(hypot(dx, dy), 1e-9)
        let reach = min(6, length / 2)
        return CGPoint(x: corner.x + dx / length * reach, y: corner.y + dy / length * reach)
      }
      path.line(to: toward(before))
      path.curve(corner, corner, to: toward(after))
    }
    path.line(to: points[points.count - 1])
    return path
  }

  /// Straight, behind all cards: downwards if the end is below, else to the right.
  private static func link(from start: CGRect, to end: CGRect) -> Path {
    let isBelow = end.minY >= start.maxY && end.minX < start.maxX + 40
    let from =
      isBelow
      ? CGPoint(x: start.midX, y: start.maxY)
      : CGPoint(x: end.minX >= start.maxX ? start.maxX : start.midX, y: start.midY)
    let to = isBelow ? CGPoint(x: end.midX, y: end.minY) : CGPoint(x: end.minX, y: end.midY)
    let (middle, half) = (CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2), isBelow)
    var path = Path([.move(from)])
    path.curve(
      half ? CGPoint(x: from.x, y: middle.y) : CGPoint(x: middle.x, y: from.y),
      half ? CGPoint(x: to.x, y: middle.y) : CGPoint(x: middle.x, y: to.y), to: to)
    return path
  }

  private static func curve(from start: CGPoint, to end: CGPoint, channel: Double) -> Path {
    guard
      case .curve(_, let stem, let control1, let control2, _) = EdgeRoute(
        from: start, to: end, channel: channel, as: .curve)
    else { return .line(from: start, to: end) }
    var path = Path([.move(start)])
    if stem != start { path.line(to: stem) }
    path.curve(control1, control2, to: end)
    return path
  }
}

/// A label on a plate just above a card, on the line to it.
package struct EdgeTag: Hashable, Sendable {
  package let run: TextRun
  package let size: CGSize
  package let surface: Color
  package let outline: Color

  /// The plate above a card at `frame`.
  func items(above frame: CGRect) -> [DisplayList.Item] {
    let box = CGRect(
      x: frame.midX - size.width / 2, y: frame.minY - size.height - 5, width: size.width,
      height: size.height)
    let plate = Path.roundedRectangle(box, radius: size.height / 2)
    var run = run
    (run.width, run.alignment) = (size.width, .center)
    return [
      .fill(plate, surface), .stroke(plate, Stroke(outline, width: 1)),
      .text(run, at: CGPoint(x: box.minX, y: box.minY + 2)),
    ]
  }
}
