public import Geometry

/// The route of an edge from the bottom of a parent to the top of its child.
///
/// Edges turn only in the channel right above the child, which a tidy tree keeps free of nodes, so
/// no edge crosses a node. If the parent is shorter than its level, the edge first runs straight
/// down to the channel.
public enum EdgeRoute: Hashable, Sendable {
  /// The shape of an edge's turn.
  public enum Shape: Hashable, Sendable, CaseIterable {
    /// An S-curve with vertical ends.
    case curve
    /// Two right angles.
    case elbow
  }

  /// A line from `start` to `stem` (often the same point), then one cubic curve to `end`.
  case curve(start: CGPoint, stem: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// Three lines: down to `bend`, across to `turn`, down to `end`.
  case elbow(start: CGPoint, bend: CGPoint, turn: CGPoint, end: CGPoint)

  /// The route between two points that turns within `channel` above `end`.
  public init(from start: CGPoint, to end: CGPoint, channel: CGFloat, as shape: Shape) {
    let channelTop = max(start.y, end.y - channel)
    let middle = (channelTop + end.y) / 2
    switch shape {
    case .curve:
      self = .curve(
        start: start, stem: CGPoint(x: start.x, y: channelTop),
        control1: CGPoint(x: start.x, y: middle), control2: CGPoint(x: end.x, y: middle), end: end)
    case .elbow:
      self = .elbow(
        start: start, bend: CGPoint(x: start.x, y: middle), turn: CGPoint(x: end.x, y: middle),
        end: end)
    }
  }

  /// The points of the route in order, controls included.
  public var points: [CGPoint] {
    switch self {
    case .curve(let start, let stem, let control1, let control2, let end):
      [start, stem, control1, control2, end]
    case .elbow(let start, let bend, let turn, let end):
      [start, bend, turn, end]
    }
  }
}
