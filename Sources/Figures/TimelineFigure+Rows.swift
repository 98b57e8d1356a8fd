package import Hierarchy

/// Where lanes are in a timeline that is higher than its room, before it is drawn.
extension TimelineFigure {
  /// From the upper edge of the first of some controllers' lanes to the lower one of the last, with the
  /// ruler that stays above them and the spans that stay below; nil where none has a lane.
  package static func rows(
    of controllers: Set<NodeID>, in content: TimelineContent, height: Double
  ) -> ClosedRange<Double>? {
    let lanes = content.lanes.lanes
    let places = lanes.indices.filter { controllers.contains(lanes[$0].controller) }
    guard let first = places.first, let last = places.last else { return nil }
    let share = laneShare(of: content, height: height)
    let (top, bottom) = (content.tops[first], content.tops[last] + lanes[last].height)
    // Twelve points are left around the spans.
    return share * top...headerHeight + share * bottom + Self.height(ofRows: content.rows.count)
      + 12
  }
}
