package import Drawing
package import Geometry
package import Hierarchy

/// A run from left to right: a lane per controller, phases as bars, callbacks as marks, and a
/// playhead.
///
/// Phases differ in shape as well as color: a bar grows while its controller appears, is full while
/// it is visible, and shrinks while it disappears. The past is solid, the future hollow. Forwarded
/// callbacks and transition steps are in separate lanes below. See `TimelineAxis` for the axis.
package struct TimelineFigure {
  package let picture: DisplayList
  package let axis: TimelineAxis
  /// The playhead's position.
  package let playheadX: Double
  /// The lane of each controller, top to bottom.
  package let laneFrames: [(controller: NodeID, frame: CGRect)]
  /// The bars of visible transitions, by first animation.
  package let spanFrames: [(animation: Int32, frame: CGRect)]
  /// The triangles of visible diagnostics, by event.
  package let flagFrames: [(event: Int, frame: CGRect)]
  /// The horizontal extent of the lanes.
  package let track: ClosedRange<Double>

  package static let headerHeight = 44.0
  static let laneHeight = 30.0
  static let quietLaneHeight = 20.0
  /// The smallest share of their height that lanes keep in a low picture.
  static let leastLaneShare = 0.6
  static let spanHeight = 16.0
  /// The shortest length in which moments are distinguishable.
  static let leastTrack = 120.0
  static let margin = 16.0

  /// Draws the timeline of a recording; at its natural width without a size.
  ///
  /// If the size is too small for legible lanes, the whole picture is scaled down.
  package init(of recording: Recording, at playhead: Playhead, options: FigureOptions) {
    self.init(of: TimelineContent(of: recording), at: playhead, options: options, sight: nil)
  }

  /// Draws the visible part of a timeline, or all of it.
  ///
  /// - Complexity: O(visible part), with a sight that limits the rows.
  package init(
    of content: TimelineContent, at playhead: Playhead, options: FigureOptions,
    sight: TimelineSight?
  ) {
    let (lanes, rows) = (content.lanes, content.rows)
    let nameWidth = Self.nameWidth(of: content, options: options, isWhole: sight == nil)
    let start = Self.margin + nameWidth + 14
    let spansHeight = Self.height(ofRows: rows.count)
    let least = CGSize(
      width: start + Self.leastTrack + 2 * Self.margin, height: content.leastHeight)
    let scale = options.size.map { min(1, $0.width / least.width, $0.height / least.height) } ?? 1
    let wanted = options.size.map { CGSize(width: $0.width / scale, height: $0.height / scale) }
    let room = wanted.map { $0.width - start - 2 * Self.margin }
    let axis =
      sight.map { Self.axis(of: content, start: start, room: room, sight: $0) }
      ?? TimelineAxis(of: content.recording, start: start, width: room)

    let share = Self.laneShare(of: content, height: wanted.map { Double($0.height) })
    let end = axis.place(axis.end)
    let right = max(end, start + 40) + Self.margin
    let width = wanted?.width ?? right + Self.margin
    let seen = sight?.rows.map { $0.lowerBound / scale...$0.upperBound / scale }
    let shown = Self.lanes(of: content, share: share, in: seen)
    let frames = shown.map { index in
      CGRect(
        x: 0, y: Self.headerHeight + share * content.tops[index], width: width,
        height: share * lanes.lanes[index].height)
    }
    let y = Self.headerHeight + share * (content.tops.last ?? 0)
    let dutyFrames = lanes.duties.indices.map { row in
      CGRect(
        x: 0, y: y + share * Self.quietLaneHeight * Double(row), width: width,
        height: share * Self.quietLaneHeight)
    }
    var spanTop = (dutyFrames.last.map { Double($0.maxY) } ?? y) + 8
    let bottom = spanTop + spansHeight
    // Spans that do not fit stay pinned to the lower edge, as times are to the upper.
    let isPinned = seen.map { spansHeight <= ($0.upperBound - $0.lowerBound) / 2 } ?? false
    if let seen, isPinned { spanTop = min(spanTop, seen.upperBound - spansHeight - 2) }
    let painter = TimelinePainter(
      recording: content.recording, playhead: playhead, axis: axis, options: options,
      start: start, right: min(right, width - Self.margin), width: width, nameWidth: nameWidth,
      sight: sight)

    var items = painter.ruler(bottom: bottom)
    var flags: [(event: Int, frame: CGRect)] = []
    for (index, frame) in zip(shown, frames) {
      flags += painter.flags(of: lanes.lanes[index], in: frame)
      items += painter.lane(lanes.lanes[index], in: frame)
    }
    for (duty, frame) in zip(lanes.duties, dutyFrames) {
      items += painter.duty(duty, in: frame)
    }
    let spans = rows.enumerated().map { row, spans in
      painter.spans(spans, y: spanTop + Double(row) * (Self.spanHeight + 3))
    }
    if spanTop + spansHeight < bottom {
      items.append(
        .fill(
          .rectangle(CGRect(x: 0, y: spanTop - 4, width: width, height: spansHeight + 6)),
          options.palette.ground))
    }
    // The playhead is above marks and bars, and below text.
    items += spans.flatMap(\.plates) + painter.needle(bottom: bottom)
    let top = max((seen?.lowerBound ?? 0) - 1, 0)
    if top > 0 {
      items.append(
        .fill(
          .rectangle(CGRect(x: 0, y: top, width: width, height: Self.headerHeight + 1)),
          options.palette.ground))
    }
    let head = painter.overview() + painter.times() + painter.head()
    if top > 0 {
      items += spans.flatMap(\.words)
      let down = ProjectiveTransform(CGAffineTransform(translationX: 0, y: top))
      items.append(.group(Group(transform: down, items: head)))
    } else {
      items += painter.overview() + painter.times() + spans.flatMap(\.words) + painter.head()
    }

    let zoom = CGAffineTransform(scaleX: scale, y: scale)
    if scale < 1 { items = [.group(Group(transform: ProjectiveTransform(zoom), items: items))] }
    self.axis = axis.scaled(by: scale)
    playheadX = self.axis.position(of: playhead)
    laneFrames = zip(shown, frames).map { (lanes.lanes[$0].controller, $1.applying(zoom)) }
    spanFrames = spans.flatMap(\.frames).map { ($0.animation, $0.frame.applying(zoom)) }
    flagFrames = flags.map { ($0.event, $0.frame.applying(zoom)) }
    track = start * scale...max(start, width - 2 * Self.margin) * scale
    picture = DisplayList(
      size: options.size ?? CGSize(width: width, height: bottom + 10),
      background: options.palette.ground, items: items, title: FigureKind.timeline.title,
      summary: painter.summary(
        of: sight == nil ? lanes.lanes[...] : lanes.lanes[shown], lanes.duties, content))
  }

  static func height(ofRows count: Int) -> Double {
    count == 0 ? 0 : Double(count) * (spanHeight + 3) + 6
  }

  /// The width of the widest name, within limits.
  private static func nameWidth(
    of content: TimelineContent, options: FigureOptions, isWhole: Bool
  ) -> Double {
    let names = isWhole ? content.lanes.lanes.map(\.name) : content.longestNames
    let runs =
      names.map { TextRun($0, size: 12, weight: .semibold, color: options.palette.text) }
      + content.lanes.duties.map {
        TextRun($0.name, size: 11, color: options.palette.secondaryText)
      }
    return min(max(runs.map { options.shaper.size(of: $0).width }.max() ?? 0, 40), 160)
  }

  /// The axis, zoomed and scrolled.
  private static func axis(
    of content: TimelineContent, start: Double, room: Double?, sight: TimelineSight
  ) -> TimelineAxis {
    let natural = max(content.axis.end, 1)
    let fit = min((room.map { max($0, 1) } ?? natural) / natural, 1.6)
    let magnification = fit * sight.zoom
    return content.axis.seen(
      from: start - sight.scroll * natural * magnification, at: magnification)
  }

  /// The visible lanes.
  private static func lanes(
    of content: TimelineContent, share: Double, in seen: ClosedRange<Double>?
  ) -> Range<Int> {
    let all = content.lanes.lanes.indices
    guard let seen else { return all }
    func top(_ y: Double) -> Double { headerHeight + share * y }
    let first = max(content.tops.partitioningIndex { top($0) > seen.lowerBound } - 1, 0)
    let last = content.tops.partitioningIndex { top($0) > seen.upperBound }
    return min(first, all.upperBound)..<min(max(last, first), all.upperBound)
  }

  /// The height below which the lanes of a recording are no longer legible.
  package static func leastHeight(of recording: Recording) -> Double {
    TimelineContent(of: recording).leastHeight
  }

  /// The share of their height that lanes keep so that all fit, limited by legibility.
  static func laneShare(of content: TimelineContent, height: Double?) -> Double {
    guard let height else { return 1 }
    let lanes = (content.tops.last ?? 0) + Double(content.lanes.duties.count) * quietLaneHeight
    let room = height - headerHeight - 8 - Self.height(ofRows: content.rows.count) - 4
    return min(1, max(leastLaneShare, room / max(lanes, 1)))
  }

  /// The playhead at a point, for dragging.
  package func playhead(at point: CGPoint) -> Playhead { axis.playhead(at: point.x) }

  /// The position of a playhead.
  package func position(of playhead: Playhead) -> Double { axis.position(of: playhead) }

  /// The hit radius of a triangle.
  private static let flagReach = 8.0

  /// The diagnostic at a point, the nearest if several, by event.
  package func diagnostic(at point: CGPoint) -> Int? {
    func distance(_ frame: CGRect) -> Double {
      max(abs(frame.midX - point.x), abs(frame.midY - point.y))
    }
    return flagFrames.filter { distance($0.frame) <= Self.flagReach }
      .min { distance($0.frame) < distance($1.frame) }?.event
  }

  /// The transition at a point, by first animation.
  package func transition(at point: CGPoint) -> Int32? {
    spanFrames.last { $0.frame.insetBy(dx: -2, dy: -1).contains(point) }?.animation
  }
}
