import Foundation
import GtkKit
import Hierarchy
import Session
import Support

/// Opens documents: files by their extension, pasted and dropped text, and several files at once.
final class DocumentController {
  private let store: SessionStore
  private let host: HostWindow
  private let notices: Notices
  private let places: FilePlaces
  private let scripts: ScriptFileController
  private let script: ScriptController
  private let recordings: RecordingController
  private let lessons: LessonController
  private let comparison: ComparisonController
  /// Lists the files that were passed and not opened, until it is dismissed.
  private var unopened: Notice?

  /// Usual file extensions of dumped hierarchies.
  static let dumpEndings = ["txt", "log", "json", "xml", "ui", "dot", "node"]

  init(
    _ store: SessionStore, _ actions: WindowActions, _ host: HostWindow, _ notices: Notices,
    _ places: FilePlaces, _ scripts: ScriptFileController, _ script: ScriptController,
    _ recordings: RecordingController, _ lessons: LessonController,
    _ comparison: ComparisonController
  ) {
    (self.store, self.host, self.notices, self.places) = (store, host, notices, places)
    (self.scripts, self.script, self.recordings) = (scripts, script, recordings)
    (self.lessons, self.comparison) = (lessons, comparison)
    actions.install(.newScript) { [weak self] in self?.newScript() }
    actions.install(.openScript) { [weak self] in self?.choose() }
    actions.install(.paste) { [weak self] in self?.paste() }
    actions.add(
      Action("open-recent", performWith: { [weak self] path in self?.open(fileAt: path) }))
    host.native.onFileDrop { [weak self] paths in self?.take(filesAt: paths) ?? false }
    host.native.onTextDrop { [weak self] text in self?.take(text: text) }
  }

  /// Opens a scenario, container or lesson instead of the open document.
  func open(named name: String) {
    if Shipped.hasLesson(named: name) { return lessons.open(named: name) }
    scripts.leave { [store] in store.send(.document(.named(name))) }
  }

  /// Opens a lesson, recording or script by its file extension; reads all else as a dump.
  func open(fileAt path: String) {
    places.remember(folderOf: path)
    if path.hasSuffix(".md") {
      lessons.open(at: path)
    } else if path.hasSuffix(".\(RecordingFile.fileExtension)") {
      recordings.open(at: path)
    } else if path.hasSuffix(".\(ScriptDocument.fileExtension)") {
      openScript(at: path)
    } else {
      openDump(at: path)
    }
  }

  private func choose() {
    FileDialog(
      .open, title: localized("Open"),
      filters: [
        .init(
          localized("Scripts, lessons, recordings and dumps"),
          endings: [ScriptDocument.fileExtension, "md", RecordingFile.fileExtension]
            + Self.dumpEndings),
        .init(localized("All files"), endings: []),
      ], folder: places.folderToBeginIn
    )
    .present(above: host.native) { [weak self] path in
      if let path { self?.open(fileAt: path) }
    }
  }

  private func newScript() {
    scripts.leave { [weak self] in
      self?.store.send(.document(.newScript))
      self?.script.reveal()
    }
  }

  private func openScript(at path: String) {
    let url = URL(fileURLWithPath: path)
    // Its changes, restored from a draft, say, take precedence over the file.
    guard !store.session.opened.holdsChanges(ofFileAt: url) else { return script.reveal() }
    scripts.leave { [weak self] in
      guard let self else { return }
      do {
        try store.change { session throws(ScriptFileError) in try session.openScript(at: url) }
        places.add(path, type: .script)
        script.reveal()
      } catch {
        notices.complain(localized("The script could not be opened."), "\(error)")
      }
    }
  }
}

/// Dumps: hierarchies that other tools printed, read in the background.
extension DocumentController {
  private func openDump(at path: String) {
    scripts.leave { [weak self] in
      let url = URL(fileURLWithPath: path)
      let name = url.lastPathComponent
      self?.notices.say(localized("Reading \(name)…"))
      self?.host.read({ Self.text(at: url) }) { [weak self] result in
        guard let self else { return }
        switch result {
        case .success(.dump(let dump)):
          places.add(path, type: .dump)
          let dump = ReadDump(dump)
          store.send(.document(.dump(dump, named: name, at: url)))
          showNotes(of: dump)
        case .success(.script(let text)): open(code: text)
        case .failure(let error):
          notices.complain(
            localized("\(name) could not be read as a dump."),
            error.message.prefix(1).uppercased() + error.message.dropFirst())
        }
      }
    }
  }

  nonisolated private static func text(at url: URL) -> Result<PastedText, DumpError> {
    Result { () throws(DumpError) in try PastedText(ofFileAt: url) }
  }

  /// Shows the first notes about unclear parts of a dump, and all of them on request.
  private func showNotes(of dump: ReadDump) {
    notices.say("")
    guard !dump.notes.isEmpty else { return }
    let notice = Notice(dump.notes.prefix(2).joined(separator: "\n"))
    if dump.notes.count > 2 {
      notice.offer(localized("All Notes")) { [weak self] in
        self?.host.ask(
          MessageDialog(
            localized("Import Notes"),
            details: dump.notes.prefix(Self.mostNotes).joined(separator: "\n")))
      }
    }
    notices.show(notice)
  }

  /// More lines would not fit a small screen.
  private static let mostNotes = 18
}

/// Clipboard, and drag and drop from other programs.
extension DocumentController {
  /// Opens the clipboard's text.
  private func paste() {
    Clipboard.readText { [weak self] text in self?.take(text: text ?? "") }
  }

  /// Opens a pasted or dropped text; says so if it is empty or unreadable.
  private func take(text: String) {
    guard PastedText.isReadable(text) else {
      return notices.say(
        text.allSatisfy(\.isWhitespace)
          ? localized("Clipboard has no text.")
          : localized("The text is unreadable. Nothing was opened."))
    }
    open(text: text)
  }

  /// Opens a dropped file, or compares two; returns whether it accepted them.
  private func take(filesAt paths: [String]) -> Bool {
    switch paths.count {
    case 0: return false
    case 1: open(fileAt: paths[0])
    case 2: comparison.compareFiles(at: paths[0], paths[1])
    default: notices.say(localized("Drop one file, or two to compare."))
    }
    return true
  }

  /// Opens foreign text: a dump as a tree, anything that resembles code as a new script.
  private func open(text: String) {
    let kind = PastedText(text)
    if case .script = kind, !PastedText.resemblesCode(text) {
      return notices.say(localized("The text is neither a dump nor code. Nothing was opened."))
    }
    if case .script = kind, let bound = ScriptBound(brokenBy: text) {
      return notices.say(
        localized("The text is not a dump and too long for a script. \(bound.description)"))
    }
    scripts.leave { [weak self] in
      guard let self else { return }
      notices.say("")
      switch kind {
      case .dump(let dump):
        let dump = ReadDump(dump)
        store.send(.document(.pasted(dump, named: localized("Pasted Dump"))))
        showNotes(of: dump)
      case .script: open(code: text)
      }
    }
  }

  /// Opens foreign code as a new script.
  private func open(code text: String) {
    if let bound = ScriptBound(brokenBy: text) { return notices.say(bound.description) }
    store.send(.document(.code(text)))
    script.reveal()
  }
}

/// Several files opened at once, as by a file manager: opens the first; a notice lists the others,
/// each with a button to open it instead.
extension DocumentController {
  /// How many of the others get a button.
  private static let mostButtons = 3
  /// How many of them are listed.
  private static let mostNames = 12

  /// Lists the files that were not opened, replacing an earlier notice.
  func tellUnopened(_ paths: [String]) {
    if let unopened { notices.remove(unopened) }
    unopened = nil
    guard !paths.isEmpty else { return }
    let names = paths.prefix(Self.mostNames).map { Self.name(of: $0).shortened }
      .joined(separator: ", ")
    let rest = paths.count - Self.mostNames
    let words =
      rest > 0 ? localized("\(names) and \(rest) more") : names
    let notice = Notice(
      localized("One file is open at a time. Not opened: \(words)"), .trouble, answersBelow: true)
    for path in paths.prefix(Self.mostButtons) {
      notice.offer(localized("Open \(Self.name(of: path))")) { [weak self] in
        self?.tellUnopened(paths.filter { $0 != path })
        self?.open(fileAt: path)
      }
    }
    notice.offerToDismiss { [weak self] in
      self?.tellUnopened([])
      self?.host.native.clearFocusOfMouse()
    }
    unopened = notice
    notices.add(notice)
  }

  private static func name(of path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent.visible()
  }
}

extension String {
  /// The name, shortened in the middle if long.
  fileprivate var shortened: String { count > 40 ? "\(prefix(20))…\(suffix(19))" : self }
}
