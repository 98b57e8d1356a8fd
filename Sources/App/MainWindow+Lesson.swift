import Foundation
import GioKit
import GtkKit
import Lessons
import Session

/// The lesson in the window: opening it, and keeping what a learner did.
extension MainWindow {
  /// The language lessons are shown in.
  static let lessonLanguage: String = {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return Lesson.languages.first { name?.hasPrefix($0) ?? false } ?? "en"
  }()

  func openLesson(named name: String) {
    leaveScript { [weak self] in
      self?.openLesson { session throws(LessonFileError) in
        try session.open(
          lesson: name, language: Self.lessonLanguage, progress: LessonNotes.progress(of: name))
      }
    }
  }

  func openLesson(at path: String) {
    leaveScript { [weak self] in
      self?.openLesson { session throws(LessonFileError) in
        let url = URL(fileURLWithPath: path)
        try session.openLesson(at: url, progress: LessonNotes.progress(of: url.path))
      }
    }
  }

  private func openLesson(_ open: (inout Session) throws(LessonFileError) -> Void) {
    do throws(LessonFileError) {
      try open(&session)
    } catch {
      MessageDialog("The lesson could not be opened.", details: "\(error)").present(above: native)
    }
    refresh()
  }

  /// Does what a person did in the lesson pane.
  func handle(_ intent: LessonIntent) {
    switch intent {
    case .goToPage(let page): leavingChanges { $0.goToPage(page) }
    case .answer(let item, let answer): leavingChanges { $0.answer(item, answer) }
    case .hint(let item): change { $0.askForHint(item) }
    case .tryAgain(let item): change { $0.tryAgain(item) }
    case .tryBreak(let item): leavingChanges { $0.tryBreak(item) }
    case .mend: leavingChanges { $0.mend() }
    case .exportResults: exportResults()
    case .close: change { $0.closeLesson() }
    }
    if let lesson = session.lesson { LessonNotes.keep(lesson.progress, of: lesson.name) }
  }

  /// Another script comes in the place of one that a person may have changed.
  private func leavingChanges(_ body: @escaping (inout Session) -> Void) {
    leaveScript { [weak self] in self?.change(body) }
  }

  private func exportResults() {
    guard let lesson = session.lesson else { return }
    let name = (lesson.name.split(separator: "/").last.map(String.init) ?? "lesson") + "-results.md"
    FileDialog(
      .save(name: name), title: LessonWords(lesson.language).results,
      filters: [.init("Text (Markdown)", endings: ["md"])], folder: UserFolder.documents
    ).present(above: native) { [weak self] path in
      guard let self, let path else { return }
      do {
        try session.exportResults(to: path)
        say("Exported to \(path)")
      } catch {
        MessageDialog("The results could not be exported.", details: "\(error)").present(
          above: native)
      }
    }
  }
}

/// What learners did in lessons, kept from one start to the next.
enum LessonNotes {
  private static var path: String { UserFolder.configuration + "/terrarium-lessons.ini" }
  private static let group = "lessons"

  static func progress(of name: String) -> LessonProgress {
    guard let file = try? KeyFile(path: path), let text = file.string(key(name), in: group) else {
      return LessonProgress()
    }
    return LessonProgress(text)
  }

  /// Where it cannot be kept the next start begins anew, which harms nobody.
  static func keep(_ progress: LessonProgress, of name: String) {
    let file = (try? KeyFile(path: path)) ?? KeyFile()
    file.set(progress.text, for: key(name), in: group)
    try? file.save(to: path)
  }

  /// Keys have letters, digits and dashes only.
  private static func key(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
