import Foundation
package import Lessons

/// The open lesson: its text, the learner's progress, and the current break.
package struct OpenLesson: Sendable {
  /// Its slug in the course, or its file path.
  package let name: String
  package let language: String
  package let lesson: Lesson
  package let pages: [LessonPage]
  package internal(set) var progress: LessonProgress
  /// The current break, by index of the lesson's items.
  package internal(set) var brokenItem: Int?
  /// The text of its running script.
  var shownProgram: String?

  init(_ lesson: Lesson, name: String, language: String, progress: LessonProgress) {
    (self.lesson, self.name, self.language, pages) = (lesson, name, language, lesson.pages)
    self.progress = progress
    self.progress.page = min(max(progress.page, 0), pages.count - 1)
  }

  /// The open page.
  package var page: LessonPage { pages[progress.page] }

  /// The moment of the page's first question, if it follows an event.
  var placeOfFirstQuestion: LessonPlace? {
    lesson.items[page.items].lazy.compactMap { item in
      guard case .prediction(let prediction) = item, case .event = prediction.place.moment else {
        return nil
      }
      return prediction.place
    }.first
  }

  /// The learner's answers, for submission.
  package var resultSheet: ResultSheet {
    ResultSheet(of: lesson, progress, language: language)
  }
}

/// Why a lesson could not be opened.
package enum LessonFileError: Error, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  /// All errors in its text.
  case mistakes(path: String, [LessonProblem])

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .mistakes(let path, let problems):
      problems.prefix(8).map { "\(path):\($0.line): \($0.message)" }.joined(separator: "\n")
    }
  }
}

extension OpenLesson {
  /// Reads a lesson file; the file name determines its language.
  static func read(
    _ url: URL, name: String, language: String, progress: LessonProgress
  ) throws(LessonFileError) -> OpenLesson {
    let text: String
    do throws(ScriptFileError) {
      text = try ScriptDocument.open(url).text
    } catch {
      throw .unreadable(path: url.path, reason: "\(error)")
    }
    do throws(LessonProblems) {
      return OpenLesson(try Lesson(text), name: name, language: language, progress: progress)
    } catch {
      throw .mistakes(path: url.path, error.problems)
    }
  }
}
