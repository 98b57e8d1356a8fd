import Foundation
package import Hierarchy
import Support

/// An unsaved recording of a running program.
package struct UnsavedRecording: Sendable {
  /// Distinguishes programs.
  let program: Identity
  /// The program's name.
  package let name: String
  package let recording: Recording
}

/// Keeps a draft of the current recording, in case the program exits.
///
/// There is one such file, of the watched program. It grows with the recording, up to a limit, and
/// is deleted once the recording is saved. When another document is opened, it becomes a separate
/// recording.
struct RecordingDrafts {
  private let folder: URL
  private let greatestSize: Int
  private var journal: RecordingJournal?
  /// The program of the open recording and the last one that reached the limit.
  private var (program, full): (Identity?, Identity?)

  /// Creates a store in `folder`, with a limit in bytes per file.
  init(folder: URL, greatestSize: Int = 64_000_000) {
    (self.folder, self.greatestSize) = (folder, greatestSize)
  }

  private static let name = "watched.\(RecordingFile.fileExtension)"
  private var file: URL { folder.appendingPathComponent(Self.name) }
  /// A replacement is written in full before it takes the file's place.
  private var nextFile: URL { folder.appendingPathComponent("next-\(Self.name)") }

  /// Appends new events; removes the file if nothing is unsaved.
  ///
  /// On failure the file is kept, and the next call starts a new one.
  mutating func keep(_ unsaved: UnsavedRecording?) throws(RecordingDraftError) {
    guard let unsaved else { return discard() }
    guard unsaved.program != full else { return }
    do {
      try write(unsaved)
    } catch {
      journal = nil
      throw .unwritable(reason: "\(error)")
    }
    guard size <= greatestSize else {
      (journal, full) = (nil, unsaved.program)
      throw .full(bytes: greatestSize)
    }
  }

  /// Appends to the file, or starts it.
  private mutating func write(_ unsaved: UnsavedRecording) throws(RecordingFileError) {
    guard let journal, program == unsaved.program else { return try begin(with: unsaved) }
    try journal.append(unsaved.recording)
  }

  private mutating func begin(with unsaved: UnsavedRecording) throws(RecordingFileError) {
    StateFolder.make(folder)
    try? FileManager.default.removeItem(at: nextFile)
    let journal = try RecordingJournal(creating: nextFile)
    try journal.append(unsaved.recording)
    guard rename(nextFile.path, file.path) == 0 else {
      throw .unwritable(path: file.path, reason: String(cString: strerror(errno)))
    }
    (self.journal, program) = (journal, unsaved.program)
  }

  private var size: Int {
    let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
    return facts?[.size] as? Int ?? 0
  }

  /// Removes the file, if this process created it.
  mutating func discard() {
    guard program != nil else { return }
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.removeItem(at: nextFile)
    (journal, program) = (nil, nil)
  }

  /// Moves the draft of a crashed process to a separate file, so that it is never overwritten;
  /// returns its new path, if there was one.
  func setAside(into home: URL) -> URL? {
    guard program == nil else { return nil }
    return RecordingsAside(in: home).take(file)
  }

  /// Turns the draft of a replaced document into a separate recording; returns its path.
  mutating func leave(_ unsaved: UnsavedRecording, into home: URL) throws(RecordingDraftError)
    -> URL
  {
    do {
      try write(unsaved)
    } catch {
      // An older draft is better than nothing.
      if program == unsaved.program { _ = RecordingsAside(in: home).take(file) }
      forget()
      throw .unleavable(reason: "\(error)")
    }
    forget()
    guard let place = RecordingsAside(in: home).take(file) else {
      throw .unleavable(reason: String(cString: strerror(errno)))
    }
    return place
  }

  private mutating func forget() { (journal, program, full) = (nil, nil, nil) }
}

/// Why a recording cannot be kept for the next start.
package enum RecordingDraftError: Error, Hashable, CustomStringConvertible {
  case unwritable(reason: String)
  /// Another document was opened, and the recording cannot be moved.
  case unleavable(reason: String)
  /// It exceeds the size limit.
  case full(bytes: Int)

  package var description: String {
    switch self {
    case .unwritable(let reason):
      localized("Autosave failed for the recording: \(reason)")
    case .unleavable(let reason): reason
    case .full(let bytes):
      localized(
        "Autosave stops after \(bytes / 1_000_000) MB of recording. Save it."
      )
    }
  }
}
