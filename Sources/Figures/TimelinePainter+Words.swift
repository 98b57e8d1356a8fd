import Drawing
import Geometry
import Hierarchy

/// What stands on a timeline to be read: times, spans, the playhead with its words.
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

  /// Transitions of one row: their plates, and the words that stand on them.
  func spans(
    _ spans: [TimelineLanes.Span], y: Double
  ) -> (plates: [DisplayList.Item], words: [DisplayList.Item]) {
    var plates: [DisplayList.Item] = []
    var words: [DisplayList.Item] = []
    for span in spans {
      let stair = axis.stairs.first { $0.instant == span.start }
      // On its first stair it begins after the steps that start it.
      let from = stair?.end ?? axis.position(of: span.start)
      let to = max(axis.position(of: span.end), from + 2)
      let box = CGRect(x: from, y: y, width: to - from, height: TimelineFigure.spanHeight)
      let plate = Path.roundedRectangle(box, radius: 4)
      plates += [
        .fill(plate, palette.selectedSurface),
        .stroke(plate, Stroke(palette.accent.withAlpha(0.6), width: 1)),
      ]
      guard box.width > 44 else { continue }
      var run = TextRun(span.name, size: 10, color: palette.text)
      let size = options.shaper.size(of: run)
      run.width = max(box.width - 10, 1)
      let place = CGPoint(x: box.minX + 5, y: box.midY - size.height / 2)
      words += interrupting(
        run, in: CGRect(origin: place, size: size).overlap(with: box.insetBy(dx: 3, dy: 1)),
        at: place, ground: palette.selectedSurface)
    }
    return (plates, words)
  }

  /// The time of each instant above its band, as many as there is room for, all of them whole.
  ///
  /// The last one has its place before those in between.
  func times() -> [DisplayList.Item] {
    let labels = axis.stairs.map { stair -> (run: TextRun, box: CGRect) in
      let run = TextRun(Self.text(stair.instant), size: 10.5, color: palette.secondaryText)
      let size = options.shaper.size(of: run)
      let left = min(stair.start + 1, width - 4 - size.width)
      let place = CGPoint(x: left, y: TimelineFigure.headerHeight - 18)
      return (run, CGRect(origin: place, size: size))
    }
    guard let first = labels.first, let last = labels.last else { return [] }
    let end = last.box.minX >= first.box.maxX + 8 ? last.box.minX - 8 : width
    var items: [DisplayList.Item] = []
    var free = -Double.infinity
    for (index, label) in labels.enumerated() where label.box.minX >= free {
      guard index == labels.count - 1 || label.box.maxX <= end else { continue }
      items += interrupting(label.run, in: label.box, at: label.box.origin, ground: palette.ground)
      free = label.box.maxX + 8
    }
    return items
  }

  /// Words that the playhead's line does not run through: they bring their ground along.
  private func interrupting(
    _ run: TextRun, in box: CGRect, at place: CGPoint, ground: Color
  ) -> [DisplayList.Item] {
    let wide = box.insetBy(dx: -2, dy: 0)
    let isCrossed = now > wide.minX - 1 && now < wide.maxX + 1
    return (isCrossed ? [.fill(.rectangle(wide), ground)] : []) + [.text(run, at: place)]
  }

  /// The line of the playhead.
  func needle(bottom: Double) -> [DisplayList.Item] {
    [
      .stroke(
        .line(from: CGPoint(x: now, y: Self.headTop + 8), to: CGPoint(x: now, y: bottom)),
        Stroke(palette.accent, width: 1.5))
    ]
  }

  private static let headTop = 4.0

  /// The plate of the playhead, with its time and what has just happened.
  func head() -> [DisplayList.Item] {
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
      max(now - width / 2, TimelineFigure.margin), max(right - width, TimelineFigure.margin))
    let plate = CGRect(x: left, y: Self.headTop, width: width, height: size.height + 4)
    return [
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

  func spoken(_ lane: TimelineLanes.Lane) -> String {
    let past = lane.marks.filter { $0 < playhead.eventCount }.count
    return "\(lane.name), \(past) of \(lane.marks.count) events"
  }

  func summary(of content: TimelineLanes) -> String {
    let shown = recording.defaultTraceIndices
    let past = shown.filter { $0 < playhead.eventCount }.count
    return
      (["\(Self.text(playhead.instant)), step \(past) of \(shown.count)"]
      + content.lanes.map(spoken)
      + content.duties.map { duty in
        let past = duty.marks.filter { $0 < playhead.eventCount }.count
        return "\(duty.name), \(past) of \(duty.marks.count) events"
      }).joined(separator: "\n")
  }
}
