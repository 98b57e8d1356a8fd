import Figures
package import Foundation
package import Hierarchy
import Scenarios

/// Recordings: opened to be looked at, at any instant, and saved from whatever runs.
extension Session {
  /// Opens a recording from elsewhere, which takes no input.
  package mutating func open(_ recording: Recording, named name: String, at file: URL? = nil) {
    let before = self
    open(Scenario(recording: recording, named: name))
    openedFile = file
    goToFirstSizes()
    if before.isWatchingOnly, before.opened.slug == opened.slug, before.openedFile == file {
      lookOn(as: before)
    }
  }

  /// A program says where its widgets are a moment after it has said which there are; one begins there.
  private mutating func goToFirstSizes() {
    guard showsProgram, !state.knowsSizes else { return }
    let looks = recording.events.indices.lazy
      .filter { [recording] in recording.events[$0].kind == .settled }.prefix(Self.mostLooks)
    if let first = looks.first(where: { recording.state(atEvent: $0).knowsSizes }) {
      seek(toEvent: first)
    }
  }

  /// A program that has said nothing after so many looks will not.
  private static let mostLooks = 20

  /// Whether a recording is open rather than something that runs.
  package var isWatchingOnly: Bool { run.scenario.isRecording }

  /// Whether there is one instant and nothing happens in it, as in a dump.
  package var isStill: Bool {
    isWatchingOnly && !isFollowing && recording.end <= .zero && recording.isEmpty
  }

  /// Saves all that happened to a file, whole or not at all.
  package mutating func saveRecording(to url: URL) throws(RecordingFileError) {
    try RecordingFile.write(recording, to: url)
    guard isWatchingOnly else { return }
    openedFile = url
    let count = recording.events.count
    recorded?.savedCount = count
  }

  /// What was recorded of the program that is open, as far as it would be lost; nil when it is saved.
  package var unsavedRecording: UnsavedRecording? {
    guard let recorded, recorded.opening == openCount, recording.events.count > recorded.savedCount
    else { return nil }
    return UnsavedRecording(opening: openCount, name: opened.title, recording: recording)
  }

  /// The recording of a program when another document was opened, for the caller to keep; once.
  package mutating func takeLeftRecording() -> UnsavedRecording? {
    defer { leftRecording = nil }
    return leftRecording
  }

  /// Opens what was recorded of a program before this one was ended by force, at its latest moment.
  package mutating func reopen(_ recording: Recording, at file: URL) {
    open(recording, named: recording.programName ?? file.lastPathComponent, at: file)
    goToEnd()
    keepLevels()
  }

  /// The name a file of the recording would have.
  package var recordingName: String { RecordingFile.name(for: opened.slug) }
}

extension RecordingFile {
  /// The name a file would have that holds a recording of something called so.
  package static func name(for title: String) -> String {
    let name = title.split(separator: ".").first.map(String.init) ?? "recording"
    return "\(name.replacing("/", with: "-")).\(fileExtension)"
  }
}

extension Recording {
  /// What the program that was recorded is called.
  fileprivate var programName: String? {
    latest.program.flatMap { $0.name.isEmpty ? nil : $0.name }
  }
}

extension HierarchyState {
  /// Whether it is known of any view in another where it is.
  fileprivate var knowsSizes: Bool {
    views.each.contains { $0.superview != nil && !$0.unknown.contains(.frame) }
  }
}
