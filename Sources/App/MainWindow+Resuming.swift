import Foundation
import GioKit
import GtkKit
import Session
import Support

/// Reopening the last session's document.
extension MainWindow {
  /// The last document, if it is to be reopened.
  static func lastPlace(_ keeper: StateKeeper, _ settings: WindowSettings) -> Whereabouts? {
    settings.resumes ? keeper.takeWhereabouts() : nil
  }

  /// Opens documents that the session could not open at launch; a restored draft takes precedence.
  ///
  /// It asks nothing: on failure a notice says so and the current document stays.
  func resume(_ place: Whereabouts) {
    guard session.document?.isModified != true else { return }
    guard place.subject.isThere else { return miss(place, localized("is missing")) }
    do {
      switch place.subject {
      case .system, .script: break
      case .lesson(let name):
        try store.change { session throws(LessonFileError) in
          try MainWindow.openLesson(named: name, in: &session)
          session.stand(at: place)
        }
      case .file(let path) where path.hasSuffix(".md"):
        try store.change { session throws(LessonFileError) in
          try MainWindow.openLesson(at: URL(fileURLWithPath: path), in: &session)
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

  /// Continues a script with unsaved changes, in its lesson if it has one.
  func resume(_ script: ScriptDocument) {
    store.change { session in
      do throws(LessonFileError) {
        switch script.lesson {
        case .lesson(let name)?: try MainWindow.openLesson(named: name, in: &session)
        case .file(let path)?:
          try MainWindow.openLesson(at: URL(fileURLWithPath: path), in: &session)
        default: return session.resume(script)
        }
        session.goOn(typing: script)
      } catch {
        // The lesson is gone; keep the text.
        session.resume(script)
      }
    }
  }

  /// Reads a recording or a dump in the background; a document opened meanwhile stays open.
  private func read(_ path: String, _ place: Whereabouts) {
    let url = URL(fileURLWithPath: path)
    let count = session.runCount
    read({ Session.recording(at: url) }) { [weak self] result in
      guard let self, session.runCount == count else { return }
      switch result {
      case .success(let recording):
        send(.document(.resumed(recording, named: url.lastPathComponent, at: url, place)))
      case .failure(let error): miss(place, localized("cannot be opened: \(error.message)"))
      }
    }
  }

  private func miss(_ place: Whereabouts, _ reason: String) {
    say(
      localized(
        "\(place.subject.name), the last document, \(reason). Opened \(session.opened.title) instead."
      ))
  }
}

/// Keeping drafts for the next start, in case the program exits abnormally.
extension MainWindow {
  /// Saves the open document and its unsaved changes, a second after a change.
  func keepSoon() {
    guard !isKeepingDue else { return }
    isKeepingDue = true
    MainLoop.async(after: 1) { [weak self] in
      guard let self else { return }
      isKeepingDue = false
      keeper.keepPlaceSoon(in: settings.resumes ? session : nil)
      keepDraftSoon()
      keepRecordingSoon()
    }
  }

  private func keepDraftSoon() {
    let document = session.document
    // A saved document has no draft; skip unchanged text.
    guard document?.text != keptText else { return }
    keptText = document?.text
    keeper.keepSoon(document) { [weak self] error in
      MainLoop.async { self?.noteDraft(error) }
    }
  }

  /// Reports why the text was not kept, once for each reason, and retries after the next change.
  private func noteDraft(_ error: ScriptFileError?) {
    if let error {
      keptText = nil
      if error != draftTrouble {
        say(localized("Autosave failed for the script: \(error)"))
      }
    }
    draftTrouble = error
  }

  /// At launch, reports why settings cannot be saved, if so.
  func tellWhetherSettingsAreKept() {
    guard let reason = WindowSettings.hindrance else { return }
    say(localized("Settings and lesson progress can't be saved: \(reason)"))
  }

  /// Saves the draft now, when the window closes or the script was saved; returns whether it could.
  @discardableResult
  func keepDraft() -> Bool {
    do {
      try keeper.keep(session.document)
      keptText = session.document?.text
      return true
    } catch {
      say(localized("Autosave failed for the script: \(error)"))
      return false
    }
  }

  /// Saves everything now, because the program was asked to exit.
  func keepAll() {
    keepDraft()
    keeper.keep(session.unsavedRecording)
    remember()
  }

  func keepPlace() { keeper.keep(settings.resumes ? session.whereabouts : nil) }
}
