package import Drawing
package import Geometry
package import Hierarchy

/// A run from left to right: a lane a controller, phases as bars, callbacks as marks, and a
/// playhead at the moment that is shown.
///
/// Phases differ in shape as well as in colour: a bar grows while its controller appears, is full
/// while it is on screen, and shrinks while it disappears. What is past is solid, what is yet to
/// come hollow. The axis is explained at `TimelineAxis`.
package struct TimelineFigure {
  package let picture: DisplayList
  package let axis: TimelineAxis
  /// Where the playhead stands.
  package let playheadX: Double
  /// The lane of each controller, from top to bottom.
  package let laneFrames: [(controller: NodeID, frame: CGRect)]

  static let headerHeight = 44.0
  static let laneHeight = 30.0
  static let quietLaneHeight = 20.0
  /// The least share of their height that lanes keep in a low picture.
  static let leastLaneShare = 0.6
  static let spanHeight = 16.0
  static let margin = 16.0

  /// The timeline of a recording at a moment; its own width when no size is wanted.
  package init(of recording: Recording, at playhead: Playhead, options: FigureOptions) {
    let content = TimelineLanes(of: recording)
    let names = content.lanes.map {
      TextRun($0.name, size: 12, weight: .semibold, color: options.palette.text)
    }
    let widest = names.map { options.shaper.size(of: $0).width }.max() ?? 0
    let nameWidth = min(max(widest, 40), 160)
    let start = Self.margin + nameWidth + 14
    axis = TimelineAxis(
      of: recording, start: start,
      width: options.size.map { $0.width - start - 2 * Self.margin })
    playheadX = axis.position(of: playhead)

    let rows = TimelinePainter.rows(of: content.spans)
    let share = Self.laneShare(
      of: content, rows: rows.count, height: options.size.map { Double($0.height) })
    var frames: [(controller: NodeID, frame: CGRect)] = []
    let right = max(axis.end, start + 40) + Self.margin
    let width = options.size?.width ?? right + Self.margin
    var y = Self.headerHeight
    for lane in content.lanes {
      let height = share * (lane.isQuiet ? Self.quietLaneHeight : Self.laneHeight)
      frames.append((lane.controller, CGRect(x: 0, y: y, width: width, height: height)))
      y += height
    }
    laneFrames = frames
    let spanTop = y + 8
    let bottom = spanTop + Self.height(ofRows: rows.count)
    let size = options.size ?? CGSize(width: width, height: bottom + 10)
    let painter = TimelinePainter(
      recording: recording, playhead: playhead, axis: axis, options: options, start: start,
      right: min(right, width - Self.margin), nameWidth: nameWidth)

    var items = painter.ruler(bottom: bottom)
    for (lane, frame) in zip(content.lanes, frames.map(\.frame)) {
      items += painter.lane(lane, in: frame)
    }
    for (row, spans) in rows.enumerated() {
      items += painter.spans(spans, y: spanTop + Double(row) * (Self.spanHeight + 3))
    }
    items += painter.head(at: playheadX, bottom: bottom)
    // Too many lanes for the wanted height become smaller together.
    let scale = min(1, size.height / max(bottom + 4, 1))
    if scale < 1 {
      items = [
        .group(
          Group(
            transform: ProjectiveTransform(CGAffineTransform(scaleX: 1, y: scale)), items: items))
      ]
    }
    picture = DisplayList(
      size: size, background: options.palette.ground, items: items,
      title: FigureKind.timeline.title, summary: painter.summary(of: content))
  }

  private static func height(ofRows count: Int) -> Double {
    count == 0 ? 0 : Double(count) * (spanHeight + 3) + 6
  }

  /// The height below which the lanes of a recording are no longer legible.
  package static func leastHeight(of recording: Recording) -> Double {
    let content = TimelineLanes(of: recording)
    let rows = TimelinePainter.rows(of: content.spans).count
    let lanes = content.lanes.reduce(0) { $0 + ($1.isQuiet ? quietLaneHeight : laneHeight) }
    return (headerHeight + lanes * leastLaneShare + 12 + height(ofRows: rows)).rounded(.up)
  }

  /// How much of their height the lanes keep so that all of them fit, as long as they stay legible.
  private static func laneShare(
    of content: TimelineLanes, rows: Int, height: Double?
  ) -> Double {
    guard let height else { return 1 }
    let lanes = content.lanes.reduce(0) { $0 + ($1.isQuiet ? quietLaneHeight : laneHeight) }
    let room = height - headerHeight - 8 - Self.height(ofRows: rows) - 4
    return min(1, max(leastLaneShare, room / max(lanes, 1)))
  }

  /// The moment under a point, for a person who drags the playhead.
  package func playhead(at point: CGPoint) -> Playhead { axis.playhead(at: point.x) }

  /// Where a moment stands.
  package func position(of playhead: Playhead) -> Double { axis.position(of: playhead) }
}
