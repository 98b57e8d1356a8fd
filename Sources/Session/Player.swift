package import Figures
package import Hierarchy

/// The playhead, and playback.
///
/// A position is an instant and an event count, since many events share an instant and steps go
/// from event to event.
package struct Player: Sendable {
  /// The available speeds, as multiples of real time.
  package static let speeds = [4, 2, 1, 0.5, 0.25, 0.1, 0.05]

  package private(set) var instant = Instant.zero
  /// The number of past events.
  package private(set) var eventCount = 0
  package private(set) var isPlaying = false
  /// Whether playback runs backwards.
  package private(set) var isBackward = false
  /// The range of playback; nil for all.
  private var bounds: ClosedRange<Instant>?
  /// How it plays and steps.
  package var settings = Settings()

  /// Settings of playback, for all documents.
  package struct Settings: Hashable, Sendable {
    /// The speed of simulated time relative to real time.
    package var speed = 1.0
    /// The unit of a step.
    package var stepUnit = StepUnit.callback
    /// Whether playback ends at once, for accessibility.
    package var reducesMotion = false

    /// Changes the speed by one step.
    package mutating func changeSpeed(faster: Bool) {
      let speeds = Player.speeds.sorted()
      let next =
        faster
        ? speeds.first { $0 > speed } ?? speeds.last
        : speeds.last { $0 < speed } ?? speeds.first
      if let next { speed = next }
    }
  }

  package init() {}

  /// Starts playback, from the start if at the end.
  ///
  /// With reduced motion, seeks to the end instead.
  package mutating func play(_ recording: Recording) {
    guard !settings.reducesMotion else { return seekToEnd(of: recording) }
    if eventCount >= recording.events.count { seek(to: .zero, in: recording) }
    (isPlaying, isBackward, bounds) = (true, false, nil)
  }

  /// Plays a range in either direction, from its other end if it was played.
  package mutating func play(
    _ recording: Recording, backward: Bool, within bounds: ClosedRange<Instant>
  ) {
    guard !settings.reducesMotion else {
      isPlaying = false
      return seek(to: backward ? bounds.lowerBound : bounds.upperBound, in: recording)
    }
    if backward ? instant <= bounds.lowerBound : instant >= bounds.upperBound {
      seek(to: backward ? bounds.upperBound : bounds.lowerBound, in: recording)
    }
    if !bounds.contains(instant) { seek(to: bounds.lowerBound, in: recording) }
    (isPlaying, isBackward, self.bounds) = (true, backward, bounds)
  }

  package mutating func pause() { isPlaying = false }

  package mutating func seek(to target: Instant, in recording: Recording) {
    instant = min(max(target, .zero), max(recording.end, .zero))
    eventCount = recording.eventCount(through: instant)
  }

  /// Seeks before the first event.
  package mutating func seekToStart() {
    (instant, eventCount, isPlaying) = (.zero, 0, false)
  }

  package mutating func seekToEnd(of recording: Recording) {
    seek(to: recording.end, in: recording)
    isPlaying = false
  }

  /// The place as figures know it.
  package var playhead: Playhead { Playhead(instant: instant, eventCount: eventCount) }

  /// Seeks to a position chosen by pointer.
  package mutating func seek(to playhead: Playhead, in recording: Recording) {
    isPlaying = false
    instant = min(max(playhead.instant, .zero), max(recording.end, .zero))
    eventCount = min(max(playhead.eventCount, 0), recording.events.count)
  }

  /// Seeks to just after an event.
  package mutating func seek(toEvent index: Int, in recording: Recording) {
    guard recording.events.indices.contains(index) else { return }
    isPlaying = false
    eventCount = index + 1
    instant = recording.events[index].instant
  }

  /// Steps to the next event in the trace.
  package mutating func stepForward(in recording: Recording) {
    let next = recording.events.indices.first {
      $0 >= eventCount && recording.events[$0].isInDefaultTrace
    }
    if let next { seek(toEvent: next, in: recording) } else { seekToEnd(of: recording) }
  }

  /// Steps back to the previous event in the trace, or to the start.
  package mutating func stepBack(in recording: Recording) {
    let last = recording.events.indices.last {
      $0 < eventCount && recording.events[$0].isInDefaultTrace
    }
    let previous = recording.events.indices.last {
      $0 < (last ?? 0) && recording.events[$0].isInDefaultTrace
    }
    isPlaying = false
    guard let previous else {
      seekToStart()
      return
    }
    seek(toEvent: previous, in: recording)
  }

  /// Advances by `seconds` of real time; `isOpenEnded` continues past the last event.
  package mutating func tick(_ seconds: Double, in recording: Recording, isOpenEnded: Bool) {
    guard isPlaying || isOpenEnded else { return }
    if isPlaying, bounds != nil { return tickInBounds(seconds, in: recording) }
    let target = instant.advanced(by: max(0, seconds) * settings.speed)
    if target < recording.end || isOpenEnded {
      instant = target
      eventCount = recording.eventCount(through: instant)
    } else {
      seekToEnd(of: recording)
    }
  }

  private mutating func tickInBounds(_ seconds: Double, in recording: Recording) {
    guard let bounds else { return }
    let way = max(0, seconds) * settings.speed
    let target = instant.advanced(by: isBackward ? -way : way)
    seek(to: min(max(target, bounds.lowerBound), bounds.upperBound), in: recording)
    if isBackward ? target <= bounds.lowerBound : target >= bounds.upperBound { pause() }
  }

  /// Keeps its position in a recording that was rebuilt.
  package mutating func adopt(_ recording: Recording) {
    eventCount = recording.eventCount(through: instant)
  }
}
