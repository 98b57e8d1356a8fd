/// The errors of reading or writing a recording file.
public enum RecordingFileError: Error, Hashable, Sendable {
  /// There is no file at this path.
  case notFound(path: String)
  /// The file exists but cannot be read.
  case unreadable(path: String, reason: String)
  /// The file could not be written.
  case unwritable(path: String, reason: String)
  /// The bytes do not start with the magic bytes.
  case notARecording
  /// A newer program wrote the file in an incompatible version.
  case newerVersion(found: Int, known: Int)
  /// A recording does not continue the one written before.
  case notAContinuation(events: Int, written: Int)
}

extension RecordingFileError: CustomStringConvertible {
  /// One line with the error and a fix.
  public var description: String {
    switch self {
    case .notFound(let path): "no recording at \(path); check the path"
    case .unreadable(let path, let reason): "cannot read the recording at \(path): \(reason)"
    case .unwritable(let path, let reason): "cannot write the recording to \(path): \(reason)"
    case .notARecording:
      "not a recording of Terrarium: it does not start with the line TERRARIUM; "
        + "choose a file that Terrarium saved"
    case .newerVersion(let found, let known):
      "the recording is of version \(found), this program reads up to \(known); "
        + "open it with a newer Terrarium"
    case .notAContinuation(let events, let written):
      "a recording of \(events) events does not go on from the \(written) that were written; "
        + "start a new file for it"
    }
  }
}

/// A problem in a recording file that was readable anyway.
public enum RecordingFileWarning: Hashable, Sendable {
  /// The file ends within a record; everything before it was read.
  case cutShort(atByte: Int, afterEvents: Int)
  /// A record is damaged; everything before it was read, nothing after it.
  case damaged(atByte: Int, afterEvents: Int)
  /// Parts of a later version were skipped.
  case skipped(parts: Int, version: String)
  /// Impossible changes were skipped: a node inside itself, or made twice.
  case impossible(changes: Int)
}

extension RecordingFileWarning: CustomStringConvertible {
  /// One line with the location and the outcome.
  public var description: String {
    switch self {
    case .cutShort(let byte, let events):
      "the recording is cut short at byte \(byte); \(Self.kept(events))"
    case .damaged(let byte, let events):
      "the recording is damaged at byte \(byte); \(Self.kept(events))"
    case .skipped(let parts, let version):
      "\(parts) parts of the recording are of version \(version) and were left out; "
        + "open it with a newer Terrarium to see them"
    case .impossible(let changes):
      "\(changes) changes of the recording are invalid and were skipped; record it again"
    }
  }

  private static func kept(_ events: Int) -> String {
    switch events {
    case 0: "nothing before it; record it again"
    case 1: "the event before it is there; save it to mend the file"
    default: "the \(events) events before it are there; save it to mend the file"
    }
  }
}
