public import Foundation

/// A recording file that grows with its recording, for runs that go on while they are watched.
///
/// After each `append` everything recorded so far is on the disk.
public final class RecordingJournal {
  private var writer = RecordingWriter()
  private let file: FileHandle
  private let path: String

  /// Begins a new file at `url`, its owner's alone; one that is there already is refused.
  public init(creating url: URL) throws(RecordingFileError) {
    path = url.path
    do {
      file = try RecordingFile.newFile(at: url)
    } catch {
      throw .unwritable(path: url.path, reason: error.localizedDescription)
    }
  }

  deinit { try? file.close() }

  /// The number of events in the file.
  public var eventCount: Int { writer.eventCount }

  /// Adds what happened since the last call and waits until it is on the disk.
  public func append(_ recording: Recording) throws(RecordingFileError) {
    let bytes = try writer.bytes(adding: recording)
    guard !bytes.isEmpty else { return }
    do {
      try file.write(contentsOf: Data(bytes))
      try file.synchronize()
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }
}
