import Foundation
package import Hierarchy
import Support

/// What is recorded of a running program and in no file of one's own yet.
package struct UnsavedRecording: Sendable {
  /// Which of the things that were opened it is: another program has another number.
  let opening: Int
  /// What the program is called.
  package let name: String
  package let recording: Recording
}

/// Keeps what is recorded of a running program where it outlives this one.
///
/// There is one such file, of the program that is watched. It grows as the recording does, up to a
/// size, and is gone once the recording was saved. One that is left for something else becomes a
/// recording of its own.
struct RecordingDrafts {
  private let folder: URL
  private let greatestSize: Int
  private var journal: RecordingJournal?
  /// Whose file it is, and whose has become as long as it may be.
  private var (opening, full): (Int?, Int?)

  /// Files in `folder`, each of at most about so many bytes.
  init(folder: URL, greatestSize: Int = 64_000_000) {
    (self.folder, self.greatestSize) = (folder, greatestSize)
  }

  private static let name = "watched.\(RecordingFile.fileExtension)"
  private var file: URL { folder.appendingPathComponent(Self.name) }
  /// One that takes the place of another is whole before it does.
  private var nextFile: URL { folder.appendingPathComponent("next-\(Self.name)") }

  /// Adds what is new in a recording; removes the file if there is nothing that could be lost.
  ///
  /// Should that fail, what is there stays, and the next call begins beside it.
  mutating func keep(_ unsaved: UnsavedRecording?) throws(RecordingDraftError) {
    guard let unsaved else { return discard() }
    guard unsaved.opening != full else { return }
    do {
      try write(unsaved)
    } catch {
      journal = nil
      throw .unwritable(reason: "\(error)")
    }
    guard size <= greatestSize else {
      (journal, full) = (nil, unsaved.opening)
      throw .full(bytes: greatestSize)
    }
  }

  /// Goes on with the file, or begins it.
  private mutating func write(_ unsaved: UnsavedRecording) throws(RecordingFileError) {
    guard let journal, opening == unsaved.opening else { return try begin(with: unsaved) }
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
    (self.journal, opening) = (journal, unsaved.opening)
  }

  private var size: Int {
    let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
    return facts?[.size] as? Int ?? 0
  }

  /// Removes the file, if this program has begun it.
  mutating func discard() {
    guard opening != nil else { return }
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.removeItem(at: nextFile)
    (journal, opening) = (nil, nil)
  }

  /// Moves the draft of a crashed process to a name of its own, so that it is never overwritten;
  /// returns its new place, if there was one.
  func setAside(into home: URL) -> URL? {
    guard opening == nil else { return nil }
    return RecordingsAside(in: home).take(file)
  }

  /// Makes a recording of its own of what one no longer watches, with all that belongs to it; answers
  /// where it is.
  mutating func leave(_ unsaved: UnsavedRecording, into home: URL) throws(RecordingDraftError)
    -> URL
  {
    do {
      try write(unsaved)
    } catch {
      // What was kept before is better than nothing.
      if opening == unsaved.opening { _ = RecordingsAside(in: home).take(file) }
      forget()
      throw .unleavable(reason: "\(error)")
    }
    forget()
    guard let place = RecordingsAside(in: home).take(file) else {
      throw .unleavable(reason: String(cString: strerror(errno)))
    }
    return place
  }

  private mutating func forget() { (journal, opening, full) = (nil, nil, nil) }
}

/// Why what is recorded cannot be kept for the next start.
package enum RecordingDraftError: Error, Hashable, CustomStringConvertible {
  case unwritable(reason: String)
  /// Something else is opened, and it can be put nowhere.
  case unleavable(reason: String)
  /// It has become longer than what is kept.
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
