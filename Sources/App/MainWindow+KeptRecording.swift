import Foundation
import GioKit
import GtkKit
import Hierarchy
import Session
import Support

/// Keeps recordings of programs across sessions.
extension MainWindow {
  /// Saves new events in the background.
  func keepRecordingSoon() {
    guard recordingKeeping == .none else {
      recordingKeeping = .onceMore
      return
    }
    recordingKeeping = .underWay
    keeper.keepSoon(session.unsavedRecording) { [weak self] error in
      MainLoop.async { self?.noteKept(error) }
    }
  }

  private func noteKept(_ error: RecordingDraftError?) {
    let isMore = recordingKeeping == .onceMore
    recordingKeeping = .none
    // Report a full disk once, not after every snapshot.
    if let error, error != recordingTrouble { say("\(error)") }
    recordingTrouble = error
    if isMore { keepSoon() }
  }

  /// The state of a background save.
  enum RecordingKeeping {
    case none, underWay
    /// New events arrived after it started.
    case onceMore
  }

  /// Finds recordings left by an earlier session, and reopens the last unless another document was
  /// requested.
  func resumeRecording(isAskedForElse: Bool) {
    for place in keeper.setAbandonedRecordingsAside() { tellOfRecording(.file(place, of: nil)) }
    guard let place = keeper.setRecordingAside() else { return }
    guard !isAskedForElse, settings.resumes, session.document?.isModified != true else {
      return tellOfRecording(.file(place, of: nil))
    }
    openKeptRecording(at: place)
  }

  /// Reads it in the background; a document opened meanwhile stays open.
  func openKeptRecording(at url: URL) {
    let count = session.runCount
    read({ Result { () throws(RecordingFileError) in try Session.readRecording(at: url) } }) {
      [weak self] result in
      guard let self else { return }
      switch result {
      case .failure(let error): say("\(error)")
      case .success where session.runCount != count: tellOfRecording(.file(url, of: nil))
      case .success(let contents):
        send(.document(.reopened(contents.recording, at: url)))
        say(
          localized(
            "Restored the unsaved recording of \(session.opened.title). Save it to keep it."
          ))
      }
    }
  }

  /// Deletes the draft of a recording that is now saved to a file.
  func forgetRecording(of subject: Whereabouts.Subject?, savedTo path: String) {
    guard case .file(let old)? = subject, old != path else { return }
    keeper.forgetRecording(atPath: old)
  }
}

/// A recording that is replaced by another document is kept without asking; a notice says where.
extension MainWindow {
  func keepLeftRecording() {
    guard let left = store.takeLeftRecording() else { return }
    keeper.leaveSoon(left) { [weak self] result in
      MainLoop.async {
        switch result {
        case .success(let url): self?.tellOfRecording(.file(url, of: left.name))
        case .failure(let error): self?.tellOfRecording(.memory(left, error))
        }
      }
    }
  }

  /// Shows a persistent notice; one about a file replaces the previous such notice.
  private func tellOfRecording(_ content: KeptRecordingBar.Content) {
    if case .file = content {
      for bar in keptBars { if case .file = bar.content { close(bar) } }
    }
    let bar = KeptRecordingBar(content) { [weak self] bar, answer in self?.answer(answer, bar) }
    keptBars.append(bar)
    right.prepend(bar.widget)
  }

  private func answer(_ answer: KeptRecordingBar.Answer, _ bar: KeptRecordingBar) {
    switch (answer, bar.content) {
    case (.openAgain, .file(let url, _)):
      leaveScript { [weak self] in
        self?.close(bar)
        self?.openKeptRecording(at: url)
      }
    case (.save, _): save(bar)
    default: close(bar)
    }
    native.clearFocusOfMouse()
  }

  private func close(_ bar: KeptRecordingBar) {
    guard let place = keptBars.firstIndex(where: { $0 === bar }) else { return }
    keptBars.remove(at: place)
    right.remove(bar.widget)
  }

  /// Saves it to a file that replaces the draft.
  private func save(_ bar: KeptRecordingBar) {
    askWhereToSave(bar.name) { [weak self] path in
      let (content, url) = (bar.content, URL(fileURLWithPath: path))
      inBackground {
        Result { () throws(RecordingFileError) in
          switch content {
          case .file(let kept, _):
            try RecordingFile.write(RecordingFile.read(contentsOf: kept).recording, to: url)
          case .memory(let unsaved, _): try RecordingFile.write(unsaved.recording, to: url)
          }
        }
      } then: { [weak self] result in
        guard let self else { return }
        switch result {
        case .success:
          if case .file(let kept, _) = content { keeper.forgetRecording(atPath: kept.path) }
          close(bar)
          noteSaved(to: path)
        case .failure(let error): refuse(error)
        }
      }
    }
  }
}
