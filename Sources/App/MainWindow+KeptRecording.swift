import Foundation
import GtkKit
import Hierarchy
import Session
import Translation

/// What is recorded of a program is kept for the next start, and shown again there.
extension MainWindow {
  /// Keeps what is new of it beside the window, which never waits for that.
  func keepRecordingSoon() {
    guard recordingKeeping == .none else {
      recordingKeeping = .onceMore
      return
    }
    recordingKeeping = .underWay
    keeper.keepSoon(session.unsavedRecording) { [weak self] error in
      Task { @MainActor in self?.noteKept(error) }
    }
  }

  private func noteKept(_ error: RecordingDraftError?) {
    let isMore = recordingKeeping == .onceMore
    recordingKeeping = .none
    // A disk that is full is told of once, and not with every look at the program.
    if let error, error != recordingTrouble { say("\(error)") }
    recordingTrouble = error
    if isMore { keepSoon() }
  }

  /// How far the window is with keeping it.
  enum RecordingKeeping {
    case none, underWay
    /// There is something new since it began.
    case onceMore
  }

  /// Finds what an earlier start left behind, and shows it again unless something else was asked for.
  func resumeRecording(opening name: String?) {
    for place in keeper.setAbandonedRecordingsAside() { sayWhereRecorded(place) }
    guard let place = keeper.setRecordingAside() else { return }
    guard name == nil, session.document?.isModified != true else { return sayWhereRecorded(place) }
    openKeptRecording(at: place)
  }

  private func sayWhereRecorded(_ place: URL) {
    say(localized("What was recorded of a program and not saved is in \(place.path)"))
  }

  /// Reads it beside the window; whoever opens something meanwhile keeps that.
  func openKeptRecording(at url: URL) {
    let count = session.runCount
    Task { @MainActor [weak self] in
      let result = await Task.detached {
        Result { () throws(RecordingFileError) in try RecordingFile.read(contentsOf: url) }
      }.value
      guard let self else { return }
      guard session.runCount == count, case .success(let contents) = result else {
        return sayWhereRecorded(url)
      }
      change { $0.reopen(contents.recording, at: url) }
      say(
        localized(
          "What was recorded of \(session.opened.title) and not saved is here again; save it to keep it."
        ))
    }
  }

  /// Forgets the copy of what has a file of its own now.
  func forgetRecording(of subject: Whereabouts.Subject?, savedTo path: String) {
    guard case .file(let old)? = subject, old != path else { return }
    keeper.forgetRecording(atPath: old)
  }
}
