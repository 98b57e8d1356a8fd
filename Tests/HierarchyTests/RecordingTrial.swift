import Hierarchy
import TestSupport

/// Reads recordings of any bytes: what can be read can be shown at any instant, and is written as it
/// was read.
enum RecordingTrial {
  /// What must not be, of the bytes as they are and with checksums that are right; nil when all is
  /// well.
  static func complaint(about bytes: [UInt8]) -> String? {
    complaint(aboutFile: bytes) ?? complaint(aboutFile: RecordingBytes.repaired(bytes))
  }

  private static func complaint(aboutFile bytes: [UInt8]) -> String? {
    let contents: RecordingFile.Contents
    do throws(RecordingFileError) { contents = try RecordingFile.read(bytes) } catch {
      return "\(error)".isEmpty ? "it is refused for no reason" : nil
    }
    let recording = contents.recording
    guard contents.soundByteCount <= bytes.count else { return "more is sound than there is" }
    if contents.warnings.contains(where: { $0.description.isEmpty }) { return "a warning is empty" }
    for event in stride(from: 0, to: recording.events.count, by: 1 + recording.events.count / 5) {
      let state = recording.state(atEvent: event)
      _ = state.outline + state.printHierarchy + state.recursiveDescription
    }
    _ = recording.latest.outline
    _ = recording.traceText(all: true)
    // Numbers that are none differ from themselves; their bytes do not.
    let written = RecordingFile.bytes(of: recording)
    guard let again = try? RecordingFile.read(written) else { return "it cannot be read again" }
    guard again.warnings.isEmpty else { return "what was written is damaged: \(again.warnings)" }
    return RecordingFile.bytes(of: again.recording) == written
      ? nil : "it is another one when it was saved"
  }
}
