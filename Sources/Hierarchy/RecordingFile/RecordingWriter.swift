/// Encodes a growing recording incrementally.
///
/// The pieces in sequence form a recording file, and any prefix of it is one, too.
public struct RecordingWriter {
  private var encoder = RecordEncoder()
  private var isStarted = false
  private var (changes, diagnostics, lines) = (0, 0, 0)

  /// The number of events written.
  public private(set) var eventCount = 0

  /// Makes a writer of a new file.
  public init() {}

  /// The bytes to append to the file since the last call, up to the recording's last event.
  ///
  /// The first piece starts with the file header. Changes after the last event wait for the event
  /// they belong to. Throws for a recording with fewer events or changes than written; a fork needs
  /// a new file.
  public mutating func bytes(
    adding recording: Recording
  ) throws(RecordingFileError) -> [UInt8] {
    guard recording.events.count >= eventCount, recording.changes.count >= changes else {
      throw .notAContinuation(events: recording.events.count, written: eventCount)
    }
    var file = ByteWriter()
    addEvents(of: recording, to: &file)
    return file.bytes
  }

  /// Encodes a whole recording, including changes after the last event.
  mutating func wholeFile(of recording: Recording) -> [UInt8] {
    var file = ByteWriter()
    addEvents(of: recording, to: &file)
    addChanges(of: recording, upTo: recording.changes.count)
    addDiagnostics(of: recording, upTo: recording.diagnostics.count)
    addLines(of: recording, upTo: recording.log.count)
    encoder.finishRecord(in: &file)
    return file.bytes
  }

  private mutating func addEvents(of recording: Recording, to file: inout ByteWriter) {
    if !isStarted {
      isStarted = true
      file.write(RecordingFile.mark)
      file.write([RecordingFile.majorVersion, RecordingFile.minorVersion])
    }
    for event in recording.events[eventCount...] {
      addChanges(of: recording, upTo: Int(event.changeCount))
      switch event.kind {
      case .diagnostic(let index): addDiagnostics(of: recording, upTo: Int(index) + 1)
      case .containerCall(let index), .log(let index):
        addLines(of: recording, upTo: Int(index) + 1)
      default: break
      }
      encoder.write(event)
      encoder.finishRecord(in: &file)
    }
    eventCount = recording.events.count
  }

  private mutating func addChanges(of recording: Recording, upTo end: Int) {
    while changes < end {
      encoder.write(recording.changes[changes])
      changes += 1
    }
  }

  private mutating func addDiagnostics(of recording: Recording, upTo end: Int) {
    while diagnostics < min(end, recording.diagnostics.count) {
      encoder.write(recording.diagnostics[diagnostics])
      diagnostics += 1
    }
  }

  private mutating func addLines(of recording: Recording, upTo end: Int) {
    while lines < min(end, recording.log.count) {
      encoder.write(line: recording.log[lines])
      lines += 1
    }
  }
}
