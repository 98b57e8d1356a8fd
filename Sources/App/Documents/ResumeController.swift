import Foundation
import GioKit
import GtkKit
import Session
import Support

/// Reopens what the last session left: its document, unsaved changes, and what a crash interrupted;
/// and keeps these for the next start.
final class ResumeController {
  private let store: SessionStore
  private let host: HostWindow
  private let notices: Notices
  private let keeper: StateKeeper
  private let scripts: ScriptFileController
  private let script: ScriptController
  private let drafts: DraftController
  private let recordings: RecordingController
  private let documents: DocumentController
  private var isKeepingDue = false
  /// Offers to reopen the document after a crash, until the user answers.
  private var recoveryBar: RecoveryBar?

  init(
    _ store: SessionStore, _ host: HostWindow, _ notices: Notices, _ keeper: StateKeeper,
    _ scripts: ScriptFileController, _ script: ScriptController, _ drafts: DraftController,
    _ recordings: RecordingController, _ documents: DocumentController
  ) {
    (self.store, self.host, self.notices, self.keeper) = (store, host, notices, keeper)
    (self.scripts, self.script, self.drafts) = (scripts, script, drafts)
    (self.recordings, self.documents) = (recordings, documents)
    store.follow { [weak self] _ in self?.keepSoon() }
    host.onShown { [weak self] in self?.tellWhetherSettingsAreKept() }
  }

  /// Offers what a crash interrupted, or restores what was not saved.
  func restore(_ launch: OpeningState) {
    if let recovery = launch.recovery {
      offer(recovery)
    } else {
      restoreDraft(launch)
      recordings.resume(isAskedForElse: launch.name != nil || launch.path != nil)
    }
  }

  /// At launch, reports why settings cannot be saved, if so.
  private func tellWhetherSettingsAreKept() {
    guard let reason = WindowSettings.hindrance else { return }
    notices.say(localized("Settings and lesson progress can't be saved: \(reason)"))
  }
}

/// The last document.
extension ResumeController {
  /// Opens documents that the session could not open at launch; a restored draft takes precedence.
  ///
  /// It asks nothing: on failure a notice says so and the current document stays.
  func resume(_ place: Whereabouts) {
    guard store.session.document?.isModified != true else { return }
    guard place.subject.isThere else { return miss(place, localized("is missing")) }
    do {
      switch place.subject {
      case .system, .script: break
      case .lesson(let name):
        try store.change { session throws(LessonFileError) in
          try LessonController.open(named: name, in: &session)
          session.stand(at: place)
        }
      case .file(let path) where path.hasSuffix(".md"):
        try store.change { session throws(LessonFileError) in
          try LessonController.open(at: URL(fileURLWithPath: path), in: &session)
          session.stand(at: place)
        }
      case .file(let path) where path.hasSuffix(".\(ScriptDocument.fileExtension)"):
        try store.change { session throws(ScriptFileError) in
          try session.openScript(at: URL(fileURLWithPath: path))
          session.stand(at: place)
        }
      case .file(let path): read(path, place)
      }
    } catch {
      let reason = "\(error)"
      miss(place, localized("cannot be opened: \(reason)"))
    }
  }

  /// Reads a recording or a dump in the background; a document opened meanwhile stays open.
  private func read(_ path: String, _ place: Whereabouts) {
    let url = URL(fileURLWithPath: path)
    let count = store.session.revision
    host.read({ Counterpart.recording(at: url) }) { [weak self] result in
      guard let self, store.session.revision == count else { return }
      switch result {
      case .success(let recording):
        store.send(
          .document(.resumed(recording, named: url.lastPathComponent, at: url, place)))
      case .failure(let error): miss(place, localized("cannot be opened: \(error.message)"))
      }
    }
  }

  private func miss(_ place: Whereabouts, _ reason: String) {
    notices.say(
      localized(
        "\(place.subject.name), the last document, \(reason). Opened \(store.session.opened.title) instead."
      ))
  }
}

/// Unsaved changes.
extension ResumeController {
  /// Restores the draft of an earlier session, and says so.
  ///
  /// If another document was requested, the draft becomes a separate file.
  private func restoreDraft(_ launch: OpeningState) {
    for place in keeper.setAbandonedDraftsAside() {
      offerDraft(localized("Unsaved changes to a script: \(place.path)")) {
        [weak self] close in
        close()
        self?.documents.open(fileAt: place.path)
      }
    }
    guard let document = keeper.restoreDraft() else { return }
    let file = launch.path.map { URL(fileURLWithPath: $0).standardizedFileURL }
    let isAskedForElse =
      launch.name != nil || file != nil && file != document.url?.standardizedFileURL
    // If the draft cannot be moved aside, keep it open instead of the requested document.
    if isAskedForElse, let place = keeper.setDraftAside() {
      let words = localized("Unsaved changes to \(document.name): \(place.path)")
      return offerDraft(words) { [weak self] close in
        self?.scripts.leave { [weak self] in
          close()
          self?.goOn(with: document, keptIn: place)
        }
      }
    }
    resume(document)
    notices.say(localized("Restored the unsaved changes to \(document.name)."))
  }

  /// Shows where unsaved changes are kept until the user answers.
  ///
  /// `openAgain` receives a closure that closes the notice.
  private func offerDraft(
    _ words: String, openAgain: @escaping (_ close: @escaping () -> Void) -> Void
  ) {
    let notice = Notice(words)
    let close = { [weak self, weak notice] in
      guard let self, let notice else { return }
      notices.remove(notice)
      host.native.clearFocusOfMouse()
    }
    notice.offer(localized("Reopen")) { openAgain(close) }
    notice.offerToDismiss(close)
    notices.add(notice)
  }

  /// Continues unsaved changes, as changes of their original file.
  ///
  /// They become the draft again; their interim `copy` is deleted.
  private func goOn(with document: ScriptDocument, keptIn copy: URL?) {
    resume(document)
    if drafts.keep(), let copy { try? FileManager.default.removeItem(at: copy) }
    script.reveal()
  }

  /// Continues a script with unsaved changes, in its lesson if it has one.
  private func resume(_ script: ScriptDocument) {
    store.change { session in
      do throws(LessonFileError) {
        switch script.lesson {
        case .lesson(let name)?: try LessonController.open(named: name, in: &session)
        case .file(let path)?:
          try LessonController.open(at: URL(fileURLWithPath: path), in: &session)
        default: return session.resume(script)
        }
        session.goOn(typing: script)
      } catch {
        // The lesson is gone; keep the text.
        session.resume(script)
      }
    }
  }
}

/// After a crash: says so, and offers to reopen the document.
extension ResumeController {
  private func offer(_ recovery: Recovery) {
    let bar = RecoveryBar(recovery) { [weak self] answer in self?.answer(answer, to: recovery) }
    recoveryBar = bar
    notices.add(bar.notice)
  }

  private func answer(_ answer: RecoveryBar.Answer, to recovery: Recovery) {
    switch answer {
    case .copyReport:
      Clipboard.copy(recovery.reportText)
      notices.say(localized("Copied the report."))
    case .close: closeRecoveryBar()
    case .openAgain:
      scripts.leave { [weak self] in self?.openAgain(recovery) }
    }
  }

  private func openAgain(_ recovery: Recovery) {
    closeRecoveryBar()
    switch recovery.content {
    case .script(let document): goOn(with: document, keptIn: recovery.keptDraft)
    case .recording(let url): recordings.openKept(at: url)
    case .place(let place):
      store.send(.document(.place(place)))
      resume(place)
    case .nothing: break
    }
  }

  private func closeRecoveryBar() {
    guard let bar = recoveryBar else { return }
    recoveryBar = nil
    notices.remove(bar.notice)
    host.native.clearFocusOfMouse()
  }
}

/// Keeping everything for the next start, in case the program exits abnormally.
extension ResumeController {
  /// Saves the open document and its unsaved changes, a second after a change.
  private func keepSoon() {
    guard !isKeepingDue else { return }
    isKeepingDue = true
    MainLoop.async(after: 1) { [weak self] in
      guard let self else { return }
      isKeepingDue = false
      keeper.keepPlaceSoon(in: store.settings.resumes ? store.session : nil)
      drafts.keepSoon()
      recordings.keepSoon()
    }
  }

  /// Saves everything now, because the program ends.
  func keep() {
    drafts.keep()
    recordings.keep()
  }

  /// Saves document and settings now.
  func remember() {
    let window = host.native
    store.settings.frame.isMaximized = window.isMaximized
    if !window.isMaximized { store.settings.frame.size = window.defaultSize }
    keeper.unmarkRunNow()
    keeper.keep(store.settings.resumes ? store.session.whereabouts : nil)
    store.settings.save()
  }
}
