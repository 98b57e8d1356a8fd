import MarkdownKit

/// A page of a lesson: a stop and everything up to the next one.
///
/// A heading directly before a stop belongs to the stop's page.
package struct LessonPage: Hashable, Sendable {
  /// Its stop; nil for the page before the first stop.
  package let stop: LessonStop?
  /// The range of its items in the lesson, including the stop.
  package let items: Range<Int>
}

extension Lesson {
  /// The pages of the lesson, in order; never empty.
  package var pages: [LessonPage] {
    var pages: [LessonPage] = []
    var stop: LessonStop?
    var start = 0
    for (index, item) in items.enumerated() {
      guard case .stop(let next) = item else { continue }
      let end = items[start..<index].last?.isHeading ?? false ? index - 1 : index
      if end > start { pages.append(LessonPage(stop: stop, items: start..<end)) }
      (stop, start) = (next, end)
    }
    return pages + [LessonPage(stop: stop, items: start..<items.count)]
  }

  /// The questions with their indices among the lesson's items.
  package var predictions: [(item: Int, prediction: Prediction)] {
    items.enumerated().compactMap { index, item in
      guard case .prediction(let prediction) = item else { return nil }
      return (index, prediction)
    }
  }

  /// The text of a script after a break.
  package func text(of breakIt: BreakIt) -> String? {
    guard let program = program(named: breakIt.program) else { return nil }
    return breakIt.edits.reduce(program.text as String?) { text, edit in
      text?.replacingLines(edit.old, with: edit.new)
    }
  }
}

extension Lesson.Item {
  fileprivate var isHeading: Bool {
    guard case .prose(let block) = self, case .heading = block.kind else { return false }
    return true
  }
}
