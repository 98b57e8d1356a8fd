import Geometry
package import Hierarchy

/// The content of a recording's timeline, computed once for all drawings.
///
/// - Complexity: O(*events* + *changes*) to create.
package struct TimelineContent {
  package let recording: Recording
  let lanes: TimelineLanes
  /// Transitions in rows without overlap.
  let rows: [[TimelineLanes.Span]]
  /// The top of each lane at full height, and the bottom of the last.
  let tops: [Double]
  /// The axis at its natural size.
  let axis: TimelineAxis
  /// The names with most characters, candidates for the widest.
  let longestNames: [String]
  /// The events in the trace.
  package let shownEvents: [Int]
  /// The events that report diagnostics.
  private let diagnoses: [Int]

  package init(of recording: Recording) {
    self.recording = recording
    lanes = TimelineLanes(of: recording)
    rows = TimelinePainter.rows(of: lanes.spans).map { row in
      row.sorted { $0.start < $1.start }
    }
    var tops = [0.0]
    for lane in lanes.lanes { tops.append((tops.last ?? 0) + lane.height) }
    self.tops = tops
    axis = TimelineAxis(of: recording, start: 0)
    longestNames = lanes.lanes.map(\.name).sorted { $0.count > $1.count }.prefix(8).map(\.self)
    shownEvents = recording.defaultTraceIndices
    diagnoses =
      recording.diagnostics.isEmpty
      ? []
      : recording.events.indices.filter {
        if case .diagnostic = recording.events[$0].kind { true } else { false }
      }
  }

  /// The height below which the lanes are no longer legible.
  package var leastHeight: Double {
    let natural = (tops.last ?? 0) + Double(lanes.duties.count) * TimelineFigure.quietLaneHeight
    let rest = TimelineFigure.headerHeight + 12 + TimelineFigure.height(ofRows: rows.count)
    return (rest + natural * TimelineFigure.leastLaneShare).rounded(.up)
  }

  /// A playhead's position, as a share of the whole width.
  package func share(of playhead: Playhead) -> Double {
    axis.position(of: playhead) / max(axis.end, 1)
  }

  /// The extent of a transition, including the steps that start and end it, as shares of the whole
  /// width.
  package func stretch(from start: Instant, to end: Instant) -> ClosedRange<Double> {
    let (near, whole) = (Self.stepsAround * axis.step, max(axis.end, 1))
    // A transition without duration is among the last steps of its instant.
    if start == end, let stair = stair(at: start) {
      return max(stair.start, stair.end - 2 * near) / whole...stair.end / whole
    }
    var (left, right) = (axis.position(of: start), axis.position(of: end))
    if let stair = stair(at: start) { left = max(stair.start, stair.end - near) }
    if let stair = stair(at: end) { right = min(stair.end, stair.start + near) }
    return left / whole...max(right, left) / whole
  }

  /// The most steps of the first and last instant included in a transition.
  private static let stepsAround = 6.0

  private func stair(at instant: Instant) -> TimelineAxis.Stair? {
    axis.stairs[safe: axis.stairs.partitioningIndex { $0.instant >= instant }]
      .flatMap { $0.instant == instant ? $0 : nil }
  }

  /// The number of past trace events, given the event count.
  package func progress(afterEvents count: Int) -> Int {
    shownEvents.partitioningIndex { $0 >= count }
  }

  /// The next diagnostic after an event count.
  package func diagnosis(afterEvents count: Int) -> Diagnostic? {
    guard let event = diagnoses[safe: diagnoses.partitioningIndex { $0 >= count }],
      case .diagnostic(let place) = recording.events[event].kind
    else { return nil }
    return recording.diagnostics[Int(place)]
  }
}

extension TimelineLanes.Lane {
  /// The height if there is space.
  var height: Double {
    isQuiet ? TimelineFigure.quietLaneHeight : TimelineFigure.laneHeight
  }
}

/// The viewport of a timeline.
package struct TimelineSight: Hashable, Sendable {
  /// The horizontal zoom relative to a fitting width.
  package var zoom = 1.0
  /// The scroll offset, as a share of the whole width.
  package var scroll = 0.0
  /// The visible vertical range; nil for all.
  package var rows: ClosedRange<Double>?
  /// The highlighted transition, by its first animation.
  package var marked: Int32?

  package static let zooms = 1.0...20_000.0

  package init() {}

  /// Zooms by `factor` about a share of the visible width.
  package func zoomed(by factor: Double, about place: Double) -> TimelineSight {
    var result = self
    result.zoom = min(max(zoom * factor, Self.zooms.lowerBound), Self.zooms.upperBound)
    let point = scroll + place / zoom
    result.scroll = point - place / result.zoom
    result.keepInside()
    return result
  }

  /// Scrolls by a share of the visible width.
  package func moved(by share: Double) -> TimelineSight {
    var result = self
    result.scroll += share / zoom
    result.keepInside()
    return result
  }

  /// Frames a stretch of the whole width, with a margin on both sides.
  package func showing(_ stretch: ClosedRange<Double>, margin: Double) -> TimelineSight {
    var result = self
    let length = max(stretch.upperBound - stretch.lowerBound, 1e-9) * (1 + 2 * margin)
    result.zoom = min(max(1 / length, Self.zooms.lowerBound), Self.zooms.upperBound)
    let middle = (stretch.lowerBound + stretch.upperBound) / 2
    result.scroll = middle - 0.5 / result.zoom
    result.keepInside()
    return result
  }

  /// Scrolls if needed to show a position.
  package func following(_ place: Double) -> TimelineSight {
    guard zoom > 1, !(scroll...(scroll + 1 / zoom)).contains(place) else { return self }
    var result = self
    result.scroll = place - 0.2 / zoom
    result.keepInside()
    return result
  }

  private mutating func keepInside() { scroll = min(max(scroll, 0), 1 - 1 / zoom) }
}
