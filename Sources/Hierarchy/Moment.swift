/// A position in a recording, as used by the command line and the window.
public enum Moment: Hashable, Sendable {
  /// An instant.
  case instant(Instant)
  /// A line of the default trace, counted from 1; 0 is the start.
  case line(Int)
}

extension Recording {
  /// The indices of the events that the default trace shows.
  public var defaultTraceIndices: [Int] { events.indices.filter { events[$0].isInDefaultTrace } }

  /// The number of lines of the default trace up to a moment.
  public func line(at moment: Moment) -> Int {
    let shown = defaultTraceIndices
    switch moment {
    case .instant(let instant):
      let count = eventCount(through: instant)
      return shown.count { $0 < count }
    case .line(let line): return min(max(line, 0), shown.count)
    }
  }

  /// The state at a moment, clamped to the end.
  public func state(at moment: Moment) -> HierarchyState {
    switch moment {
    case .instant(let instant): return state(at: instant)
    case .line(let line):
      guard line > 0 else { return HierarchyState() }
      let shown = defaultTraceIndices
      return line <= shown.count ? state(atEvent: shown[line - 1]) : latest
    }
  }
}
