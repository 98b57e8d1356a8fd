import Foundation
import GioKit
import GtkKit
import Hierarchy
import Session
import Support

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
      MainLoop.async { self?.noteKept(error) }
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
  func resumeRecording(isAskedForElse: Bool) {
    for place in keeper.setAbandonedRecordingsAside() { tellOfRecording(.file(place, of: nil)) }
    guard let place = keeper.setRecordingAside() else { return }
    guard !isAskedForElse, preferences.resumes, session.document?.isModified != true else {
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
        change { $0.reopen(contents.recording, at: url) }
        say(
          localized(
            "Restored the unsaved recording of \(session.opened.title). Save it to keep it."
          ))
      }
    }
  }

  /// Forgets the copy of what has a file of its own now.
  func forgetRecording(of subject: Whereabouts.Subject?, savedTo path: String) {
    guard case .file(let old)? = subject, old != path else { return }
    keeper.forgetRecording(atPath: old)
  }
}

/// What is left for something else is kept, without a question, and a line says where.
extension MainWindow {
  func keepLeftRecording() {
    guard let left = session.takeLeftRecording() else { return }
    keeper.leaveSoon(left) { [weak self] result in
      MainLoop.async {
        switch result {
        case .success(let url): self?.tellOfRecording(.file(url, of: left.name))
        case .failure(let error): self?.tellOfRecording(.memory(left, error))
        }
      }
    }
  }

  /// Tells it in a line that stays; that of a file gives way to the next.
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

  /// Gives it a file of its own, which takes the place of what was kept.
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
