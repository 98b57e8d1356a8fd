import Lessons
import Scenarios

/// What may stand in one place of the command line, for shells that complete words.
enum Completion: Sendable, Equatable {
  /// Anything; there is nothing to offer.
  case anything
  case words([String])
  case file
  /// A system, a scenario or a lesson by name, or a file.
  case subject
  /// A program that is running.
  case application
}

extension Completion {
  /// What can be named without a file, with its title, each name once.
  static let subjects: [(name: String, title: String)] = {
    let all =
      SystemInfo.all.map { ($0.slug, $0.title) } + Scenario.all.map { ($0.slug, $0.title) }
      + Lesson.titles().map { ($0.name, $0.title) }
    var known: Set<String> = []
    return all.filter { known.insert($0.0).inserted }
  }()

  /// The options that stand in the place of a command.
  static let general: [(name: String, summary: String)] = [
    ("--help", "shows help"), ("--version", "shows the version"),
  ]
  /// The option that every command has.
  static let help = (name: "--help", summary: "shows the help of the command")
}
