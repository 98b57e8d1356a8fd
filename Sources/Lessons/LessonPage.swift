import MarkdownKit

/// What a learner reads at once: a stop and all that follows it up to the next one.
///
/// A heading right above a stop belongs to it.
package struct LessonPage: Hashable, Sendable {
  /// The stop it begins with; nil for what comes before the first.
  package let stop: LessonStop?
  /// All it has, the stop among it, by places in the lesson's items.
  package let items: Range<Int>
}

extension Lesson {
  /// The lesson as pages, in order; there is at least one.
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

  /// The questions with their places in the lesson's items.
  package var predictions: [(item: Int, prediction: Prediction)] {
    items.enumerated().compactMap { index, item in
      guard case .prediction(let prediction) = item else { return nil }
      return (index, prediction)
    }
  }

  /// The text of a script with what a break does to it.
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
