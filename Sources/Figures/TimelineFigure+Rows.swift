package import Hierarchy

/// Positions of lanes in a scrolled timeline, before it is drawn.
extension TimelineFigure {
  /// The scroll offset that shows some controllers' lanes between the ruler and the spans; nil if
  /// none has a lane.
  ///
  /// Keeps the visible range `seen` if it suffices. Otherwise the ruler covers no lane, and if not
  /// all fit, the first ones are visible.
  package static func offset(
    revealing controllers: Set<NodeID>, in content: TimelineContent, height: Double,
    seen: ClosedRange<Double>
  ) -> Double? {
    let lanes = content.lanes.lanes
    let places = lanes.indices.filter { controllers.contains(lanes[$0].controller) }
    guard let first = places.first, let last = places.last else { return nil }
    let share = laneShare(of: content, height: height)
    let most = share * content.tops[first]
    // Leave twelve points around the spans.
    let end =
      headerHeight + share * (content.tops[last] + lanes[last].height)
      + Self.height(ofRows: content.rows.count) + 12
    let least = min(end - (seen.upperBound - seen.lowerBound), most)
    if (least...most).contains(seen.lowerBound) { return seen.lowerBound }
    guard seen.lowerBound < least else { return most }
    return content.tops.lazy.map { share * $0 }.first { $0 >= least } ?? most
  }
}
