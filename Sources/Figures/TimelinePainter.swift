import Drawing
import Geometry
import Hierarchy

/// Paints the parts of a timeline: ruler, lanes, spans, playhead.
struct TimelinePainter {
  let recording: Recording
  let playhead: Playhead
  let axis: TimelineAxis
  let options: FigureOptions
  /// Where the lanes begin and end.
  let start: Double
  let right: Double
  let nameWidth: Double

  private var palette: Palette { options.palette }
  private var now: Double { axis.position(of: playhead) }

  /// The steps of each instant as a band, with its time above.
  func ruler(bottom: Double) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    var free = -Double.infinity
    for stair in axis.stairs {
      let band = CGRect(
        x: stair.start, y: TimelineFigure.headerHeight - 4, width: stair.end - stair.start,
        height: max(bottom - TimelineFigure.headerHeight + 4, 0))
      items.append(.fill(.roundedRectangle(band, radius: 3), palette.line.withAlpha(0.35)))
      let run = TextRun(Self.text(stair.instant), size: 10.5, color: palette.secondaryText)
      guard stair.start >= free else { continue }
      items.append(
        .text(run, at: CGPoint(x: stair.start + 1, y: TimelineFigure.headerHeight - 18)))
      free = stair.start + options.shaper.size(of: run).width + 8
    }
    return items
  }

  func lane(_ lane: TimelineLanes.Lane, in frame: CGRect) -> [DisplayList.Item] {
    let isSelected = options.selection == lane.controller
    var items: [DisplayList.Item] = []
    if isSelected { items.append(.fill(.rectangle(frame), palette.selectedSurface)) }
    var name = TextRun(
      lane.name, size: lane.isQuiet ? 11 : 12, weight: lane.isQuiet ? .regular : .semibold,
      color: lane.isQuiet ? palette.secondaryText : palette.text, alignment: .trailing,
      width: nameWidth)
    name.maximumLines = 1
    let height = options.shaper.size(of: name).height
    items.append(
      .text(name, at: CGPoint(x: TimelineFigure.margin, y: frame.midY - height / 2)))
    let track = CGRect(
      x: start, y: frame.midY - 1, width: max(right - start, 0), height: 2)
    items.append(.fill(.roundedRectangle(track, radius: 1), palette.line))
    for bar in lane.bars { items += self.bar(bar, y: frame.midY) }
    for index in lane.marks { items += mark(index, y: frame.midY) }
    return [
      .group(
        Group(
          node: lane.controller, title: spoken(lane), bounds: frame, items: items))
    ]
  }

  /// A phase: growing, full or shrinking; what is yet to come is pale.
  private func bar(_ bar: TimelineLanes.Bar, y: Double) -> [DisplayList.Item] {
    let from = axis.position(ofEvent: bar.start)
    let to = bar.end.map(axis.position(ofEvent:)) ?? right
    guard to > from else { return [] }
    let ink: Color
    let (begin, end): (Double, Double)
    switch bar.phase {
    case .appearing: (ink, begin, end) = (palette.appearing.ink, 1.5, 5)
    case .disappearing: (ink, begin, end) = (palette.disappearing.ink, 5, 1.5)
    case .appeared, .disappeared: (ink, begin, end) = (palette.appeared.ink, 5, 5)
    }
    func piece(_ a: Double, _ b: Double, _ color: Color) -> DisplayList.Item? {
      guard b > a else { return nil }
      func half(_ x: Double) -> Double { begin + (end - begin) * (x - from) / (to - from) }
      return .fill(
        .polygon([
          CGPoint(x: a, y: y - half(a)), CGPoint(x: b, y: y - half(b)),
          CGPoint(x: b, y: y + half(b)), CGPoint(x: a, y: y + half(a)),
        ]), color)
    }
    return [
      piece(from, min(to, now), ink),
      piece(max(from, now), to, palette.ground.mixed(with: ink, by: 0.35)),
    ].compactMap(\.self)
  }

  /// A mark: solid when past, hollow when yet to come, ringed when it has just happened.
  private func mark(_ index: Int, y: Double) -> [DisplayList.Item] {
    let center = CGPoint(x: axis.position(ofEvent: index), y: y)
    let radius = min(3.8, max(axis.step * 0.36, 0.8))
    let isPast = index < playhead.eventCount
    let color: Color
    if case .diagnostic = recording.events[index].kind {
      color = palette.alarm
    } else {
      color = palette.text
    }
    let shape = shape(of: recording.events[index].kind, center, radius)
    var items: [DisplayList.Item] = [
      .fill(shape, isPast ? color : palette.surface),
      .stroke(shape, Stroke(isPast ? palette.surface : color, width: isPast ? 0.8 : 1.1)),
    ]
    if index == playhead.lastEvent {
      items.append(
        .stroke(.circle(center: center, radius: radius + 3), Stroke(palette.accent, width: 1.8)))
    }
    return items
  }

  /// Told things are round, containment is square, trouble is a triangle.
  private func shape(of kind: Event.Kind, _ center: CGPoint, _ radius: Double) -> Path {
    switch kind {
    case .diagnostic:
      let r = radius * 1.3
      return .polygon([
        CGPoint(x: center.x, y: center.y - r), CGPoint(x: center.x + r, y: center.y + r * 0.8),
        CGPoint(x: center.x - r, y: center.y + r * 0.8),
      ])
    case .callback(.willMove), .callback(.didMove):
      return .rectangle(
        CGRect(center: center, size: CGSize(width: radius * 1.7, height: radius * 1.7)))
    default: return .circle(center: center, radius: radius)
    }
  }
}

/// Spans, playhead and words.
extension TimelinePainter {
  /// Transitions in rows in which none covers another.
  static func rows(of spans: [TimelineLanes.Span]) -> [[TimelineLanes.Span]] {
    var rows: [[TimelineLanes.Span]] = []
    for span in spans {
      let free = rows.firstIndex { row in
        row.allSatisfy { $0.end <= span.start || span.end <= $0.start }
      }
      if let free { rows[free].append(span) } else { rows.append([span]) }
    }
    return rows
  }

  func spans(_ spans: [TimelineLanes.Span], y: Double) -> [DisplayList.Item] {
    spans.flatMap { span -> [DisplayList.Item] in
      let stair = axis.stairs.first { $0.instant == span.start }
      // On its first stair it begins after the steps that start it.
      let from = stair?.end ?? axis.position(of: span.start)
      let to = max(axis.position(of: span.end), from + 2)
      let box = CGRect(x: from, y: y, width: to - from, height: TimelineFigure.spanHeight)
      let plate = Path.roundedRectangle(box, radius: 4)
      var run = TextRun(span.name, size: 10, color: palette.text)
      run.width = max(box.width - 10, 1)
      let height = options.shaper.size(of: run).height
      var items: [DisplayList.Item] = [
        .fill(plate, palette.selectedSurface),
        .stroke(plate, Stroke(palette.accent.withAlpha(0.6), width: 1)),
      ]
      if box.width > 44 {
        items.append(.text(run, at: CGPoint(x: box.minX + 5, y: box.midY - height / 2)))
      }
      return items
    }
  }

  /// The playhead, with its time and what has just happened.
  func head(at x: Double, bottom: Double) -> [DisplayList.Item] {
    var words = Self.text(playhead.instant)
    if let last = playhead.lastEvent, recording.events.indices.contains(last),
      recording.events[last].instant == playhead.instant
    {
      let shown = recording.events[...last].last { $0.isInDefaultTrace }
      if let shown, shown.instant == playhead.instant, let line = recording.traceLine(of: shown) {
        // The line begins with the time in whole milliseconds.
        words += "  " + line.drop { $0 != " " }.dropFirst()
      }
    }
    var run = TextRun(words, size: 11, weight: .semibold, color: palette.ground)
    let size = options.shaper.size(of: run)
    let width = min(size.width + 14, max(right - TimelineFigure.margin, 30))
    run.width = width - 12
    let left = min(
      max(x - width / 2, TimelineFigure.margin), max(right - width, TimelineFigure.margin))
    let plate = CGRect(x: left, y: 4, width: width, height: size.height + 4)
    return [
      .stroke(
        .line(from: CGPoint(x: x, y: plate.maxY), to: CGPoint(x: x, y: bottom)),
        Stroke(palette.accent, width: 1.5)),
      .fill(.roundedRectangle(plate, radius: 5), palette.accent),
      .text(run, at: CGPoint(x: plate.minX + 7, y: plate.minY + 2)),
    ]
  }

  /// "200 ms", and from ten seconds on "12.4 s".
  static func text(_ instant: Instant) -> String {
    let milliseconds = instant.milliseconds
    guard milliseconds >= 10_000 else { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }

  private func spoken(_ lane: TimelineLanes.Lane) -> String {
    let past = lane.marks.filter { $0 < playhead.eventCount }.count
    return "\(lane.name), \(past) of \(lane.marks.count) events"
  }

  func summary(of content: TimelineLanes) -> String {
    let shown = recording.defaultTraceIndices
    let past = shown.filter { $0 < playhead.eventCount }.count
    return
      (["\(Self.text(playhead.instant)), step \(past) of \(shown.count)"]
      + content.lanes.map(spoken)).joined(separator: "\n")
  }
}
