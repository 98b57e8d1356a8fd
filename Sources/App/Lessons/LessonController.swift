import Foundation
import GioKit
import GtkKit
import Lessons
import Session
import Support

/// The open lesson, and its saved progress.
final class LessonController {
  private let store: SessionStore
  private let host: HostWindow
  private let notices: Notices
  private let scripts: ScriptFileController
  private let layout: LayoutController
  private let side: SideController
  private let pane: LessonPane

  /// The language in which lessons are shown.
  static let language: String = {
    Lesson.languages.first { localeName?.hasPrefix($0) ?? false } ?? "en"
  }()

  init(
    _ store: SessionStore, _ actions: WindowActions, _ host: HostWindow, _ notices: Notices,
    _ scripts: ScriptFileController, _ layout: LayoutController, _ side: SideController,
    _ pane: LessonPane
  ) {
    (self.store, self.host, self.notices) = (store, host, notices)
    (self.scripts, self.layout, self.side, self.pane) = (scripts, layout, side, pane)
    pane.onAction { [weak self] action in self?.send(action) }
    pane.onNextLesson { [weak self] in
      if let lesson = store.session.lesson, let next = Shipped.lesson(after: lesson) {
        self?.open(named: next.slug)
      }
    }
    pane.onExport { [weak self] in self?.exportResults() }
    actions.install(.previousPage) { [weak self] in self?.turnPage(by: -1) }
    actions.install(.nextPage) { [weak self] in self?.turnPage(by: 1) }
    store.observe { [weak self] session in self?.pane.show(session.opened) }
    store.observe({ $0.lesson.map { $0.progress.page > 0 } ?? false }) {
      actions.enable(.previousPage, $0)
    }
    store.observe({ $0.lesson.map { $0.progress.page + 1 < $0.pages.count } ?? false }) {
      actions.enable(.nextPage, $0)
    }
  }
}

/// Opening.
extension LessonController {
  func open(named name: String) {
    open { session throws(LessonFileError) in try Self.open(named: name, in: &session) }
  }

  func open(at path: String) {
    let url = URL(fileURLWithPath: path)
    open { session throws(LessonFileError) in try Self.open(at: url, in: &session) }
  }

  /// Opens a shipped lesson with its saved progress.
  static func open(named name: String, in session: inout Session) throws(LessonFileError) {
    try session.open(lesson: name, language: language, progress: LessonNotes.progress(of: name))
  }

  /// Opens the lesson in a file, with its saved progress.
  static func open(at url: URL, in session: inout Session) throws(LessonFileError) {
    try session.openLesson(at: url, progress: LessonNotes.progress(of: url.path))
  }

  private func open(_ body: @escaping (inout Session) throws(LessonFileError) -> Void) {
    scripts.leave { [weak self] in
      guard let self else { return }
      do throws(LessonFileError) {
        try store.change(body)
        layout.putDrawerAway()
        side.openDrawer()
      } catch {
        notices.complain(localized("The lesson could not be opened."), "\(error)")
      }
    }
  }
}

/// Reading.
extension LessonController {
  /// Performs an action; asks before replacing a script that the user may have changed.
  private func send(_ action: Session.Action.Lesson) {
    if action.replacesScript {
      scripts.leave { [weak self] in self?.perform(action) }
    } else {
      perform(action)
    }
    if case .close = action { host.native.clearFocus() }
  }

  private func perform(_ action: Session.Action.Lesson) {
    store.send(.lesson(action))
    if let lesson = store.session.lesson { LessonNotes.keep(lesson.progress, of: lesson.name) }
  }

  /// Turns pages; does nothing without a lesson, or past the first or last page.
  func turnPage(by pages: Int) {
    guard let lesson = store.session.lesson else { return }
    let page = lesson.progress.page + pages
    if lesson.pages.indices.contains(page) { send(.goToPage(page)) }
  }

  private func exportResults() {
    guard let lesson = store.session.lesson else { return }
    let name = (lesson.name.split(separator: "/").last.map(String.init) ?? "lesson") + "-results.md"
    FileDialog(
      .save(name: name), title: LessonWords(lesson.language).results,
      filters: [.init(localized("Text (Markdown)"), endings: ["md"])],
      folder: DesktopFolder.documents
    ).present(above: host.native) { [weak self] path in
      guard let self, let path else { return }
      do {
        try store.session.exportResults(to: path)
        notices.say(localized("Exported to \(path)"))
      } catch {
        notices.complain(localized("The results could not be exported."), "\(error)")
      }
    }
  }
}
