/// Writes a recording, and hands out copies of it.
///
/// A recording that may have been copied asks before every record whether it shares its memory with
/// the copy. A recorder, which cannot be copied itself, knows when it has given one away, and asks
/// once after that.
public struct Recorder: ~Copyable {
  @usableFromInline var written = Recording()
  private var isAlone = true

  /// A recorder of a run in which nothing has happened.
  public init() {}

  /// What was written so far.
  public var recording: Recording {
    mutating get {
      isAlone = false
      return written
    }
  }

  /// How many events were written so far.
  @inlinable public var eventCount: Int { written.events.count }

  /// Makes a change; it belongs to the next event.
  @inlinable public mutating func append(_ change: Change) {
    if let short = ShortChange(change) { append(short) } else { written.appendLarge(change) }
  }

  /// Adds an event that happened at `instant` in run-loop turn `turn`; the result is its place.
  @inlinable public mutating func append(
    _ kind: Event.Kind, by subject: NodeID?, at instant: Instant, turn: Int32
  ) -> Int32 {
    if let short = ShortEvent(kind, by: subject) {
      append(short, at: instant, turn: turn)
    } else {
      written.appendLarge(kind, by: subject, at: instant, turn: turn)
    }
  }

  @usableFromInline mutating func append(_ change: ShortChange) {
    guard isAlone, written.appendQuickly(change) else { return appendCarefully(change) }
  }

  @usableFromInline mutating func append(
    _ event: ShortEvent, at instant: Instant, turn: Int32
  ) -> Int32 {
    guard isAlone, let place = written.appendQuickly(event, at: instant, turn: turn) else {
      return appendCarefully(event, at: instant, turn: turn)
    }
    return place
  }

  @inline(never) private mutating func appendCarefully(_ change: ShortChange) {
    standAlone()
    written.append(change)
  }

  @inline(never) private mutating func appendCarefully(
    _ event: ShortEvent, at instant: Instant, turn: Int32
  ) -> Int32 {
    standAlone()
    return written.append(event, at: instant, turn: turn)
  }

  /// Shares nothing any more with the copies that were given away.
  private mutating func standAlone() {
    written.makeRoom()
    isAlone = true
  }
}

/// What needs room beside the events.
extension Recorder {
  /// Adds a diagnostic with the event that tells it.
  public mutating func append(_ diagnostic: Diagnostic, at instant: Instant, turn: Int32) {
    written.append(diagnostic, at: instant, turn: turn)
  }

  /// Adds the call of a method that a container adds, as it would be written; the result is the
  /// place of the event.
  public mutating func append(
    call text: String, of subject: NodeID?, at instant: Instant, turn: Int32
  ) -> Int32 {
    written.append(call: text, of: subject, at: instant, turn: turn)
  }

  /// Adds a printed line with the event that tells it.
  public mutating func append(log line: String, at instant: Instant, turn: Int32) {
    written.append(log: line, at: instant, turn: turn)
  }
}
