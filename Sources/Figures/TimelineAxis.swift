import Geometry
package import Hierarchy

/// Where moments lie along a timeline.
///
/// A run packs dozens of events into one instant and then lets two tenths of a second pass. On a
/// true scale the events would lie on one spot; by number alone a flip would have no length. So
/// the axis is of two kinds in turn: a *stair* for each instant, on which every event takes one
/// step, and between two stairs a *stretch* on which time runs evenly. A stretch grows with the
/// logarithm of its time, so that a pause of a minute does not push all else aside.
package struct TimelineAxis: Hashable, Sendable {
  /// The steps of one instant.
  package struct Stair: Hashable, Sendable {
    package let instant: Instant
    /// Where it begins and ends.
    package fileprivate(set) var start: Double
    package fileprivate(set) var end: Double
    /// The events that take a step, by their index in the recording.
    package fileprivate(set) var steps: [Int]
    /// All events of the instant.
    package fileprivate(set) var events: Range<Int>
  }

  package private(set) var stairs: [Stair] = []
  /// The width of one step.
  package private(set) var step: Double
  /// Where the axis ends.
  package private(set) var end: Double

  /// The width of a step when there is room.
  package static let naturalStep = 15.0
  /// Where on the picture the axis begins to be drawn, and how large it is drawn there.
  private(set) var shift = 0.0
  private(set) var magnification = 1.0

  /// The axis of a recording from `start` on; squeezed to `width` if that is given.
  package init(of recording: Recording, start: Double, width: Double? = nil) {
    var stairs: [Stair] = []
    if let first = recording.events.first, first.instant > .zero {
      // Time that passes before anything happens has its stretch as well.
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
    // Instants at which no trace line happens, such as the ends of animations, keep half a step.
    let natural = zip(stairs, stairs.dropFirst()).reduce(
      stairs.reduce(0) { $0 + Self.units($1) * Self.naturalStep }
    ) { $0 + Self.stretch(from: $1.0.instant, to: $1.1.instant) }
    let scale = width.map { max($0, 1) / max(natural, 1) } ?? 1
    // There is no use in wider steps; the rest of the room stays free.
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

  /// The same axis drawn elsewhere and larger, without a new place for any of its moments.
  func seen(from shift: Double, at magnification: Double) -> TimelineAxis {
    var result = self
    (result.shift, result.magnification) = (shift, magnification)
    return result
  }

  /// Where a place of the axis is on the picture.
  func place(_ x: Double) -> Double { shift + x * magnification }

  /// Where a stair is on the picture.
  func places(of stair: Stair) -> ClosedRange<Double> {
    place(stair.start)...max(place(stair.end), place(stair.start))
  }

  /// How wide a step is on the picture.
  var shownStep: Double { step * magnification }

  /// The stairs of which something lies between two places on the picture.
  func stairs(in range: ClosedRange<Double>) -> Range<Int> {
    let first = stairs.partitioningIndex { place($0.end) >= range.lowerBound }
    return first..<max(stairs.partitioningIndex { place($0.start) > range.upperBound }, first)
  }

  /// The axis with every distance, also that from the left edge, `factor` times as long.
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

  /// How far apart two moments stand; in a damaged recording time may go back, and stands still here.
  private static func stretch(from start: Instant, to end: Instant) -> Double {
    let seconds = max(end.seconds - start.seconds, 0)
    return 40 + 120 * log2(1 + seconds * 4)
  }
}

/// From moments to places and back.
extension TimelineAxis {
  /// Where an event stands; one that takes no step stands at the end of the step before it.
  package func position(ofEvent index: Int) -> Double { place(naturalPosition(ofEvent: index)) }

  private func naturalPosition(ofEvent index: Int) -> Double {
    guard let stair = stairs[safe: self.stair(ofEvent: index)] else { return 0 }
    let before = stair.steps.partitioningIndex { $0 >= index }
    let isStep = before < stair.steps.count && stair.steps[before] == index
    return stair.start + step * (Double(before) + (isStep ? 0.5 : 0))
  }

  /// Where a playhead stands.
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

  /// Where an instant stands that may lie between events; on a stair, its beginning.
  package func position(of instant: Instant) -> Double { place(naturalPosition(of: instant)) }

  private func naturalPosition(of instant: Instant) -> Double {
    let after = stairs.partitioningIndex { $0.instant > instant }
    guard after > 0 else { return stairs.first?.start ?? 0 }
    let stair = stairs[after - 1]
    guard instant > stair.instant else { return stair.start }
    guard let next = stairs[safe: after] else { return end }
    return stair.end + (next.start - stair.end) * fraction(instant, stair, next)
  }

  /// The moment at a place: the step under it, or the instant on a stretch.
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
  /// The element, or nil when there is none at that place.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }

  /// The first place at which `belongsAfter` holds, given that it holds from there on.
  func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
