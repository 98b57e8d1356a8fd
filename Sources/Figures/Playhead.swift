package import Hierarchy

/// A place in a recording: an instant, and how many of its events have happened.
///
/// Many events share an instant, so the instant alone cannot say which step is shown.
package struct Playhead: Hashable, Sendable {
  package let instant: Instant
  /// How many events have happened, all kinds counted.
  package let eventCount: Int

  package init(instant: Instant, eventCount: Int) {
    self.instant = instant
    self.eventCount = eventCount
  }

  /// The place of a moment, as the command line and the window name it.
  package init(_ moment: Moment, in recording: Recording) {
    switch moment {
    case .instant(let instant):
      self.init(instant: instant, eventCount: recording.eventCount(through: instant))
    case .line(let line):
      let shown = recording.defaultTraceIndices
      if line <= 0 {
        self.init(instant: .zero, eventCount: 0)
      } else if line <= shown.count {
        let index = shown[line - 1]
        self.init(instant: recording.events[index].instant, eventCount: index + 1)
      } else {
        self.init(instant: recording.end, eventCount: recording.events.count)
      }
    }
  }

  /// The event that has just happened, or nil at the start.
  package var lastEvent: Int? { eventCount > 0 ? eventCount - 1 : nil }
}

extension Recording {
  /// The state at a playhead; running animations have come as far as its instant says.
  package func state(at playhead: Playhead) -> HierarchyState {
    state(afterEvents: playhead.eventCount, at: playhead.instant)
  }
}
