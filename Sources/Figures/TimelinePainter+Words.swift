import Drawing
import Geometry
import Hierarchy
import Support

/// The text on a timeline: times, spans, and the playhead's label.
extension TimelinePainter {
  /// Transitions in rows without overlap.
  static func rows(of spans: [TimelineLanes.Span]) -> [[TimelineLanes.Span]] {
    var rows: [[TimelineLanes.Span]] = []
    var ends: [Instant] = []
    for span in spans {
      let free = rows.indices.first { row in
        ends[row] <= span.start
          || rows[row].allSatisfy { $0.end <= span.start || span.end <= $0.start }
      }
      if let free {
        rows[free].append(span)
        ends[free] = max(ends[free], span.end)
      } else {
        rows.append([span])
        ends.append(span.end)
      }
    }
    return rows
  }

  /// A row of transitions: plates, labels and frames.
  func spans(_ spans: [TimelineLanes.Span], y: Double) -> Spans {
    var result = Spans()
    // A row is sorted by time, without overlap.
    let first = sight == nil ? 0 : spans.partitioningIndex { place(of: $0.end) >= track.lowerBound }
    for span in spans[first...] {
      let stair = axis.stairs.partitioningIndex { $0.instant >= span.start }
      let isOnStair = axis.stairs[safe: stair]?.instant == span.start
      // On its first stair it begins after the steps that start it.
      let from = isOnStair ? axis.place(axis.stairs[stair].end) : place(of: span.start)
      if sight != nil, from > track.upperBound { break }
      let to = max(place(of: span.end), from + 2)
      let (left, right) = (max(from, track.lowerBound), min(to, track.upperBound))
      guard right > left else { continue }
      let box = CGRect(x: left, y: y, width: right - left, height: TimelineFigure.spanHeight)
      let plate = Path.roundedRectangle(box, radius: 4)
      let isMarked = sight?.marked == span.animation
      result.frames.append((span.animation, box))
      result.plates += [
        .fill(
          plate,
          isMarked
            ? palette.selectedSurface.mixed(with: palette.accent, by: 0.25)
            : palette.selectedSurface),
        .stroke(
          plate, Stroke(palette.accent.withAlpha(isMarked ? 1 : 0.6), width: isMarked ? 2 : 1)),
      ]
      guard box.width > 44 else { continue }
      var run = TextRun(span.name, size: 10, color: palette.text)
      let size = options.shaper.size(of: run)
      run.width = max(box.width - 10, 1)
      let place = CGPoint(x: box.minX + 5, y: box.midY - size.height / 2)
      result.words += interrupting(
        run, in: CGRect(origin: place, size: size).overlap(with: box.insetBy(dx: 3, dy: 1)),
        at: place, ground: palette.selectedSurface)
    }
    return result
  }

  /// The drawing of a row of transitions.
  struct Spans {
    var plates: [DisplayList.Item] = []
    var words: [DisplayList.Item] = []
    var frames: [(animation: Int32, frame: CGRect)] = []
  }

  private func place(of instant: Instant) -> Double { axis.position(of: instant) }

  /// The time labels of the instants, as many as fit without clipping.
  ///
  /// The last one takes precedence over those in between.
  func times() -> [DisplayList.Item] {
    let seen = axis.stairs(in: track)
    guard let first = seen.first.map(timeLabel), let last = seen.last.map(timeLabel) else {
      return []
    }
    let end = last.box.minX >= first.box.maxX + 8 ? last.box.minX - 8 : width
    var items: [DisplayList.Item] = []
    var free = -Double.infinity
    for index in seen where axis.place(axis.stairs[index].start) + 1 >= free {
      let label = timeLabel(index)
      guard label.box.minX >= free, index == seen.upperBound - 1 || label.box.maxX <= end else {
        continue
      }
      items += interrupting(label.run, in: label.box, at: label.box.origin, ground: palette.ground)
      free = label.box.maxX + 8
    }
    return items
  }

  private func timeLabel(_ index: Int) -> (run: TextRun, box: CGRect) {
    let stair = axis.stairs[index]
    let run = TextRun(Self.text(stair.instant), size: 10.5, color: palette.secondaryText)
    let size = options.shaper.size(of: run)
    let left = min(max(axis.place(stair.start), track.lowerBound) + 1, width - 4 - size.width)
    let place = CGPoint(x: left, y: TimelineFigure.headerHeight - 18)
    return (run, CGRect(origin: place, size: size))
  }

  /// A bar at the upper edge that shows the visible part of the run; empty if all is visible.
  func overview() -> [DisplayList.Item] {
    guard let sight, sight.zoom > 1 else { return [] }
    let all = CGRect(x: start, y: 0, width: max(right - start, 0), height: 2)
    let width = max(all.width / sight.zoom, 4)
    let seen = CGRect(
      x: min(all.minX + all.width * sight.scroll, all.maxX - width), y: 0, width: width, height: 2)
    return [
      .fill(.rectangle(all), palette.line),
      .fill(.rectangle(seen), palette.accent),
    ]
  }

  /// Text with a background that interrupts the playhead's line.
  private func interrupting(
    _ run: TextRun, in box: CGRect, at place: CGPoint, ground: Color
  ) -> [DisplayList.Item] {
    let wide = box.insetBy(dx: -2, dy: 0)
    let isCrossed = now > wide.minX - 1 && now < wide.maxX + 1
    return (isCrossed ? [.fill(.rectangle(wide), ground)] : []) + [.text(run, at: place)]
  }

  /// The playhead's line.
  func needle(bottom: Double) -> [DisplayList.Item] {
    guard track.contains(now) else { return [] }
    return [
      .stroke(
        .line(from: CGPoint(x: now, y: Self.headTop + 8), to: CGPoint(x: now, y: bottom)),
        Stroke(palette.accent, width: 1.5))
    ]
  }

  private static let headTop = 4.0

  /// The playhead's plate, with its time and the last event.
  func head() -> [DisplayList.Item] {
    var words = Self.text(playhead.instant)
    if let last = playhead.lastEvent, recording.events.indices.contains(last),
      recording.events[last].instant == playhead.instant
    {
      let shown = recording.events[...last].last { $0.isInDefaultTrace }
      if let shown, shown.instant == playhead.instant, let line = recording.traceLine(of: shown) {
        // The trace line begins with the time in milliseconds.
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

  func spoken(_ lane: TimelineLanes.Lane) -> String { spoken(lane.name, lane.marks) }

  func spoken(_ duty: TimelineLanes.Duty) -> String { spoken(duty.name, duty.marks) }

  private func spoken(_ name: String, _ marks: [Int]) -> String {
    let past = marks.partitioningIndex { $0 >= playhead.eventCount }
    return localized("\(name), \(past) of \(marks.count) events")
  }

  func summary(
    of lanes: ArraySlice<TimelineLanes.Lane>, _ duties: [TimelineLanes.Duty],
    _ content: TimelineContent
  ) -> String {
    let past = content.progress(afterEvents: playhead.eventCount)
    return
      ([localized("\(Self.text(playhead.instant)), step \(past) of \(content.shownEvents.count)")]
      + lanes.map(spoken) + duties.map(spoken)).joined(separator: "\n")
  }
}
