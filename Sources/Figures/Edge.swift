package import Drawing
package import Geometry
import TreeLayout

/// A line of a diagram from one card to another; its way follows from their frames.
package struct Edge: Hashable, Sendable {
  /// What the line says.
  package enum Kind: Hashable, Sendable {
    /// The upper card contains the lower one.
    case containment
    /// The upper controller presents the lower one.
    case presentation
    /// The controller at the start watches the one at the end.
    case observation
  }

  package let kind: Kind
  package let from: Card.Key
  package let to: Card.Key
  package let stroke: Stroke
  /// A word at its end, as in "moving to parent"; nil for none.
  package let tag: EdgeTag?
  /// Less than 1 while it comes or goes.
  package var opacity = 1.0

  /// The height of the free channel above the lower card.
  static let channel = 44.0

  /// The line between two cards that stand at these frames.
  package func path(from start: CGRect, to end: CGRect, channel: Double = Edge.channel) -> Path {
    let isBelow = end.minY >= start.maxY
    guard kind == .observation || !isBelow else {
      return Self.curve(
        from: CGPoint(x: start.midX, y: start.maxY), to: CGPoint(x: end.midX, y: end.minY),
        channel: channel)
    }
    guard !isBelow else {
      // Beside the line of containment, so that both can be seen.
      return Self.curve(
        from: CGPoint(x: start.midX + 16, y: start.maxY),
        to: CGPoint(x: end.midX + 16, y: end.minY), channel: channel)
    }
    // From side to side, for cards on one level or the wrong way round.
    let leftward = end.midX < start.midX
    let a = CGPoint(x: leftward ? start.minX : start.maxX, y: start.midY)
    let b = CGPoint(x: leftward ? end.maxX : end.minX, y: end.midY)
    let bend = max(24, abs(b.x - a.x) / 2) * (leftward ? -1 : 1)
    return Path([
      .move(a), .curve(CGPoint(x: a.x + bend, y: a.y), CGPoint(x: b.x - bend, y: b.y), to: b),
    ])
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

/// A word on a small plate just above a card, on the line that leads to it.
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
