import Foundation
import GtkKit
import Session
import Support

/// The file of the open script: saves it, protects unsaved changes, and watches it.
final class ScriptFileController {
  private let store: SessionStore
  private let host: HostWindow
  private let notices: Notices
  private let places: FilePlaces
  private let keeper: StateKeeper
  private let drafts: DraftController
  private let script: ScriptPane
  /// Reports changes of the file by other programs.
  private var monitor: FileMonitor?
  /// Says that the file changed, until it is answered.
  private var news: Notice?
  /// Whether a notice says that the file is unreadable now.
  private var isUnreadable = false

  private static let filters = [
    FileDialog.Filter(localized("Scripts (Swift)"), endings: [ScriptDocument.fileExtension])
  ]

  init(
    _ store: SessionStore, _ actions: WindowActions, _ host: HostWindow, _ notices: Notices,
    _ places: FilePlaces, _ keeper: StateKeeper, _ drafts: DraftController, _ script: ScriptPane
  ) {
    (self.store, self.host, self.notices, self.places) = (store, host, notices, places)
    (self.keeper, self.drafts, self.script) = (keeper, drafts, script)
    actions.install(.saveScript) { [weak self] in self?.save() }
    actions.install(.saveScriptAs) { [weak self] in self?.saveAs() }
    store.observe({ $0.document?.url }) { [weak self] url in self?.watch(url) }
    store.observe({ $0.document.map { $0.isModified || $0.url == nil } ?? false }) {
      actions.enable(.saveScript, $0)
    }
    store.observe({ $0.document != nil }) { actions.enable(.saveScriptAs, $0) }
  }

  /// Calls `next` after asking about unsaved changes.
  func leave(then next: @escaping () -> Void) {
    notices.closeTrouble()
    guard let document = store.session.document, document.isModified else { return next() }
    host.ask(
      MessageDialog(
        localized("Save the changes to \(document.name)?"),
        details: localized("Your changes will be lost if you don't save them."),
        answers: [localized("Cancel"), localized("Discard"), localized("Save")]
      )
    ) { [weak self] answer in
      guard let self else { return }
      switch answer {
      case 2: save(then: next)
      case 1:
        drafts.discard()
        next()
      default: store.show()
      }
    }
  }
}

/// Saving.
extension ScriptFileController {
  /// Saves, asking for a file if there is none; calls `next` only when all is saved.
  private func save(then next: @escaping () -> Void = {}) {
    guard let document = store.session.document, document.url != nil else {
      return saveAs(then: next)
    }
    guard document.isChangedElsewhere else { return write(to: nil, then: next) }
    host.ask(
      MessageDialog(
        localized("Save \(document.name)?"),
        details: localized(
          "The file changed on disk. Overwrite it?"),
        answers: [localized("Cancel"), localized("Replace"), localized("Save As…")]
      )
    ) { [weak self] answer in
      switch answer {
      case 1: self?.write(to: nil, then: next)
      case 2: self?.saveAs(then: next)
      default: self?.store.show()
      }
    }
  }

  private func saveAs(then next: @escaping () -> Void = {}) {
    guard let document = store.session.document else { return }
    FileDialog(
      .save(name: document.name), title: localized("Save Script"), filters: Self.filters,
      folder: places.folderToBeginIn
    ).present(above: host.native) { [weak self] path in
      if let path { self?.write(to: path, then: next) } else { self?.store.show() }
    }
  }

  private func write(to path: String?, then next: () -> Void) {
    do {
      try store.change { session throws(ScriptFileError) in
        try session.saveScript(as: path.map { URL(fileURLWithPath: $0) })
      }
      notices.closeTrouble()
      drafts.keep()
      if store.session.isHeld, let document = store.session.document {
        keeper.renameMarkSoon(to: document)
      }
      if let path {
        places.add(path, type: .script)
        places.remember(folderOf: path)
      }
      next()
    } catch {
      notices.complain(localized("The script could not be saved."), "\(error)")
    }
  }
}

/// Changes by other programs: reloads the file if that loses nothing, and offers to otherwise.
extension ScriptFileController {
  /// Watches the open script's file only.
  private func watch(_ url: URL?) {
    removeNews()
    isUnreadable = false
    monitor = url.flatMap { url in FileMonitor(url.path) { [weak self] in self?.fileChanged() } }
  }

  private func fileChanged() {
    removeNews()
    if isUnreadable {
      isUnreadable = false
      notices.closeTrouble()
    }
    guard let document = store.session.document, let news = document.news else { return }
    switch news {
    case .changed where !document.isModified: reread()
    case .changed:
      let notice = Notice(localized("\(document.name) changed on disk."))
      notice.offer(localized("Reload")) { [weak self] in
        self?.reread()
        // The pressed button is gone, and the user asked for the text.
        self?.script.takeKeyboard()
      }
      show(notice)
    case .gone:
      show(Notice(localized("\(document.name) was deleted. Saving creates it again.")))
    }
  }

  private func reread() {
    removeNews()
    do {
      try store.change { session throws(ScriptFileError) in try session.rereadScript() }
      drafts.keep()
      if let name = store.session.document?.name {
        notices.say(localized("\(name) changed on disk and was reloaded."))
      }
    } catch {
      notices.complain(localized("The script could not be opened."), "\(error)")
      isUnreadable = true
    }
  }

  private func show(_ notice: Notice) {
    notice.offerToDismiss { [weak self] in
      self?.removeNews()
      self?.host.native.clearFocusOfMouse()
    }
    news = notice
    notices.add(notice)
  }

  private func removeNews() {
    guard let notice = news else { return }
    news = nil
    notices.remove(notice)
  }
}
