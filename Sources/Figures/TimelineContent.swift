import Geometry
package import Hierarchy

/// What a timeline shows of a recording, read off it once for all pictures that follow.
///
/// - Complexity: O(*events* + *changes*) to make.
package struct TimelineContent {
  package let recording: Recording
  let lanes: TimelineLanes
  /// Transitions in rows in which none covers another.
  let rows: [[TimelineLanes.Span]]
  /// Where each lane begins, in full height, and at last where all of them end.
  let tops: [Double]
  /// The axis in its own size.
  let axis: TimelineAxis
  /// The longest names, one of which is the widest.
  let longestNames: [String]
  /// The events that the trace shows.
  package let shownEvents: [Int]
  /// The events that are diagnoses.
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

  /// Where a moment stands, as a share of the whole width.
  package func share(of playhead: Playhead) -> Double {
    axis.position(of: playhead) / max(axis.end, 1)
  }

  /// From where to where a transition reaches, with the steps that begin and end it, as shares of the
  /// whole width.
  package func stretch(from start: Instant, to end: Instant) -> ClosedRange<Double> {
    let (near, whole) = (Self.stepsAround * axis.step, max(axis.end, 1))
    // What is over at once is among the last steps of its instant.
    if start == end, let stair = stair(at: start) {
      return max(stair.start, stair.end - 2 * near) / whole...stair.end / whole
    }
    var (left, right) = (axis.position(of: start), axis.position(of: end))
    if let stair = stair(at: start) { left = max(stair.start, stair.end - near) }
    if let stair = stair(at: end) { right = min(stair.end, stair.start + near) }
    return left / whole...max(right, left) / whole
  }

  /// How many steps of the first and the last instant belong to a transition at most.
  private static let stepsAround = 6.0

  private func stair(at instant: Instant) -> TimelineAxis.Stair? {
    axis.stairs[safe: axis.stairs.partitioningIndex { $0.instant >= instant }]
      .flatMap { $0.instant == instant ? $0 : nil }
  }

  /// How many events of the trace have happened when `count` events have.
  package func progress(afterEvents count: Int) -> Int {
    shownEvents.partitioningIndex { $0 >= count }
  }

  /// The first diagnosis that is yet to come when `count` events have happened.
  package func diagnosis(afterEvents count: Int) -> Diagnostic? {
    guard let event = diagnoses[safe: diagnoses.partitioningIndex { $0 >= count }],
      case .diagnostic(let place) = recording.events[event].kind
    else { return nil }
    return recording.diagnostics[Int(place)]
  }
}

extension TimelineLanes.Lane {
  /// Its height when there is room.
  var height: Double {
    isQuiet ? TimelineFigure.quietLaneHeight : TimelineFigure.laneHeight
  }
}

/// Which part of a timeline is to be seen.
package struct TimelineSight: Hashable, Sendable {
  /// How many times wider than what just fits.
  package var zoom = 1.0
  /// How far it is moved to the left, as a share of the whole width.
  package var scroll = 0.0
  /// The part of the picture's height that is seen; nil for all of it.
  package var rows: ClosedRange<Double>?
  /// The transition to point out, by its first animation.
  package var marked: Int32?

  package static let zooms = 1.0...20_000.0

  package init() {}

  /// The same seen `factor` times larger, while the place at a share of the width stays there.
  package func zoomed(by factor: Double, about place: Double) -> TimelineSight {
    var result = self
    result.zoom = min(max(zoom * factor, Self.zooms.lowerBound), Self.zooms.upperBound)
    let point = scroll + place / zoom
    result.scroll = point - place / result.zoom
    result.keepInside()
    return result
  }

  /// The same moved by a share of what is seen.
  package func moved(by share: Double) -> TimelineSight {
    var result = self
    result.scroll += share / zoom
    result.keepInside()
    return result
  }

  /// The same with a stretch of the whole width in sight, and a margin on both sides.
  package func showing(_ stretch: ClosedRange<Double>, margin: Double) -> TimelineSight {
    var result = self
    let length = max(stretch.upperBound - stretch.lowerBound, 1e-9) * (1 + 2 * margin)
    result.zoom = min(max(1 / length, Self.zooms.lowerBound), Self.zooms.upperBound)
    let middle = (stretch.lowerBound + stretch.upperBound) / 2
    result.scroll = middle - 0.5 / result.zoom
    result.keepInside()
    return result
  }

  /// The same, moved if need be so that a place of the whole width is in sight.
  package func following(_ place: Double) -> TimelineSight {
    guard zoom > 1, !(scroll...(scroll + 1 / zoom)).contains(place) else { return self }
    var result = self
    result.scroll = place - 0.2 / zoom
    result.keepInside()
    return result
  }

  private mutating func keepInside() { scroll = min(max(scroll, 0), 1 - 1 / zoom) }
}
