import CairoKit
import Lessons
import Tunnel

/// Opens a lesson of any text, and looks whether the core does what it says, as `terrarium check` does.
enum LessonTrial {
  private static var tools: LessonRuns.Tools {
    LessonRuns.Tools(shaper: PangoShaper(), world: nil, placeNames: CoordinatesOnly())
  }

  /// What must not be; nil where the text is refused with reasons or is a lesson.
  static func complaint(about bytes: [UInt8], checking: Bool = true) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = Lesson.head(of: text)
    let lesson: Lesson
    do throws(LessonProblems) { lesson = try Lesson(text) } catch {
      return error.problems.isEmpty
        ? "it is refused for no reason" : complaint(about: error.problems, of: text)
    }
    var end = 0
    for page in lesson.pages {
      guard page.items.lowerBound >= end, page.items.upperBound <= lesson.items.count else {
        return "a page has items that are not there"
      }
      end = page.items.upperBound
    }
    guard lesson.differences(from: lesson).isEmpty else { return "it differs from itself" }
    var progress = LessonProgress()
    for (item, prediction) in lesson.predictions {
      switch prediction.kind {
      case .order(let events): progress.answer(item, .order(Array(events.indices.reversed())))
      case .truth: progress.answer(item, .truth(true))
      case .next, .place: progress.answer(item, .choice(0))
      }
    }
    guard !ResultSheet(of: lesson, progress, language: "en").markdown.isEmpty else {
      return "there are no results"
    }
    for case .breakIt(let breakIt) in lesson.items { _ = lesson.text(of: breakIt) }
    guard checking else { return nil }
    return complaint(
      about: lesson.problems(with: tools) + Glossary.shipped.problems(in: lesson, language: "en"),
      of: text)
  }

  private static func complaint(about problems: [LessonProblem], of text: String) -> String? {
    let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
    for problem in problems {
      guard !problem.message.isEmpty else { return "a problem says nothing" }
      guard (1...lines).contains(problem.line) else {
        return "a problem is on no line: \(problem.line): \(problem.message)"
      }
    }
    return nil
  }
}
