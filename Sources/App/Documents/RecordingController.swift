import Foundation
import GioKit
import GtkKit
import Hierarchy
import Session
import Support

/// Recordings: opens and saves them, and keeps unsaved ones across sessions.
final class RecordingController {
  private let store: SessionStore
  private let host: HostWindow
  private let notices: Notices
  private let places: FilePlaces
  private let keeper: StateKeeper
  private let scripts: ScriptFileController
  private var keeping = Keeping.none
  /// The last reason why a recording was not kept.
  private var trouble: RecordingDraftError?
  /// Notices about unsaved recordings, until the user answers.
  private var bars: [KeptRecordingBar] = []

  /// The state of a background save.
  private enum Keeping {
    case none, underWay
    /// New events arrived after it started.
    case onceMore
  }

  private static let filter = FileDialog.Filter(
    localized("Recordings"), endings: [RecordingFile.fileExtension])

  init(
    _ store: SessionStore, _ actions: WindowActions, _ host: HostWindow, _ notices: Notices,
    _ places: FilePlaces, _ keeper: StateKeeper, _ scripts: ScriptFileController
  ) {
    (self.store, self.host, self.notices, self.places) = (store, host, notices, places)
    (self.keeper, self.scripts) = (keeper, scripts)
    actions.install(.saveRecording) { [weak self] in self?.save() }
    store.follow { [weak self] _ in self?.keepLeft() }
  }
}

/// Opening and saving.
extension RecordingController {
  /// Reads a recording, which may be large, without blocking the window.
  func open(at path: String) {
    scripts.leave { [weak self] in
      let url = URL(fileURLWithPath: path)
      self?.notices.say(localized("Opening \(url.lastPathComponent)…"))
      self?.host.read({
        Result { () throws(RecordingFileError) in try RecordingFile.readPlainFile(at: url) }
      }) { result in self?.show(result, from: url) }
    }
  }

  private func show(_ result: Result<RecordingFile.Contents, RecordingFileError>, from url: URL) {
    let name = url.lastPathComponent
    switch result {
    case .success(let contents):
      places.add(url.path, type: .recording)
      store.send(.document(.recording(contents.recording, named: name, at: url)))
      notices.say(contents.warnings.map { "\($0)" }.joined(separator: "; "))
    case .failure(let error):
      notices.complain(localized("The recording could not be opened."), "\(name): \(error)")
    }
  }

  private func save() {
    askWhereToSave(store.session.recordingName) { [weak self] path in
      guard let self else { return }
      do throws(RecordingFileError) {
        let subject = store.session.subject
        try store.change { session throws(RecordingFileError) in
          try session.saveRecording(to: URL(fileURLWithPath: path))
        }
        if case .file(let old)? = subject, old != path { keeper.forgetRecording(atPath: old) }
        noteSaved(to: path)
      } catch {
        refuse(error)
      }
    }
  }

  private func askWhereToSave(_ name: String, then body: @escaping (String) -> Void) {
    FileDialog(
      .save(name: name), title: localized("Save Recording"), filters: [Self.filter],
      folder: places.folderToBeginIn
    ).present(above: host.native) { path in
      if let path { body(path) }
    }
  }

  /// Says where a recording was saved, and adds it to the recent files.
  private func noteSaved(to path: String) {
    notices.closeTrouble()
    places.add(path, type: .recording)
    places.remember(folderOf: path)
    notices.say(localized("Saved to \(path)"))
  }

  private func refuse(_ error: RecordingFileError) {
    notices.complain(localized("The recording could not be saved."), "\(error)")
  }
}

/// Keeping the recording of a running program for the next start.
extension RecordingController {
  /// Saves new events in the background.
  func keepSoon() {
    guard keeping == .none else {
      keeping = .onceMore
      return
    }
    keeping = .underWay
    keeper.keepSoon(store.session.unsavedRecording) { [weak self] error in
      MainLoop.async { self?.noteKept(error) }
    }
  }

  private func noteKept(_ error: RecordingDraftError?) {
    let isMore = keeping == .onceMore
    keeping = .none
    // Report a full disk once, not after every snapshot.
    if let error, error != trouble { notices.say("\(error)") }
    trouble = error
    if isMore { MainLoop.async(after: 1) { [weak self] in self?.keepSoon() } }
  }

  /// Saves it now: the program is exiting.
  func keep() { keeper.keep(store.session.unsavedRecording) }

  /// Finds recordings left by an earlier session, and reopens the last unless another document was
  /// requested.
  func resume(isAskedForElse: Bool) {
    for place in keeper.setAbandonedRecordingsAside() { tell(.file(place, of: nil)) }
    guard let place = keeper.setRecordingAside() else { return }
    guard !isAskedForElse, store.settings.resumes, store.session.document?.isModified != true
    else { return tell(.file(place, of: nil)) }
    openKept(at: place)
  }

  /// Reads it in the background; a document opened meanwhile stays open.
  func openKept(at url: URL) {
    let count = store.session.revision
    host.read({
      Result { () throws(RecordingFileError) in try RecordingFile.readPlainFile(at: url) }
    }) {
      [weak self] result in
      guard let self else { return }
      switch result {
      case .failure(let error): notices.say("\(error)")
      case .success where store.session.revision != count: tell(.file(url, of: nil))
      case .success(let contents):
        store.send(.document(.reopened(contents.recording, at: url)))
        notices.say(
          localized(
            "Restored the unsaved recording of \(store.session.opened.title). Save it to keep it."
          ))
      }
    }
  }
}

/// A recording that is replaced by another document is kept without asking; a notice says where.
extension RecordingController {
  private func keepLeft() {
    guard let left = store.takeLeftRecording() else { return }
    keeper.leaveSoon(left) { [weak self] result in
      MainLoop.async {
        switch result {
        case .success(let url): self?.tell(.file(url, of: left.name))
        case .failure(let error): self?.tell(.memory(left, error))
        }
      }
    }
  }

  /// Shows a persistent notice; one about a file replaces the previous such notice.
  private func tell(_ content: KeptRecordingBar.Content) {
    if case .file = content {
      for bar in bars { if case .file = bar.content { close(bar) } }
    }
    let bar = KeptRecordingBar(content) { [weak self] bar, answer in self?.answer(answer, bar) }
    bars.append(bar)
    notices.add(bar.notice)
  }

  private func answer(_ answer: KeptRecordingBar.Answer, _ bar: KeptRecordingBar) {
    switch (answer, bar.content) {
    case (.openAgain, .file(let url, _)):
      scripts.leave { [weak self] in
        self?.close(bar)
        self?.openKept(at: url)
      }
    case (.save, _): save(bar)
    default: close(bar)
    }
    host.native.clearFocusOfMouse()
  }

  private func close(_ bar: KeptRecordingBar) {
    guard let place = bars.firstIndex(where: { $0 === bar }) else { return }
    bars.remove(at: place)
    notices.remove(bar.notice)
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
