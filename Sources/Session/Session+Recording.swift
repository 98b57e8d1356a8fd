package import Foundation
package import Hierarchy
import Scenarios

/// Recordings: opened to be looked at, at any instant, and saved from whatever runs.
extension Session {
  /// Opens what was recorded elsewhere, which nobody can act in.
  package mutating func open(_ recording: Recording, named name: String, at file: URL? = nil) {
    open(Scenario(recording: recording, named: name))
    openedFile = file
  }

  /// Whether a recording is open rather than something that runs.
  package var isWatchingOnly: Bool { run.scenario.isRecording }

  /// Saves all that happened to a file, whole or not at all.
  package func saveRecording(to url: URL) throws(RecordingFileError) {
    try RecordingFile.write(recording, to: url)
  }

  /// The name a file of the recording would have.
  package var recordingName: String {
    let name = opened.slug.split(separator: ".").first.map(String.init) ?? "recording"
    return "\(name).\(RecordingFile.fileExtension)"
  }
}
