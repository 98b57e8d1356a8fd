/// A run as a value: its events in order, their changes, and the state at any instant.
///
/// Events and changes are append-only. States are computed on demand; keyframes make every seek
/// equally fast.
public struct Recording: Sendable {
  /// The events, in chronological order.
  public private(set) var events = ChunkedList<Event>()
  /// The changes, in chronological order.
  public private(set) var changes = ChunkedList<Change>()
  /// The diagnostics, in order of detection.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Printed lines and the texts of container calls, in order.
  public internal(set) var log = ChunkedList<String>()
  /// The names of controllers, views and coordinators by id, including released ones.
  private var names: [String] = []
  /// The UTF-8 sizes of all names together, and of the longest.
  private var (nameBytes, longestName) = (0, 0)
  private var keyframes = Keyframes()

  /// Makes an empty recording.
  public init() {}

  /// The time of the last event.
  public var end: Instant { events.last?.instant ?? .zero }

  /// The size of the recording.
  package var size: RecordingSize {
    RecordingSize(
      eventCount: events.count, changeCount: changes.count, diagnosticCount: diagnostics.count,
      nameBytes: nameBytes, longestName: longestName)
  }

  /// The name of a controller, view or coordinator, even after its release.
  public func name(of id: NodeID) -> String {
    let index = Int(id.rawValue)
    return names.indices.contains(index) ? names[index] : id.description
  }
}

/// Writing.
extension Recording {
  /// Adds a change, which becomes part of the next event.
  public mutating func append(_ change: Change) {
    switch change {
    case .controllerMade(let id, let name, _), .viewMade(let id, let name, _),
      .coordinatorMade(let id, let name, _):
      addName(name, of: id)
    default: break
    }
    ownKeyframes()
    changes.append(change)
  }

  /// Adds an event that happened at `instant` in run-loop turn `turn`.
  ///
  /// - Returns: The index of the event.
  @discardableResult public mutating func append(
    _ kind: Event.Kind, by subject: NodeID?, at instant: Instant, turn: Int32
  ) -> Int32 {
    events.append(
      Event(
        instant: instant, kind: kind, subject: subject, turn: turn,
        changeCount: Int32(changes.count)))
    return Int32(events.count - 1)
  }

  /// Adds a diagnostic, and the event that reports it.
  public mutating func append(_ diagnostic: Diagnostic, at instant: Instant, turn: Int32) {
    diagnostics.append(diagnostic)
    append(
      .diagnostic(Int32(diagnostics.count - 1)), by: diagnostic.subject, at: instant, turn: turn)
  }

  /// Adds a call of a container's own method, as source text, and its event.
  ///
  /// - Returns: The index of the event.
  @discardableResult public mutating func append(
    call text: String, of subject: NodeID?, at instant: Instant, turn: Int32
  ) -> Int32 {
    log.append(text)
    return append(.containerCall(Int32(log.count - 1)), by: subject, at: instant, turn: turn)
  }

  /// Adds a printed line and its event, optionally about a node.
  public mutating func append(
    log line: String, about subject: NodeID? = nil, at instant: Instant, turn: Int32
  ) {
    log.append(line)
    append(.log(Int32(log.count - 1)), by: subject, at: instant, turn: turn)
  }

  /// Sets every diagnostic's script line: that of the first call that led to it, or else the line
  /// where it was detected.
  ///
  /// - Parameter line: The line of an event, by its index in `events`.
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

  private mutating func addName(_ name: String, of id: NodeID) {
    let index = Int(id.rawValue)
    if index >= names.count {
      names.append(contentsOf: repeatElement("", count: index + 1 - names.count))
    }
    names[index] = name
    nameBytes += name.utf8.count
    longestName = max(longestName, name.utf8.count)
  }

  /// Makes the keyframes unique before the recording diverges from a copy.
  private mutating func ownKeyframes() {
    if !isKnownUniquelyReferenced(&keyframes) { keyframes = keyframes.copy() }
  }
}

extension Recording: Equatable {
  /// Whether the contents are equal; keyframes are ignored.
  public static func == (a: Recording, b: Recording) -> Bool {
    a.events == b.events && a.changes == b.changes && a.diagnostics == b.diagnostics
      && a.log == b.log
  }
}

/// Seeking.
extension Recording {
  /// Caches the state after all changes so far for `latest`.
  package mutating func remember(_ state: HierarchyState) {
    ownKeyframes()
    keyframes.remember(state, after: changes.count)
  }

  /// The state after all changes.
  public var latest: HierarchyState { state(after: changes.count, at: end) }

  private func state(after count: Int, at instant: Instant) -> HierarchyState {
    var state = keyframes.state(after: count, of: changes)
    state.instant = instant
    return state
  }

  /// The state at the event with this index, clamped: empty below 0, the last state past the end.
  ///
  /// - Complexity: O(1) in the number of events, after the first seek past this index.
  public func state(atEvent index: Int) -> HierarchyState {
    guard index >= 0 else { return HierarchyState() }
    guard index < events.count else { return latest }
    let event = events[index]
    return state(after: Int(event.changeCount), at: event.instant)
  }

  /// The state after `count` events, with animations advanced to `instant`.
  public func state(afterEvents count: Int, at instant: Instant) -> HierarchyState {
    var state = state(atEvent: count - 1)
    state.instant = max(state.instant, instant)
    return state
  }

  /// The state at an instant, with animations advanced to it.
  ///
  /// - Complexity: O(log *events*) and that of `state(atEvent:)`.
  public func state(at instant: Instant) -> HierarchyState {
    state(afterEvents: eventCount(through: instant), at: instant)
  }

  /// The number of events up to and including `instant`.
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

  /// The number of changes made by the first `count` events.
  package func changeCount(afterEvents count: Int) -> Int {
    count > 0 ? Int(events[count - 1].changeCount) : 0
  }
}
