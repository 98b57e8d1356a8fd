package import MarkdownKit

/// A parsed lesson: its head, then prose, code, stops, questions and checks in reading order.
package struct Lesson: Sendable {
  package let head: LessonHead
  package let items: [Item]
  /// The catalog lines covered by its stops, questions, breaks and checks, each with its line in
  /// the file.
  package let covers: [Cover]
  /// The scripts, in order.
  package let programs: [LessonProgram]

  /// A catalog line such as S0-29, and the line in the file that covers it.
  package struct Cover: Hashable, Sendable {
    package let id: String
    package let line: Int
  }

  /// An item of a lesson.
  package enum Item: Sendable {
    case prose(Markdown.Block)
    /// The index of a script in `programs`.
    case program(Int)
    case stop(LessonStop)
    case prediction(Prediction)
    case breakIt(BreakIt)
    case check(LessonCheck)
  }

  /// The script with a name; the first one for nil.
  package func program(named name: String?) -> LessonProgram? {
    guard let name else { return programs.first }
    return programs.first { $0.name == name }
  }
}

/// The head of a lesson's file.
package struct LessonHead: Hashable, Sendable {
  package let title: String
  /// The goal in one sentence.
  package let goal: String
  /// The part of the course, with its letter.
  package let part: String
  /// The short names of prerequisite lessons.
  package let needs: [String]
  /// The sources it follows, one per line.
  package let sources: [String]
}

/// A script of a lesson, complete as executed.
package struct LessonProgram: Hashable, Sendable {
  /// The name by which other blocks refer to it.
  package let name: String
  package let text: String
  /// The line of the block in the file.
  package let line: Int
  /// The number of lines inherited from the program that it continues.
  package let inheritedLineCount: Int
}

/// A place in a script's run where the lesson pauses.
package struct LessonStop: Hashable, Sendable {
  package let line: Int
  package let place: LessonPlace
  /// The controller or view to look at.
  package let point: String?
  package let claims: [Claim]
}
