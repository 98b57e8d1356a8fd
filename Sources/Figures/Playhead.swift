package import Hierarchy

/// A position in a recording: an instant and an event count.
///
/// Many events share an instant, so the instant alone is ambiguous.
package struct Playhead: Hashable, Sendable {
  package let instant: Instant
  /// The number of past events of all kinds.
  package let eventCount: Int

  package init(instant: Instant, eventCount: Int) {
    self.instant = instant
    self.eventCount = eventCount
  }

  /// Creates the playhead of a moment, as named by the command line and the window.
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

  /// The last event, or nil at the start.
  package var lastEvent: Int? { eventCount > 0 ? eventCount - 1 : nil }
}

extension Recording {
  /// The state at a playhead; animations are evaluated at its instant.
  package func state(at playhead: Playhead) -> HierarchyState {
    state(afterEvents: playhead.eventCount, at: playhead.instant)
  }
}
