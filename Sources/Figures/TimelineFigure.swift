package import Drawing
package import Geometry
package import Hierarchy

/// A run from left to right: a lane a controller, phases as bars, callbacks as marks, and a
/// playhead at the moment that is shown.
///
/// Phases differ in shape as well as in colour: a bar grows while its controller appears, is full
/// while it is on screen, and shrinks while it disappears. What is past is solid, what is yet to
/// come hollow. Below stand what containers passed on and what transitions did by themselves. The axis is
/// explained at `TimelineAxis`.
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
  /// The least length in which moments can still be told apart.
  static let leastTrack = 120.0
  static let margin = 16.0

  /// The timeline of a recording at a moment; its own width when no size is wanted.
  ///
  /// In a size that is too small for legible lanes the whole picture becomes smaller, its width and
  /// its height alike.
  package init(of recording: Recording, at playhead: Playhead, options: FigureOptions) {
    let content = TimelineLanes(of: recording)
    let rows = TimelinePainter.rows(of: content.spans)
    let names = content.lanes.map {
      TextRun($0.name, size: 12, weight: .semibold, color: options.palette.text)
    }
    let widest =
      (names
      + content.duties.map {
        TextRun($0.name, size: 11, color: options.palette.secondaryText)
      }).map { options.shaper.size(of: $0).width }.max() ?? 0
    let nameWidth = min(max(widest, 40), 160)
    let start = Self.margin + nameWidth + 14
    let least = CGSize(
      width: start + Self.leastTrack + 2 * Self.margin,
      height: Self.leastHeight(of: content, rows: rows.count))
    let scale = options.size.map { min(1, $0.width / least.width, $0.height / least.height) } ?? 1
    let wanted = options.size.map { CGSize(width: $0.width / scale, height: $0.height / scale) }
    let axis = TimelineAxis(
      of: recording, start: start, width: wanted.map { $0.width - start - 2 * Self.margin })

    let share = Self.laneShare(
      of: content, rows: rows.count, height: wanted.map { Double($0.height) })
    let right = max(axis.end, start + 40) + Self.margin
    let width = wanted?.width ?? right + Self.margin
    var frames: [CGRect] = []
    var y = Self.headerHeight
    for lane in content.lanes {
      let height = share * (lane.isQuiet ? Self.quietLaneHeight : Self.laneHeight)
      frames.append(CGRect(x: 0, y: y, width: width, height: height))
      y += height
    }
    let dutyFrames = content.duties.indices.map { row in
      CGRect(
        x: 0, y: y + share * Self.quietLaneHeight * Double(row), width: width,
        height: share * Self.quietLaneHeight)
    }
    let spanTop = (dutyFrames.last.map { Double($0.maxY) } ?? y) + 8
    let bottom = spanTop + Self.height(ofRows: rows.count)
    let painter = TimelinePainter(
      recording: recording, playhead: playhead, axis: axis, options: options, start: start,
      right: min(right, width - Self.margin), width: width, nameWidth: nameWidth)

    var items = painter.ruler(bottom: bottom)
    for (lane, frame) in zip(content.lanes, frames) { items += painter.lane(lane, in: frame) }
    for (duty, frame) in zip(content.duties, dutyFrames) {
      items += painter.duty(duty, in: frame)
    }
    let spans = rows.enumerated().map { row, spans in
      painter.spans(spans, y: spanTop + Double(row) * (Self.spanHeight + 3))
    }
    // The playhead passes over all that has a place in time, and under all that is to be read.
    items += spans.flatMap(\.plates) + painter.needle(bottom: bottom)
    items += painter.times() + spans.flatMap(\.words) + painter.head()

    let zoom = CGAffineTransform(scaleX: scale, y: scale)
    if scale < 1 { items = [.group(Group(transform: ProjectiveTransform(zoom), items: items))] }
    self.axis = axis.scaled(by: scale)
    playheadX = self.axis.position(of: playhead)
    laneFrames = zip(content.lanes, frames).map { ($0.controller, $1.applying(zoom)) }
    picture = DisplayList(
      size: options.size ?? CGSize(width: width, height: bottom + 10),
      background: options.palette.ground, items: items, title: FigureKind.timeline.title,
      summary: painter.summary(of: content))
  }

  private static func height(ofRows count: Int) -> Double {
    count == 0 ? 0 : Double(count) * (spanHeight + 3) + 6
  }

  /// The height below which the lanes of a recording are no longer legible.
  package static func leastHeight(of recording: Recording) -> Double {
    let content = TimelineLanes(of: recording)
    return leastHeight(of: content, rows: TimelinePainter.rows(of: content.spans).count)
  }

  private static func leastHeight(of content: TimelineLanes, rows: Int) -> Double {
    let lanes = naturalHeight(ofLanesIn: content)
    return (headerHeight + lanes * leastLaneShare + 12 + height(ofRows: rows)).rounded(.up)
  }

  private static func naturalHeight(ofLanesIn content: TimelineLanes) -> Double {
    content.lanes.reduce(Double(content.duties.count) * quietLaneHeight) {
      $0 + ($1.isQuiet ? quietLaneHeight : laneHeight)
    }
  }

  /// How much of their height the lanes keep so that all of them fit, as long as they stay legible.
  private static func laneShare(
    of content: TimelineLanes, rows: Int, height: Double?
  ) -> Double {
    guard let height else { return 1 }
    let lanes = naturalHeight(ofLanesIn: content)
    let room = height - headerHeight - 8 - Self.height(ofRows: rows) - 4
    return min(1, max(leastLaneShare, room / max(lanes, 1)))
  }

  /// The moment under a point, for a person who drags the playhead.
  package func playhead(at point: CGPoint) -> Playhead { axis.playhead(at: point.x) }

  /// Where a moment stands.
  package func position(of playhead: Playhead) -> Double { axis.position(of: playhead) }
}
