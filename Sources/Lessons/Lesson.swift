package import MarkdownKit

/// A lesson as its file says it: what it is about, then prose, code, stops, predictions and checks
/// in the order in which a learner meets them.
package struct Lesson: Sendable {
  package let head: LessonHead
  package let items: [Item]
  /// The lines of the seeds' catalogue that its stops, predictions, breaks and checks show, each
  /// with the line where it is claimed.
  package let covers: [Cover]
  /// The scripts, in the order of the text.
  package let programs: [LessonProgram]

  /// A line of the seeds' catalogue, such as S0-29, and where in the file it is shown.
  package struct Cover: Hashable, Sendable {
    package let id: String
    package let line: Int
  }

  /// One thing in a lesson.
  package enum Item: Sendable {
    case prose(Markdown.Block)
    /// A script, by its place in `programs`.
    case program(Int)
    case stop(LessonStop)
    case prediction(Prediction)
    case breakIt(BreakIt)
    case check(LessonCheck)
  }

  /// The script of a name; nil is the first.
  package func program(named name: String?) -> LessonProgram? {
    guard let name else { return programs.first }
    return programs.first { $0.name == name }
  }
}

/// What the head of a lesson's file says of it.
package struct LessonHead: Hashable, Sendable {
  package let title: String
  /// What a learner can do afterwards, in one sentence.
  package let goal: String
  /// The part of the course it belongs to, with its letter.
  package let part: String
  /// The short names of the lessons it builds on.
  package let needs: [String]
  /// Whose work it follows, a line each.
  package let sources: [String]
}

/// A script of a lesson, whole as it is executed.
package struct LessonProgram: Hashable, Sendable {
  /// What other blocks call it.
  package let name: String
  package let text: String
  /// The line of the file where the block stands.
  package let line: Int
  /// How many lines of the text are those of the program that it continues.
  package let inheritedLineCount: Int
}

/// A place in the run of a script where the lesson waits.
package struct LessonStop: Hashable, Sendable {
  package let line: Int
  package let place: LessonPlace
  /// The controller or view to look at.
  package let point: String?
  package let claims: [Claim]
}
