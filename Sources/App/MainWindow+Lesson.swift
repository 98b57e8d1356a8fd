import Foundation
import GioKit
import GtkKit
import Lessons
import Session
import Support

/// The open lesson, and its saved progress.
extension MainWindow {
  /// The language in which lessons are shown.
  static let lessonLanguage: String = {
    Lesson.languages.first { localeName?.hasPrefix($0) ?? false } ?? "en"
  }()

  func openLesson(named name: String) {
    open { session throws(LessonFileError) in try Self.openLesson(named: name, in: &session) }
  }

  func openLesson(at path: String) {
    let url = URL(fileURLWithPath: path)
    open { session throws(LessonFileError) in try Self.openLesson(at: url, in: &session) }
  }

  /// Opens a shipped lesson with its saved progress.
  static func openLesson(
    named name: String, in session: inout Session
  ) throws(LessonFileError) {
    try session.open(
      lesson: name, language: lessonLanguage, progress: LessonNotes.progress(of: name))
  }

  /// Opens the lesson in a file, with its saved progress.
  static func openLesson(at url: URL, in session: inout Session) throws(LessonFileError) {
    try session.openLesson(at: url, progress: LessonNotes.progress(of: url.path))
  }

  private func open(_ body: @escaping (inout Session) throws(LessonFileError) -> Void) {
    leaveScript { [weak self] in
      guard let self else { return }
      do throws(LessonFileError) {
        try store.change(body)
        putDrawerAway()
        layout.isSideOpen = true
        refresh()
      } catch {
        complain(localized("The lesson could not be opened."), "\(error)")
      }
    }
  }

  /// Performs an action of the lesson pane; asks before replacing a script that the user may have
  /// changed.
  func handle(_ action: Session.Action.Lesson) {
    if action.replacesScript {
      leaveScript { [weak self] in self?.perform(action) }
    } else {
      perform(action)
    }
    if case .close = action { native.clearFocus() }
  }

  func openNextLesson() {
    if let next = session.nextLesson { openLesson(named: next.slug) }
  }

  /// Turns pages; does nothing without a lesson, or past the first or last page.
  func turnPage(by pages: Int) {
    guard let lesson = session.lesson else { return }
    let page = lesson.progress.page + pages
    if lesson.pages.indices.contains(page) { handle(.goToPage(page)) }
  }

  /// Enables the page actions that apply.
  func showPageTurning() {
    let page = session.lesson?.progress.page
    actions[.previousPage]?.isEnabled = page.map { $0 > 0 } ?? false
    actions[.nextPage]?.isEnabled = page.map { $0 + 1 < session.lesson?.pages.count ?? 0 } ?? false
  }

  private func perform(_ action: Session.Action.Lesson) {
    send(.lesson(action))
    if let lesson = session.lesson { LessonNotes.keep(lesson.progress, of: lesson.name) }
  }

  func exportResults() {
    guard let lesson = session.lesson else { return }
    let name = (lesson.name.split(separator: "/").last.map(String.init) ?? "lesson") + "-results.md"
    FileDialog(
      .save(name: name), title: LessonWords(lesson.language).results,
      filters: [.init(localized("Text (Markdown)"), endings: ["md"])],
      folder: DesktopFolder.documents
    ).present(above: native) { [weak self] path in
      guard let self, let path else { return }
      do {
        try session.exportResults(to: path)
        say(localized("Exported to \(path)"))
      } catch {
        complain(localized("The results could not be exported."), "\(error)")
      }
    }
  }
}
