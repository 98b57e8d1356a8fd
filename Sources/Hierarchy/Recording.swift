/// A run as a value: its events in order, the changes they made, and the state at any instant.
///
/// Events and changes are only added at the end. States are computed when asked for; keyframes
/// along the way make every seek equally fast.
public struct Recording: Sendable {
  /// The events, in the order they happened.
  public private(set) var events = ChunkedList<Event>()
  /// The changes, in the order they were made.
  public private(set) var changes = ChunkedList<Change>()
  /// The diagnostics, in the order they were found.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Printed lines and the texts of containers' calls, in order.
  public internal(set) var log = ChunkedList<String>()
  /// The names of controllers, views and coordinators by id, also of those that are gone.
  private var names: [String] = []
  /// The bytes of all names together, and of the longest one.
  private var (nameBytes, longestName) = (0, 0)
  private var keyframes = Keyframes()

  /// A recording in which nothing has happened.
  public init() {}

  /// When the last event happened.
  public var end: Instant { events.last?.instant ?? .zero }

  /// How much the recording holds.
  package var size: RecordingSize {
    RecordingSize(
      eventCount: events.count, changeCount: changes.count, diagnosticCount: diagnostics.count,
      nameBytes: nameBytes, longestName: longestName)
  }

  /// The name of a controller, view or coordinator, also after it is gone.
  public func name(of id: NodeID) -> String {
    let index = Int(id.rawValue)
    return names.indices.contains(index) ? names[index] : id.description
  }
}

/// Writing.
extension Recording {
  /// Adds a change; it belongs to the next event.
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

  /// Adds the call of a method that a container adds, as source text, and its event.
  ///
  /// - Returns: The index of the event.
  @discardableResult public mutating func append(
    call text: String, of subject: NodeID?, at instant: Instant, turn: Int32
  ) -> Int32 {
    log.append(text)
    return append(.containerCall(Int32(log.count - 1)), by: subject, at: instant, turn: turn)
  }

  /// Adds a printed line and its event, with the node it is about if there is one.
  public mutating func append(
    log line: String, about subject: NodeID? = nil, at instant: Instant, turn: Int32
  ) {
    log.append(line)
    append(.log(Int32(log.count - 1)), by: subject, at: instant, turn: turn)
  }

  /// Sets the line of the script for every diagnostic: that of the first call that led to it, or
  /// else the one on which it was found.
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

  /// Gives the recording keyframes of its own, before it differs from a copy.
  private mutating func ownKeyframes() {
    if !isKnownUniquelyReferenced(&keyframes) { keyframes = keyframes.copy() }
  }
}

extension Recording: Equatable {
  /// Equal when the same happened; keyframes do not count.
  public static func == (a: Recording, b: Recording) -> Bool {
    a.events == b.events && a.changes == b.changes && a.diagnostics == b.diagnostics
      && a.log == b.log
  }
}

/// Seeking.
extension Recording {
  /// Stores the state after all changes so far, so that `latest` need not compute it.
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

  /// The state just as the event with this index happens; below 0 the empty state, past the end
  /// the last one.
  ///
  /// - Complexity: O(1) in the number of events, after the first seek past this index.
  public func state(atEvent index: Int) -> HierarchyState {
    guard index >= 0 else { return HierarchyState() }
    guard index < events.count else { return latest }
    let event = events[index]
    return state(after: Int(event.changeCount), at: event.instant)
  }

  /// The state when `count` events have happened, with animations advanced to `instant`.
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

  /// The number of events that have happened when `instant` is over.
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
