import Foundation
import GtkKit
import Session
import Support

/// Dumps: hierarchies that other tools printed, read in the background.
extension MainWindow {
  /// Usual file extensions of dumped hierarchies.
  static let dumpEndings = ["txt", "log", "json", "xml", "ui", "dot", "node"]

  func openDump(at path: String) {
    leaveScript { [weak self] in
      let url = URL(fileURLWithPath: path)
      self?.say(localized("Reading \(url.lastPathComponent)…"))
      self?.read({ Self.text(at: url) }) { result in
        switch result {
        case .success(.dump(let dump)):
          self?.recent.add(path, type: "text/plain")
          self?.show(Session.ReadDump(dump), named: url.lastPathComponent, at: url)
        case .success(.script(let text)): self?.show(code: text)
        case .failure(let error): self?.refuse(url.lastPathComponent, error.message)
        }
      }
    }
  }

  func show(_ dump: Session.ReadDump, named name: String, at url: URL) {
    send(.document(.dump(dump, named: name, at: url)))
    tellNotes(of: dump)
  }

  /// Shows the first notes about unclear parts of a dump, and all of them on request.
  func tellNotes(of dump: Session.ReadDump) {
    say("")
    guard !dump.notes.isEmpty else { return }
    let bar = Notice(dump.notes.prefix(2).joined(separator: "\n"))
    if dump.notes.count > 2 {
      bar.offer(localized("All Notes")) { [weak self] in
        self?.tell(
          MessageDialog(
            localized("Import Notes"),
            details: dump.notes.prefix(Self.mostNotes).joined(separator: "\n")))
      }
    }
    show(bar)
  }

  /// More lines would not fit a small screen.
  private static let mostNotes = 18

  private func refuse(_ name: String, _ reason: String) {
    complain(
      localized("\(name) could not be read as a dump."),
      reason.prefix(1).uppercased() + reason.dropFirst())
  }

  nonisolated private static func text(at url: URL) -> Result<PastedText, Session.DumpError> {
    Result { () throws(Session.DumpError) in try PastedText(ofFileAt: url) }
  }
}
