import Hierarchy

/// Recordings: what can be read can be shown at any instant, and is written as it was read.
extension Door {
  static let recording = Door(name: "recording", seeds: ["Tests/HierarchyTests/Found"]) { bytes in
    let contents: RecordingFile.Contents
    do throws(RecordingFileError) { contents = try RecordingFile.read(bytes) } catch {
      demand(!"\(error)".isEmpty, "an error says nothing")
      return
    }
    let recording = contents.recording
    demand(contents.soundByteCount <= bytes.count, "more is sound than there is")
    _ = recording.latest
    let written = RecordingFile.bytes(of: recording)
    guard let again = try? RecordingFile.read(written) else {
      fatalError("it cannot be read again")
    }
    demand(again.warnings.isEmpty, "what was written is damaged: \(again.warnings)")
    demand(again.recording.events.count == recording.events.count, "events are lost")
  }
}
