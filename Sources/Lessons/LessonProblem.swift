/// What is wrong in a lesson's file, and where.
package struct LessonProblem: Error, Hashable, Sendable {
  /// Counted from 1.
  package let line: Int
  /// What is wrong, and what to do.
  package let message: String

  package init(_ line: Int, _ message: String) {
    (self.line, self.message) = (line, message)
  }
}

/// All that is wrong in a lesson's file, in its order.
package struct LessonProblems: Error, Hashable, Sendable {
  package let problems: [LessonProblem]

  init(_ problems: [LessonProblem]) {
    self.problems = problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }
}
