import Foundation
import GtkKit
import Hierarchy
import Session
import Support

/// Opening recordings in the background, and saving the current run.
extension MainWindow {
  /// Reads a recording, which may be large, without blocking the window.
  func openRecording(at path: String) {
    leaveScript { [weak self] in
      let url = URL(fileURLWithPath: path)
      self?.say(localized("Opening \(url.lastPathComponent)…"))
      self?.read({
        Result { () throws(RecordingFileError) in try Session.readRecording(at: url) }
      }) { result in self?.show(result, from: url) }
    }
  }

  private func show(_ result: Result<RecordingFile.Contents, RecordingFileError>, from url: URL) {
    switch result {
    case .success(let contents):
      recent.add(url.path, type: Self.recordingType)
      send(.document(.recording(contents.recording, named: url.lastPathComponent, at: url)))
      say(contents.warnings.map { "\($0)" }.joined(separator: "; "))
    case .failure(let error):
      complain(
        localized("The recording could not be opened."), "\(url.lastPathComponent): \(error)")
    }
  }

  func saveRecording() {
    askWhereToSave(session.recordingName) { [weak self] path in
      guard let self else { return }
      do throws(RecordingFileError) {
        let subject = session.subject
        try store.change { session throws(RecordingFileError) in
          try session.saveRecording(to: URL(fileURLWithPath: path))
        }
        forgetRecording(of: subject, savedTo: path)
        noteSaved(to: path)
      } catch {
        refuse(error)
      }
    }
  }

  /// Asks where to save a recording.
  func askWhereToSave(_ name: String, then body: @escaping (String) -> Void) {
    FileDialog(
      .save(name: name), title: localized("Save Recording"), filters: [Self.recordingFilter],
      folder: folderToBeginIn
    ).present(above: native) { path in
      if let path { body(path) }
    }
  }

  /// Says where a recording was saved, and adds it to the recent files.
  func noteSaved(to path: String) {
    closeTrouble()
    recent.add(path, type: Self.recordingType)
    remember(folderOf: path)
    say(localized("Saved to \(path)"))
  }

  /// Reports why a recording could not be saved.
  func refuse(_ error: RecordingFileError) {
    complain(localized("The recording could not be saved."), "\(error)")
  }

  static let recordingFilter = FileDialog.Filter(
    localized("Recordings"), endings: [RecordingFile.fileExtension])
  private static let recordingType = "application/x-terrarium-recording"
}
