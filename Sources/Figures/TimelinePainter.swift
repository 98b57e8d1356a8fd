import Drawing
import Geometry
import Hierarchy

/// Paints the ruler and lanes of a timeline; other parts are in separate files.
struct TimelinePainter {
  let recording: Recording
  let playhead: Playhead
  let axis: TimelineAxis
  let options: FigureOptions
  /// The horizontal extent of the lanes.
  let start: Double
  let right: Double
  /// The width of the picture.
  let width: Double
  let nameWidth: Double
  /// The visible part; nil for all.
  var sight: TimelineSight?

  /// The painted horizontal range.
  var track: ClosedRange<Double> {
    sight == nil ? -.infinity ... .infinity : start...max(right, start)
  }
  var palette: Palette { options.palette }
  var now: Double { axis.position(of: playhead) }

  /// The steps of each instant as a band.
  func ruler(bottom: Double) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    var free = -Double.infinity
    for index in axis.stairs(in: track) {
      let place = axis.places(of: axis.stairs[index]).clamped(to: track)
      // If bands are closer than a pixel, draw only one.
      guard sight == nil || place.upperBound >= free else { continue }
      free = place.lowerBound + 0.75
      let band = CGRect(
        x: place.lowerBound, y: TimelineFigure.headerHeight - 4,
        width: place.upperBound - place.lowerBound,
        height: max(bottom - TimelineFigure.headerHeight + 4, 0))
      items.append(.fill(.roundedRectangle(band, radius: 3), palette.line.withAlpha(0.35)))
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
    items += track(name, in: frame)
    for bar in lane.bars { items += self.bar(bar, y: frame.midY) }
    for index in seen(lane.marks) { items += mark(index, y: frame.midY) }
    return [
      .group(
        Group(
          node: lane.controller, title: spoken(lane), bounds: frame, items: items))
    ]
  }

  /// Implicit events: squares for views added or removed, discs for the rest.
  func duty(_ duty: TimelineLanes.Duty, in frame: CGRect) -> [DisplayList.Item] {
    var name = TextRun(
      duty.name, size: 11, color: palette.secondaryText, alignment: .trailing, width: nameWidth)
    name.maximumLines = 1
    let radius = min(3.2, max(axis.shownStep * 0.32, 0.8))
    let marks = seen(duty.marks).flatMap { index -> [DisplayList.Item] in
      let center = CGPoint(x: axis.position(ofEvent: index), y: frame.midY)
      let isPast = index < playhead.eventCount
      let shape =
        duty.swaps.contains(index)
        ? Path.rectangle(
          CGRect(center: center, size: CGSize(width: radius * 2, height: radius * 2)))
        : .circle(center: center, radius: radius)
      return [
        .fill(shape, isPast ? palette.accent : palette.surface),
        .stroke(shape, Stroke(palette.accent, width: 1)),
      ]
    }
    return [
      .group(
        Group(
          title: spoken(duty), bounds: frame,
          items: track(name, in: frame) + marks))
    ]
  }

  /// A lane's name and baseline.
  private func track(_ name: TextRun, in frame: CGRect) -> [DisplayList.Item] {
    let height = options.shaper.size(of: name).height
    // The end of a name is next to its lane; for right-to-left names that is their start.
    var name = name
    if options.shaper.lines(of: name).first?.isRightToLeft == true { name.alignment = .leading }
    let line = CGRect(x: start, y: frame.midY - 1, width: max(right - start, 0), height: 2)
    return [
      .text(name, at: CGPoint(x: TimelineFigure.margin, y: frame.midY - height / 2)),
      .fill(.roundedRectangle(line, radius: 1), palette.line),
    ]
  }

  /// The visible marks; of those on one pixel only the last, a diagnostic or the current one.
  private func seen(_ marks: [Int]) -> [Int] {
    guard sight != nil else { return marks }
    let first = marks.partitioningIndex { axis.position(ofEvent: $0) >= track.lowerBound }
    let end = marks.partitioningIndex { axis.position(ofEvent: $0) > track.upperBound }
    let inSight = marks[first..<max(end, first)]
    guard axis.shownStep < 1.5 else { return Array(inSight) }
    var (kept, pixel): ([Int], Double) = ([], -.infinity)
    for index in inSight {
      let x = axis.position(ofEvent: index).rounded()
      let isLoud: Bool
      if case .diagnostic = recording.events[index].kind {
        isLoud = true
      } else {
        isLoud = index == playhead.lastEvent
      }
      if x > pixel || isLoud { kept.append(index) }
      pixel = max(pixel, x)
    }
    return kept
  }

  /// The triangles of a lane, by event.
  func flags(of lane: TimelineLanes.Lane, in frame: CGRect) -> [(event: Int, frame: CGRect)] {
    seen(lane.marks).compactMap { index in
      guard case .diagnostic = recording.events[index].kind else { return nil }
      let center = CGPoint(x: axis.position(ofEvent: index), y: frame.midY)
      return (index, shape(of: recording.events[index].kind, center, markRadius).bounds)
    }
  }

  /// As large as the step width allows.
  private var markRadius: Double { min(3.8, max(axis.shownStep * 0.36, 0.8)) }

  /// A phase: growing, full or shrinking; pale in the future.
  private func bar(_ bar: TimelineLanes.Bar, y: Double) -> [DisplayList.Item] {
    let from = axis.position(ofEvent: bar.start)
    let to = bar.end.map(axis.position(ofEvent:)) ?? max(right, axis.place(axis.end))
    guard to > from, to > track.lowerBound, from < track.upperBound else { return [] }
    let ink: Color
    let (begin, end): (Double, Double)
    switch bar.phase {
    case .appearing: (ink, begin, end) = (palette.appearing.ink, 1.5, 5)
    case .disappearing: (ink, begin, end) = (palette.disappearing.ink, 5, 1.5)
    case .appeared, .disappeared: (ink, begin, end) = (palette.appeared.ink, 5, 5)
    }
    func piece(_ a: Double, _ b: Double, _ color: Color) -> DisplayList.Item? {
      let (a, b) = (max(a, track.lowerBound), min(b, track.upperBound))
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

  /// A mark: solid in the past, hollow in the future, ringed if current.
  private func mark(_ index: Int, y: Double) -> [DisplayList.Item] {
    let center = CGPoint(x: axis.position(ofEvent: index), y: y)
    let radius = markRadius
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

  /// Callbacks are round, containment calls square, diagnostics triangles.
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
