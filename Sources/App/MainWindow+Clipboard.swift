import Figures
import GtkKit
import Hierarchy
import Session
import Support

/// Clipboard, and drag and drop with other programs.
extension MainWindow {
  /// Copies the visible stage, or a single view, at twice its size.
  func copyPicture(of view: NodeID? = nil) {
    var options = look.optionsForOthers(session)
    options.only = view
    let name = view.map(session.state.name(of:))
    do {
      let bytes = try session.png(of: .stage, options: options)
      guard Clipboard.copy(png: bytes) else {
        return say(localized("The image could not be copied."))
      }
      say(name.map { localized("Copied the image of \($0)") } ?? localized("Copied the stage"))
    } catch {
      say(localized("The image could not be copied: \(error)"))
    }
  }

  /// Opens the clipboard's text.
  func paste() {
    Clipboard.readText { [weak self] text in self?.take(text: text ?? "") }
  }

  /// Opens a pasted or dropped text; says so if it is empty or unreadable.
  func take(text: String) {
    guard PastedText.isReadable(text) else {
      return say(
        text.allSatisfy(\.isWhitespace)
          ? localized("Clipboard has no text.")
          : localized("The text is unreadable. Nothing was opened."))
    }
    open(text: text)
  }

  /// Opens a dropped file, or compares two; returns whether it accepted them.
  func take(filesAt paths: [String]) -> Bool {
    switch paths.count {
    case 0: return false
    case 1: openFile(at: paths[0])
    case 2: compareFiles(at: paths[0], paths[1])
    default: say(localized("Drop one file, or two to compare."))
    }
    return true
  }

  /// Opens foreign text: a dump as a tree, anything that resembles code as a new script.
  func open(text: String) {
    let kind = PastedText(text)
    if case .script = kind, !PastedText.resemblesCode(text) {
      return say(localized("The text is neither a dump nor code. Nothing was opened."))
    }
    if case .script = kind, let bound = ScriptBound(brokenBy: text) {
      return say(
        localized("The text is not a dump and too long for a script. \(bound.description)"))
    }
    leaveScript { [weak self] in
      guard let self else { return }
      say("")
      switch kind {
      case .dump(let dump):
        let dump = Session.ReadDump(dump)
        send(.document(.pasted(dump, named: localized("Pasted Dump"))))
        tellNotes(of: dump)
      case .script: show(code: text)
      }
    }
  }

  /// Opens foreign code as a new script.
  func show(code text: String) {
    if let bound = ScriptBound(brokenBy: text) { return say(bound.description) }
    send(.document(.code(text)))
    revealScript()
  }
}
