/// Writes a recording, and hands out copies of it.
///
/// A recording that may have been copied asks before every record whether it shares its memory with
/// the copy. A recorder, which cannot be copied itself, knows when it has given one away, and asks
/// once after that.
public struct Recorder: ~Copyable {
  @usableFromInline var written = Recording()
  private var isAlone = true
  /// The place that the next event would have, once nothing is kept.
  private var unkeptPlace: Int32?

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
  /// What was written so far, to be looked at only: a copy would have to be told of.
  package var size: RecordingSize { RecordingSize(of: written) }

  /// Keeps nothing of what is written from now on; events still get places.
  ///
  /// What was written so far stays.
  public mutating func keepNothing() {
    guard unkeptPlace == nil else { return }
    unkeptPlace = Int32(clamping: eventCount)
    // From now on every record takes the way on which this is asked for.
    isAlone = false
  }

  /// Makes a change; it belongs to the next event.
  @inlinable public mutating func append(_ change: Change) {
    if let short = ShortChange(change) { append(short) } else { appendLarge(change) }
  }

  /// Adds an event that happened at `instant` in run-loop turn `turn`; the result is its place.
  @inlinable public mutating func append(
    _ kind: Event.Kind, by subject: NodeID?, at instant: Instant, turn: Int32
  ) -> Int32 {
    if let short = ShortEvent(kind, by: subject) {
      append(short, at: instant, turn: turn)
    } else {
      appendLarge(kind, by: subject, at: instant, turn: turn)
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

  @usableFromInline mutating func appendLarge(_ change: Change) {
    if unkeptPlace == nil { written.appendLarge(change) }
  }

  @usableFromInline mutating func appendLarge(
    _ kind: Event.Kind, by subject: NodeID?, at instant: Instant, turn: Int32
  ) -> Int32 {
    placeOfUnkept() ?? written.appendLarge(kind, by: subject, at: instant, turn: turn)
  }

  @inline(never) private mutating func appendCarefully(_ change: ShortChange) {
    guard unkeptPlace == nil else { return }
    standAlone()
    written.append(change)
  }

  @inline(never) private mutating func appendCarefully(
    _ event: ShortEvent, at instant: Instant, turn: Int32
  ) -> Int32 {
    if let place = placeOfUnkept() { return place }
    standAlone()
    return written.append(event, at: instant, turn: turn)
  }

  /// The place of an event that is not kept, or nil while events are.
  private mutating func placeOfUnkept() -> Int32? {
    guard let place = unkeptPlace else { return nil }
    unkeptPlace = place &+ 1
    return place
  }

  /// Shares nothing any more with the copies that were given away.
  private mutating func standAlone() {
    written.makeRoom()
    isAlone = true
  }
}

/// How large a recording is.
package struct RecordingSize {
  package let changeCount: Int
  package let diagnosticCount: Int
  /// How many bytes the names have, and the longest of them.
  package let nameBytes: Int
  package let longestName: Int

  init(of recording: borrowing Recording) {
    changeCount = recording.changes.count
    diagnosticCount = recording.diagnostics.count
    (nameBytes, longestName) = (recording.nameBytes, recording.longestName)
  }
}

/// What needs room beside the events.
extension Recorder {
  /// Adds a diagnostic with the event that tells it.
  public mutating func append(_ diagnostic: Diagnostic, at instant: Instant, turn: Int32) {
    if placeOfUnkept() == nil { written.append(diagnostic, at: instant, turn: turn) }
  }

  /// Adds the call of a method that a container adds, as it would be written; the result is the
  /// place of the event.
  public mutating func append(
    call text: String, of subject: NodeID?, at instant: Instant, turn: Int32
  ) -> Int32 {
    placeOfUnkept() ?? written.append(call: text, of: subject, at: instant, turn: turn)
  }

  /// Adds a printed line with the event that tells it.
  public mutating func append(log line: String, at instant: Instant, turn: Int32) {
    if placeOfUnkept() == nil { written.append(log: line, at: instant, turn: turn) }
  }
}
