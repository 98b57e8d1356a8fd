import Lessons
import Scenarios

/// The words that may complete a place of the command line.
enum Completion: Sendable, Equatable {
  /// Anything; no completion.
  case anything
  case words([String])
  case file
  /// A container, scenario or lesson by name, or a file.
  case subject
  /// A running program.
  case application
}

extension Completion {
  /// The names known without a file, with titles, without duplicates.
  static let subjects: [(name: String, title: String)] = {
    let all =
      SystemInfo.all.map { ($0.slug, $0.title) } + Scenario.all.map { ($0.slug, $0.title) }
      + Lesson.titles().map { ($0.name, $0.title) }
    var known: Set<String> = []
    return all.filter { known.insert($0.0).inserted }
  }()

  /// The options in place of a command.
  static let general: [(name: String, summary: String)] = [
    ("--help", "shows help"), ("--version", "shows the version"),
  ]
  /// The option that every command has.
  static let help = (name: "--help", summary: "shows the help of the command")
}
