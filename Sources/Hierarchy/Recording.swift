/// A run as a value: its events in order, the changes they made, and the state at any instant.
///
/// Events only ever come at the end. Every `keyframeInterval` events the whole state is kept, so
/// that seeking costs the same anywhere.
public struct Recording: Sendable, Equatable {
  /// The events, in the order they happened.
  public private(set) var events: [Event] = []
  /// The changes, in the order they were made.
  public private(set) var changes: [Change] = []
  /// The diagnostics, in the order they were found.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Printed lines and the texts of containers' calls, in order.
  public internal(set) var log: [String] = []
  /// The state after all changes.
  public private(set) var latest = HierarchyState()
  private var names: [String] = []
  private var keyframes: [HierarchyState] = []

  /// How many events lie between two kept states.
  static let keyframeInterval = 256

  /// A recording in which nothing has happened.
  public init() {}

  /// When the last event happened.
  public var end: Instant { events.last?.instant ?? .zero }

  /// The name of a controller or view, also after it is gone.
  public func name(of id: NodeID) -> String {
    let index = Int(id.rawValue)
    return names.indices.contains(index) ? names[index] : id.description
  }
}

/// Writing: the core's one door.
extension Recording {
  /// Makes a change; it belongs to the next event.
  public mutating func append(_ change: Change) {
    switch change {
    case .controllerMade(let id, let name, _), .viewMade(let id, let name, _):
      let index = Int(id.rawValue)
      if index >= names.count {
        names.append(contentsOf: repeatElement("", count: index + 1 - names.count))
      }
      names[index] = name
    default: break
    }
    changes.append(change)
    latest.apply(change)
  }

  /// Adds an event that happened at `instant` in run-loop turn `turn`.
  public mutating func append(
    _ kind: Event.Kind, by subject: NodeID?, at instant: Instant, turn: Int32
  ) {
    events.append(
      Event(
        instant: instant, kind: kind, subject: subject, turn: turn,
        changeCount: Int32(changes.count)))
    latest.instant = instant
    if events.count.isMultiple(of: Self.keyframeInterval) { keyframes.append(latest) }
  }

  /// Adds a diagnostic with the event that tells it.
  public mutating func append(_ diagnostic: Diagnostic, at instant: Instant, turn: Int32) {
    diagnostics.append(diagnostic)
    append(
      .diagnostic(Int32(diagnostics.count - 1)), by: diagnostic.subject, at: instant, turn: turn)
  }

  /// Adds the call of a method that a container adds, as it would be written.
  public mutating func append(
    call text: String, of subject: NodeID, at instant: Instant, turn: Int32
  ) {
    log.append(text)
    append(.containerCall(Int32(log.count - 1)), by: subject, at: instant, turn: turn)
  }

  /// Adds a printed line with the event that tells it.
  public mutating func append(log line: String, at instant: Instant, turn: Int32) {
    log.append(line)
    append(.log(Int32(log.count - 1)), by: nil, at: instant, turn: turn)
  }
}

/// Reading: seeking.
extension Recording {
  /// The state just as the event with this index happens; below 0 the empty state, past the end
  /// the last one.
  ///
  /// - Complexity: O(*changes of* `keyframeInterval` *events*).
  public func state(atEvent index: Int) -> HierarchyState {
    guard index >= 0 else { return HierarchyState() }
    guard index < events.count else { return latest }
    let passed = (index + 1) / Self.keyframeInterval
    var state = passed > 0 ? keyframes[passed - 1] : HierarchyState()
    let from = passed > 0 ? Int(events[passed * Self.keyframeInterval - 1].changeCount) : 0
    for change in changes[from..<Int(events[index].changeCount)] { state.apply(change) }
    state.instant = events[index].instant
    return state
  }

  /// The state at an instant: everything that happened until then, animations run on.
  ///
  /// - Complexity: O(log *events*) and that of `state(atEvent:)`.
  public func state(at instant: Instant) -> HierarchyState {
    state(afterEvents: eventCount(through: instant), at: instant)
  }

  /// How many events have happened when `instant` is over.
  ///
  /// - Complexity: O(log *events*).
  public func eventCount(through instant: Instant) -> Int {
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A place in a recording, as the command line and the window name it.
public enum Moment: Hashable, Sendable {
  /// An instant.
  case instant(Instant)
  /// A line of the default trace, counted from 1; 0 is the start.
  case line(Int)
}

extension Recording {
  /// The indices of the events that the default trace shows.
  public var defaultTraceIndices: [Int] { events.indices.filter { events[$0].isInDefaultTrace } }

  /// How many lines the default trace has when a moment is reached.
  public func line(at moment: Moment) -> Int {
    let shown = defaultTraceIndices
    switch moment {
    case .instant(let instant):
      let count = eventCount(through: instant)
      return shown.count { $0 < count }
    case .line(let line): return min(max(line, 0), shown.count)
    }
  }

  /// The state when `count` events have happened, with animations run on to `instant`.
  public func state(afterEvents count: Int, at instant: Instant) -> HierarchyState {
    var state = state(atEvent: count - 1)
    state.instant = max(state.instant, instant)
    return state
  }

  /// The state at a moment; past the end it is the last one.
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
