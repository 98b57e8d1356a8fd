/// An error in a lesson's file.
package struct LessonProblem: Error, Hashable, Sendable {
  /// Counted from 1.
  package let line: Int
  /// The problem and the remedy.
  package let message: String

  package init(_ line: Int, _ message: String) {
    (self.line, self.message) = (line, message)
  }
}

/// All errors in a lesson's file, in order.
package struct LessonProblems: Error, Hashable, Sendable {
  package let problems: [LessonProblem]

  init(_ problems: [LessonProblem]) {
    self.problems = problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }
}
