/// A run as a value: its events in order, the changes they made, and the state at any instant.
///
/// Events only ever come at the end. Writing keeps no state: whoever seeks works it out, and keeps
/// some on the way, so that seeking costs the same anywhere.
public struct Recording: Sendable, Equatable {
  /// The events, in the order they happened.
  public private(set) var events = EventList()
  /// The changes, in the order they were made.
  public private(set) var changes = ChangeList()
  /// The diagnostics, in the order they were found.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Printed lines and the texts of containers' calls, in order.
  public internal(set) var log = LineList()
  private var names: [String] = []
  /// How many bytes the names of controllers and views have in all, and the longest one of them.
  package private(set) var (nameBytes, longestName) = (0, 0)
  private var keyframes = Keyframes()

  /// A recording in which nothing has happened.
  public init() {}

  /// When the last event happened.
  public var end: Instant { events.last?.instant ?? .zero }

  /// The name of a controller, view or coordinator, also after it is gone.
  public func name(of id: NodeID) -> String {
    let index = Int(id.rawValue)
    return names.indices.contains(index) ? names[index] : id.description
  }
}

/// Writing: the core's one door.
extension Recording {
  /// Makes a change; it belongs to the next event.
  @inlinable public mutating func append(_ change: Change) {
    if let short = ShortChange(change) { append(short) } else { appendLarge(change) }
  }

  /// Adds an event that happened at `instant` in run-loop turn `turn`; the result is its place.
  @inlinable @discardableResult public mutating func append(
    _ kind: Event.Kind, by subject: NodeID?, at instant: Instant, turn: Int32
  ) -> Int32 {
    if let short = ShortEvent(kind, by: subject) {
      append(short, at: instant, turn: turn)
    } else {
      appendLarge(kind, by: subject, at: instant, turn: turn)
    }
  }

  @usableFromInline mutating func append(_ change: ShortChange) {
    makeRoomForChanges()
    changes.append(change)
  }

  /// Adds a change if that is all there is to do; for whoever knows that there is no copy.
  @inline(__always) mutating func appendQuickly(_ change: ShortChange) -> Bool {
    changes.appendQuickly(change)
  }

  @usableFromInline mutating func appendLarge(_ change: Change) {
    switch change {
    case .controllerMade(let id, let name, _), .viewMade(let id, let name, _),
      .coordinatorMade(let id, let name, _):
      let index = Int(id.rawValue)
      if index >= names.count {
        names.append(contentsOf: repeatElement("", count: index + 1 - names.count))
      }
      names[index] = name
      nameBytes += name.utf8.count
      longestName = max(longestName, name.utf8.count)
    default: break
    }
    makeRoomForChanges()
    changes.append(change)
  }

  /// Sees to it that one more event and one more change find room that is this recording's own.
  mutating func makeRoom() {
    if !events.hasRoom { events.makeRoom() }
    makeRoomForChanges()
  }

  /// Also where a copy parts from its original: what is kept for seeking stays with the one that
  /// does not go on.
  private mutating func makeRoomForChanges() {
    guard !changes.hasRoom else { return }
    changes.makeRoom()
    if !isKnownUniquelyReferenced(&keyframes) { keyframes = keyframes.copy() }
  }

  @usableFromInline mutating func append(
    _ event: ShortEvent, at instant: Instant, turn: Int32
  ) -> Int32 {
    events.append(event, at: instant, turn: turn, changeCount: changeCount)
  }

  /// Adds an event if that is all there is to do, and answers its place; for whoever knows that
  /// there is no copy.
  @inline(__always) mutating func appendQuickly(
    _ event: ShortEvent, at instant: Instant, turn: Int32
  ) -> Int32? {
    events.appendQuickly(event, at: instant, turn: turn, changeCount: changeCount)
  }

  @usableFromInline mutating func appendLarge(
    _ kind: Event.Kind, by subject: NodeID?, at instant: Instant, turn: Int32
  ) -> Int32 {
    events.append(kind, by: subject, at: instant, turn: turn, changeCount: changeCount)
  }

  private var changeCount: Int32 { Int32(truncatingIfNeeded: changes.count) }

  /// Adds a diagnostic with the event that tells it.
  public mutating func append(_ diagnostic: Diagnostic, at instant: Instant, turn: Int32) {
    diagnostics.append(diagnostic)
    append(
      .diagnostic(Int32(diagnostics.count - 1)), by: diagnostic.subject, at: instant, turn: turn)
  }

  /// Gives every diagnostic the line of the script that led to it: that of the first call that did, or
  /// else the one on which it was found.
  ///
  /// `line` is asked for events, by their places in `events`.
  public mutating func locateDiagnostics(_ line: (Int) -> Int?) {
    guard !diagnostics.isEmpty else { return }
    for (place, event) in events.enumerated() {
      guard case .diagnostic(let index) = event.kind else { continue }
      let diagnostic = diagnostics[Int(index)]
      let first = diagnostic.calls.compactMap { line(Int($0)) }.first
      guard let line = first ?? line(place) else { continue }
      diagnostics[Int(index)] = diagnostic.found(onLine: line)
    }
  }

  /// Adds the call of a method that a container adds, as it would be written; the result is the
  /// place of the event.
  @discardableResult public mutating func append(
    call text: String, of subject: NodeID?, at instant: Instant, turn: Int32
  ) -> Int32 {
    log.append(text)
    return append(.containerCall(Int32(log.count - 1)), by: subject, at: instant, turn: turn)
  }

  /// Adds a printed line with the event that tells it, and the node it is about if there is one.
  public mutating func append(
    log line: String, about subject: NodeID? = nil, at instant: Instant, turn: Int32
  ) {
    log.append(line)
    append(.log(Int32(log.count - 1)), by: subject, at: instant, turn: turn)
  }
}

extension Recording {
  /// Equal when the same happened; what is kept for seeking does not count.
  public static func == (a: Recording, b: Recording) -> Bool {
    a.events == b.events && a.changes == b.changes && a.diagnostics == b.diagnostics
      && a.log == b.log
  }
}

/// Reading: seeking.
extension Recording {
  /// Notes the state to which all changes so far lead, from one who has followed them, so that nobody
  /// who looks at the end has to follow them again.
  package mutating func remember(_ state: HierarchyState) {
    if !isKnownUniquelyReferenced(&keyframes) { keyframes = keyframes.copy() }
    keyframes.remember(state, after: changes.count)
  }

  /// The state after all changes.
  public var latest: HierarchyState { state(after: changes.count, at: end) }

  private func state(after count: Int, at instant: Instant) -> HierarchyState {
    var state = keyframes.state(after: count, of: changes)
    state.instant = instant
    return state
  }

  /// The state just as the event with this index happens; below 0 the empty state, past the end
  /// the last one.
  ///
  /// - Complexity: O(1) in the number of events, once the place was passed before.
  public func state(atEvent index: Int) -> HierarchyState {
    guard index >= 0 else { return HierarchyState() }
    guard index < events.count else { return latest }
    let event = events[index]
    return state(after: Int(event.changeCount), at: event.instant)
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

  /// How many changes there have been when `count` events have happened.
  package func changeCount(afterEvents count: Int) -> Int {
    count > 0 ? Int(events[count - 1].changeCount) : 0
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
