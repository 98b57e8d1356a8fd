public import Foundation

/// A recording file written during a run.
///
/// After each `append`, everything recorded so far is on disk.
public final class RecordingJournal {
  private var writer = RecordingWriter()
  private let file: FileHandle
  private let path: String

  /// Creates a file at `url` with owner-only access; fails if it exists.
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

  /// Appends the events since the last call and waits until they are on disk.
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
