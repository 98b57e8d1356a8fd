import GioKit
import Session
import Support

/// Keeps the text of the open script, in case the program exits abnormally.
final class DraftController {
  private let store: SessionStore
  private let keeper: StateKeeper
  private let notices: Notices
  /// The text kept last, or about to be.
  private var keptText: String?
  /// The last reason why the text was not kept.
  private var trouble: ScriptFileError?

  init(_ store: SessionStore, _ keeper: StateKeeper, _ notices: Notices) {
    (self.store, self.keeper, self.notices) = (store, keeper, notices)
  }

  /// Saves the draft in the background, if the text changed.
  func keepSoon() {
    let document = store.session.document
    // A saved document has no draft; skip unchanged text.
    guard document?.text != keptText else { return }
    keptText = document?.text
    keeper.keepSoon(document) { [weak self] error in
      MainLoop.async { self?.note(error) }
    }
  }

  /// Reports why the text was not kept, once for each reason, and retries after the next change.
  private func note(_ error: ScriptFileError?) {
    if let error {
      keptText = nil
      if error != trouble { notices.say(localized("Autosave failed for the script: \(error)")) }
    }
    trouble = error
  }

  /// Saves the draft now, when the window closes or the script was saved; returns whether it could.
  @discardableResult
  func keep() -> Bool {
    do {
      try keeper.keep(store.session.document)
      keptText = store.session.document?.text
      return true
    } catch {
      notices.say(localized("Autosave failed for the script: \(error)"))
      return false
    }
  }

  func discard() { keeper.discardDraft() }
}
