import Geometry
package import Hierarchy

/// The horizontal axis of a timeline.
///
/// A run has dozens of events in one instant, and then none for two tenths of a second. On a linear
/// scale the events would coincide; by event number alone a flip would have no length. So the axis
/// alternates: a *stair* for each instant, with one step per event, and between two stairs a
/// *stretch* with linear time. A stretch grows logarithmically with its duration, so that a pause
/// of a minute does not compress the rest.
package struct TimelineAxis: Hashable, Sendable {
  /// The steps of one instant.
  package struct Stair: Hashable, Sendable {
    package let instant: Instant
    /// Its extent.
    package fileprivate(set) var start: Double
    package fileprivate(set) var end: Double
    /// The events with a step, by index.
    package fileprivate(set) var steps: [Int]
    /// All events of the instant.
    package fileprivate(set) var events: Range<Int>
  }

  package private(set) var stairs: [Stair] = []
  /// The width of one step.
  package private(set) var step: Double
  /// The end of the axis.
  package private(set) var end: Double

  /// The width of a step if there is space.
  package static let naturalStep = 15.0
  /// The drawing's offset and magnification.
  private(set) var shift = 0.0
  private(set) var magnification = 1.0

  /// Creates the axis of a recording from `start` on, compressed to `width` if given.
  package init(of recording: Recording, start: Double, width: Double? = nil) {
    var stairs: [Stair] = []
    if let first = recording.events.first, first.instant > .zero {
      // Time before the first event is a stretch, too.
      stairs.append(Stair(instant: .zero, start: 0, end: 0, steps: [], events: 0..<0))
    }
    for (index, event) in recording.events.enumerated() {
      if stairs.last?.instant != event.instant {
        stairs.append(
          Stair(instant: event.instant, start: 0, end: 0, steps: [], events: index..<index))
      }
      stairs[stairs.count - 1].events = stairs[stairs.count - 1].events.lowerBound..<index + 1
      if event.isInDefaultTrace { stairs[stairs.count - 1].steps.append(index) }
    }
    // Instants without a trace line, such as the ends of animations, keep half a step.
    let natural = zip(stairs, stairs.dropFirst()).reduce(
      stairs.reduce(0) { $0 + Self.units($1) * Self.naturalStep }
    ) { $0 + Self.stretch(from: $1.0.instant, to: $1.1.instant) }
    let scale = width.map { max($0, 1) / max(natural, 1) } ?? 1
    // Wider steps do not help; leave the rest empty.
    let factor = min(scale, 1.6)
    step = Self.naturalStep * factor
    var x = start
    for index in stairs.indices {
      if index > 0 {
        x += Self.stretch(from: stairs[index - 1].instant, to: stairs[index].instant) * factor
      }
      stairs[index].start = x
      x += Self.units(stairs[index]) * step
      stairs[index].end = x
    }
    self.stairs = stairs
    end = x
  }

  /// The axis with another offset and magnification.
  func seen(from shift: Double, at magnification: Double) -> TimelineAxis {
    var result = self
    (result.shift, result.magnification) = (shift, magnification)
    return result
  }

  /// Converts an axis position to the picture.
  func place(_ x: Double) -> Double { shift + x * magnification }

  /// A stair's extent in the picture.
  func places(of stair: Stair) -> ClosedRange<Double> {
    place(stair.start)...max(place(stair.end), place(stair.start))
  }

  /// The width of a step in the picture.
  var shownStep: Double { step * magnification }

  /// The stairs that overlap a range of the picture.
  func stairs(in range: ClosedRange<Double>) -> Range<Int> {
    let first = stairs.partitioningIndex { place($0.end) >= range.lowerBound }
    return first..<max(stairs.partitioningIndex { place($0.start) > range.upperBound }, first)
  }

  /// The axis scaled by `factor`, including its offset.
  func scaled(by factor: Double) -> TimelineAxis {
    var result = self
    result.step *= factor
    result.shift *= factor
    result.end *= factor
    for index in stairs.indices {
      result.stairs[index].start *= factor
      result.stairs[index].end *= factor
    }
    return result
  }

  private static func units(_ stair: Stair) -> Double { max(Double(stair.steps.count), 0.5) }

  /// The length between two instants; 0 if time goes backwards, as in a damaged recording.
  private static func stretch(from start: Instant, to end: Instant) -> Double {
    let seconds = max(end.seconds - start.seconds, 0)
    return 40 + 120 * log2(1 + seconds * 4)
  }
}

/// Converting between moments and positions.
extension TimelineAxis {
  /// The position of an event; without a step, the end of the previous step.
  package func position(ofEvent index: Int) -> Double { place(naturalPosition(ofEvent: index)) }

  private func naturalPosition(ofEvent index: Int) -> Double {
    guard let stair = stairs[safe: self.stair(ofEvent: index)] else { return 0 }
    let before = stair.steps.partitioningIndex { $0 >= index }
    let isStep = before < stair.steps.count && stair.steps[before] == index
    return stair.start + step * (Double(before) + (isStep ? 0.5 : 0))
  }

  /// The position of a playhead.
  package func position(of playhead: Playhead) -> Double { place(naturalPosition(of: playhead)) }

  private func naturalPosition(of playhead: Playhead) -> Double {
    guard let first = stairs.first else { return 0 }
    if playhead.eventCount == 0, !first.events.isEmpty { return first.start }
    let index = stair(ofEvent: playhead.eventCount - 1)
    guard let stair = stairs[safe: index] else { return end }
    guard playhead.instant > stair.instant else {
      return playhead.eventCount > 0
        ? naturalPosition(ofEvent: playhead.eventCount - 1) : stair.start
    }
    guard let next = stairs[safe: index + 1] else { return stair.end }
    return stair.end + (next.start - stair.end) * fraction(playhead.instant, stair, next)
  }

  /// The position of an instant, possibly between events; on a stair, its start.
  package func position(of instant: Instant) -> Double { place(naturalPosition(of: instant)) }

  private func naturalPosition(of instant: Instant) -> Double {
    let after = stairs.partitioningIndex { $0.instant > instant }
    guard after > 0 else { return stairs.first?.start ?? 0 }
    let stair = stairs[after - 1]
    guard instant > stair.instant else { return stair.start }
    guard let next = stairs[safe: after] else { return end }
    return stair.end + (next.start - stair.end) * fraction(instant, stair, next)
  }

  /// The playhead at a position: a step, or an instant on a stretch.
  package func playhead(at x: Double) -> Playhead {
    let x = (x - shift) / magnification
    guard let first = stairs.first, x > first.start else {
      return Playhead(instant: .zero, eventCount: 0)
    }
    let after = stairs.partitioningIndex { $0.start > x }
    let stair = stairs[after - 1]
    if x < stair.end || after == stairs.count {
      let number = min(Int(clamping: (x - stair.start) / step), stair.steps.count - 1)
      let isLast = number == stair.steps.count - 1
      let event = isLast || number < 0 ? stair.events.upperBound - 1 : stair.steps[number]
      return Playhead(instant: stair.instant, eventCount: event + 1)
    }
    let next = stairs[after]
    let share = (x - stair.end) / max(next.start - stair.end, 1e-9)
    let span = Double(next.instant.nanoseconds - stair.instant.nanoseconds)
    let instant = Instant(
      nanoseconds: stair.instant.nanoseconds + Int64((span * share).rounded()))
    return Playhead(
      instant: min(instant, Instant(nanoseconds: next.instant.nanoseconds - 1)),
      eventCount: stair.events.upperBound)
  }

  private func fraction(_ instant: Instant, _ from: Stair, _ to: Stair) -> Double {
    let span = Double(to.instant.nanoseconds - from.instant.nanoseconds)
    return Double(instant.nanoseconds - from.instant.nanoseconds) / max(span, 1)
  }

  private func stair(ofEvent index: Int) -> Int {
    stairs.partitioningIndex { $0.events.upperBound > index }
  }
}

extension Array {
  /// The element, or nil if the index is out of range.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }

  /// The first index at which `belongsAfter` holds, by binary search.
  func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
