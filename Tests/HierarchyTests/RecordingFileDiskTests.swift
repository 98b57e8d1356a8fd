import Foundation
import Hierarchy
import Testing

/// On disk there is the old file or the new one, and a journal grows by whole events.
@Suite struct `A recording file on disk` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("terrarium-\(UUID().uuidString)")

  private func inFolder(_ body: (URL) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("a run.terrarium"))
  }

  @Test func `is read as it was written, and replaced atomically`() throws {
    try inFolder { file in
      for seed in UInt64(1)...3 {
        let recording = RecordingFileSamples.random(seed: seed, events: 50)
        try RecordingFile.write(recording, to: file)
        #expect(try RecordingFile.read(contentsOf: file).recording == recording)
      }
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a run.terrarium"])
    }
  }

  @Test func `is readable by its owner only`() throws {
    try inFolder { file in
      let live = folder.appendingPathComponent("live.terrarium")
      try RecordingFile.write(Recording(), to: file)
      _ = try RecordingJournal(creating: live)
      for made in [file, live] {
        let attributes = try FileManager.default.attributesOfItem(atPath: made.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      }
    }
  }

  @Test func `keeps its permissions, and its link stays a link`() throws {
    try inFolder { file in
      try RecordingFile.write(Recording(), to: file)
      let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o640]
      try FileManager.default.setAttributes(mode, ofItemAtPath: file.path)
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let recording = RecordingFileSamples.everyCase
      try RecordingFile.write(recording, to: link)
      #expect(try RecordingFile.read(contentsOf: file).recording == recording)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    }
  }

  @Test func `is named when it is missing or impossible`() throws {
    try inFolder { file in
      #expect(throws: RecordingFileError.notFound(path: file.path)) {
        try RecordingFile.read(contentsOf: file)
      }
      let nowhere = file.appendingPathComponent("b.terrarium")
      #expect {
        try RecordingFile.write(Recording(), to: nowhere)
      } throws: { error in
        guard case RecordingFileError.unwritable(nowhere.path, _) = error else { return false }
        return true
      }
    }
  }

  @Test func `grows with its recording and is complete after each step`() throws {
    try inFolder { file in
      let journal = try RecordingJournal(creating: file)
      var recording = Recording()
      for number in 1...20 {
        recording.append(log: "line \(number)", at: Instant(milliseconds: number), turn: 1)
        try journal.append(recording)
        let contents = try RecordingFile.read(contentsOf: file)
        #expect(contents.recording == recording)
        #expect(contents.warnings == [])
      }
      #expect(journal.eventCount == 20)
      #expect(throws: RecordingFileError.self) { try RecordingJournal(creating: file) }
    }
  }
}
