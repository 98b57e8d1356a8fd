import Figures
package import Foundation
package import Hierarchy
import Scenarios

/// Recordings: opening and saving.
extension Session {
  /// Opens a recording, which takes no input.
  package mutating func open(_ recording: Recording, named name: String, at file: URL? = nil) {
    let before = self
    open(Scenario(recording: recording, named: name))
    openedFile = file
    goToFirstSizes()
    if before.isReadOnly, before.opened.slug == opened.slug, before.openedFile == file {
      lookOn(as: before)
    }
  }

  /// Seeks to the first moment with frames: a program reports them shortly after its widgets.
  private mutating func goToFirstSizes() {
    guard showsProgram, !state.knowsSizes else { return }
    let looks = recording.events.indices.lazy
      .filter { [recording] in recording.events[$0].kind == .settled }.prefix(Self.mostLooks)
    if let first = looks.first(where: { recording.state(atEvent: $0).knowsSizes }) {
      seek(toEvent: first)
    }
  }

  /// If a program has not reported frames after this many snapshots, it will not.
  private static let mostLooks = 20

  /// Whether the document is a recording, without interaction.
  package var isReadOnly: Bool { run.scenario.isRecording }

  /// Whether there is a single instant without events, as in a dump.
  package var isStill: Bool {
    isReadOnly && !isFollowing && recording.end <= .zero && recording.isEmpty
  }

  /// Saves the recording to a file, atomically.
  package mutating func saveRecording(to url: URL) throws(RecordingFileError) {
    try RecordingFile.write(recording, to: url)
    guard isReadOnly else { return }
    openedFile = url
    let count = recording.events.count
    recorded?.savedCount = count
  }

  /// The open program's unsaved recording; nil if it is saved.
  package var unsavedRecording: UnsavedRecording? {
    guard let recorded, recorded.opening == openCount, recording.events.count > recorded.savedCount
    else { return nil }
    return UnsavedRecording(opening: openCount, name: opened.title, recording: recording)
  }

  /// The unsaved recording of a program after another document was opened, for the caller to keep;
  /// returned once.
  package mutating func takeLeftRecording() -> UnsavedRecording? {
    defer { leftRecording = nil }
    return leftRecording
  }

  /// Opens an earlier session's unsaved recording at its end.
  package mutating func reopen(_ recording: Recording, at file: URL) {
    open(recording, named: recording.programName ?? file.lastPathComponent, at: file)
    goToEnd()
    keepLevels()
  }

  /// The suggested file name of the recording.
  package var recordingName: String { RecordingFile.name(for: opened.slug) }
}

extension RecordingFile {
  /// The suggested file name for a title.
  package static func name(for title: String) -> String {
    let name = title.split(separator: ".").first.map(String.init) ?? "recording"
    return "\(name.replacing("/", with: "-")).\(fileExtension)"
  }
}

extension Recording {
  /// The recorded program's name.
  fileprivate var programName: String? {
    latest.program.flatMap { $0.name.isEmpty ? nil : $0.name }
  }
}

extension HierarchyState {
  /// Whether any subview's frame is known.
  fileprivate var knowsSizes: Bool {
    views.each.contains { $0.superview != nil && !$0.unknown.contains(.frame) }
  }
}
