import Foundation
import GtkKit
import Session
import Support

/// Watches the script's file for changes by other programs: reloads it if that loses nothing, and
/// offers to otherwise.
extension MainWindow {
  /// The watched file and its notice.
  struct WatchedFile {
    let url: URL
    let monitor: FileMonitor?
    var bar: Notice?
    /// Whether a notice says that the file is unreadable now.
    var isUnreadable = false
  }

  /// Watches the open script's file only.
  func watchScriptFile() {
    let url = session.document?.url
    guard url != watchedFile?.url else { return }
    takeFileNewsAway()
    watchedFile = url.map { url in
      WatchedFile(url: url, monitor: FileMonitor(url.path) { [weak self] in self?.tellOfFile() })
    }
  }

  private func tellOfFile() {
    takeFileNewsAway()
    if watchedFile?.isUnreadable == true {
      watchedFile?.isUnreadable = false
      closeTrouble()
    }
    guard let document = session.document, let news = document.news else { return }
    switch news {
    case .changed where !document.isModified: rereadScript()
    case .changed:
      let bar = Notice(localized("\(document.name) changed on disk."))
      bar.offer(localized("Reload")) { [weak self] in
        self?.rereadScript()
        // The pressed button is gone, and the user asked for the text.
        self?.script.takeKeyboard()
      }
      put(bar)
    case .gone:
      put(Notice(localized("\(document.name) was deleted. Saving creates it again.")))
    }
  }

  private func rereadScript() {
    takeFileNewsAway()
    do {
      try store.change { session throws(ScriptFileError) in try session.rereadScript() }
      keepDraft()
      if let name = session.document?.name {
        say(localized("\(name) changed on disk and was reloaded."))
      }
    } catch {
      complain(localized("The script could not be opened."), "\(error)")
      watchedFile?.isUnreadable = true
    }
    refresh()
  }

  private func put(_ bar: Notice) {
    bar.offerToDismiss { [weak self] in
      self?.takeFileNewsAway()
      self?.native.clearFocusOfMouse()
    }
    watchedFile?.bar = bar
    right.prepend(bar.widget)
  }

  private func takeFileNewsAway() {
    guard let bar = watchedFile?.bar else { return }
    watchedFile?.bar = nil
    right.remove(bar.widget)
  }
}
