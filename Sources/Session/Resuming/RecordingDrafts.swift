import Foundation
package import Hierarchy
import Translation

/// What is recorded of a running program and in no file of one's own yet.
package struct UnsavedRecording: Sendable {
  /// Which of the things that were opened it is: another program has another number.
  let opening: Int
  package let recording: Recording
}

/// Keeps what is recorded of a running program where it outlives this one.
///
/// There is one such file, of the program that is watched. It grows as the recording does, up to a
/// size, and is gone once the recording was saved or given up.
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

  /// How many recordings that were set aside are there at most.
  static let asideCount = 3

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
      if let journal, opening == unsaved.opening {
        try journal.append(unsaved.recording)
      } else {
        try begin(with: unsaved)
      }
    } catch {
      journal = nil
      throw .unwritable(reason: "\(error)")
    }
    guard size <= greatestSize else {
      (journal, full) = (nil, unsaved.opening)
      throw .full(bytes: greatestSize)
    }
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

  /// Makes the file that another program has left a recording of its own, which nobody will
  /// overwrite; answers where it is, if there was one.
  ///
  /// The last few stay.
  func setAside(into home: URL) -> URL? {
    let number = (RecordingsAside(in: home).numbers.last ?? 0) + 1
    let place = RecordingsAside(in: home).place(number)
    guard opening == nil, rename(file.path, place.path) == 0 else { return nil }
    RecordingsAside(in: home).forgetOld(but: Self.asideCount)
    return place
  }
}

/// Why what is recorded cannot be kept for the next start.
package enum RecordingDraftError: Error, Hashable, CustomStringConvertible {
  case unwritable(reason: String)
  /// It has become longer than what is kept.
  case full(bytes: Int)

  package var description: String {
    switch self {
    case .unwritable(let reason):
      localized("What is recorded cannot be kept while it is not saved: \(reason)")
    case .full(let bytes):
      localized(
        "After \(bytes / 1_000_000) MB no more of what is recorded is kept for the next start; save it."
      )
    }
  }
}

/// The recordings that were set aside in a folder, by their numbers.
struct RecordingsAside {
  private let folder: URL

  init(in folder: URL) { self.folder = folder }

  /// From the first that was set aside to the last.
  var numbers: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { $0.wholeMatch(of: /recorded-(\d+)\.terrarium/).flatMap { Int($0.1) } }
      .sorted()
  }

  func place(_ number: Int) -> URL {
    folder.appendingPathComponent("recorded-\(number).\(RecordingFile.fileExtension)")
  }

  func forgetOld(but count: Int) {
    for number in numbers.dropLast(count) {
      try? FileManager.default.removeItem(at: place(number))
    }
  }

  /// Removes the one at a path, if it is one.
  func forget(path: String) {
    let known = numbers.map(place).first { $0.path == path }
    if let known { try? FileManager.default.removeItem(at: known) }
  }
}
