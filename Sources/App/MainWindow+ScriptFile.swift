import Foundation
import GtkKit
import Session
import Support

/// The file of the script, as other programs change it: it is read again where nothing is lost by that, and
/// offered otherwise.
extension MainWindow {
  /// The file that is watched, and what is said of it.
  struct WatchedFile {
    let url: URL
    let monitor: FileMonitor?
    var bar: Notice?
    /// Whether it is told above the panes that what is in it now cannot be read.
    var isUnreadable = false
  }

  /// Watches the file of the script that is open, and no other.
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
        // The button that was pressed is gone, and it is the text one has asked for.
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
      try session.rereadScript()
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
