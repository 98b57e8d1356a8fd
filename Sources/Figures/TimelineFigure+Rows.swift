package import Hierarchy

/// Where lanes are in a timeline that is higher than its room, before it is drawn.
extension TimelineFigure {
  /// Which part of the height is to be seen for some controllers' lanes to stand between the ruler above and
  /// the spans below, by its upper edge; nil where none has a lane.
  ///
  /// What is `seen` now, of all the `height` of the timeline, stays where it is if it will do. Otherwise the
  /// ruler cuts no lane, and where not all of them have room the first ones do.
  package static func offset(
    revealing controllers: Set<NodeID>, in content: TimelineContent, height: Double,
    seen: ClosedRange<Double>
  ) -> Double? {
    let lanes = content.lanes.lanes
    let places = lanes.indices.filter { controllers.contains(lanes[$0].controller) }
    guard let first = places.first, let last = places.last else { return nil }
    let share = laneShare(of: content, height: height)
    let most = share * content.tops[first]
    // Twelve points are left around the spans.
    let end =
      headerHeight + share * (content.tops[last] + lanes[last].height)
      + Self.height(ofRows: content.rows.count) + 12
    let least = min(end - (seen.upperBound - seen.lowerBound), most)
    if (least...most).contains(seen.lowerBound) { return seen.lowerBound }
    guard seen.lowerBound < least else { return most }
    return content.tops.lazy.map { share * $0 }.first { $0 >= least } ?? most
  }
}
