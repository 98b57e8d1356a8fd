import App
import Foundation
import Lessons
import Scenarios
import Script

/// Finds the command that the words ask for, runs it, and says what went wrong.
@MainActor
enum CommandLineTool {
  /// The program's version.
  static let version = MainProgram.version

  static func run(_ words: [String]) -> ExitStatus {
    do throws(CommandError) {
      return try dispatch(words)
    } catch {
      if !error.isSilent { Output.complain("\(error)") }
      return error.status
    }
  }

  private static func dispatch(_ words: [String]) throws(CommandError) -> ExitStatus {
    guard let first = words.first else { return try openWindow(on: nil) }
    switch first {
    case "--help", "-h", "help":
      try Output.write(helpText)
      return .done
    case "--version":
      guard words.count == 1 else { throw .tooManyArguments(usage: first) }
      try Output.write("terrarium \(version)\n")
      return .done
    default: break
    }
    if let command = Command.named(first) {
      let rest = words.dropFirst()
      if rest.contains("--help") || rest.contains("-h") {
        try Output.write(helpText(of: command))
        return .done
      }
      return try command.run(Invocation(rest, of: command))
    }
    guard !first.hasPrefix("-") else { throw .unknownCommand(first, near: nearest(to: first)) }
    if Scenario.named(first) == nil, Lesson.listing(named: first) == nil { try checkFile(first) }
    guard words.count == 1 else {
      throw .tooManyArguments(usage: first + ", or a command before it")
    }
    return try openWindow(on: first)
  }

  /// The known word that is nearest to one that is not, if one is near.
  private static func nearest(to word: String) -> String? {
    NearMiss.nearest(to: word, in: Command.all.map(\.name) + Subject.names)
  }

  /// Whether the window can open the file that a word names.
  private static func checkFile(_ word: String) throws(CommandError) {
    guard word.contains("/") || word.contains(".") else {
      throw .unknownCommand(word, near: nearest(to: word))
    }
    _ = try Subject(word)
  }

  private static func openWindow(on name: String?) throws(CommandError) -> ExitStatus {
    guard Desktop.isThere else {
      throw .lacking(
        "there is no display to open the window on; log in to a desktop, or export pictures "
          + "with terrarium export tunnel --figure stage --at 100 -o stage.png")
    }
    guard Desktop.hasFonts else {
      throw .lacking("there is no font to write with; install the package fonts-inter")
    }
    return MainProgram.run(opening: name) == 0 ? .done : .failed
  }
}

/// The help texts.
extension CommandLineTool {
  private static var helpText: String {
    """
    Terrarium lets you watch container hierarchies live.

    Usage:
      terrarium [NAME]          opens the window, on Tunnel when nothing is named
      terrarium COMMAND …       works without a display

    Commands:
    \(table(Command.all.map { ($0.name + " " + $0.arguments, $0.summary) }))

    Options:
    \(table([("--help", "shows this text, or a command's"), ("--version", "shows the version")]))

    Exit status: 0 done, 1 the answer is no, 2 wrong usage or an input or output that cannot be
    used, 3 the machine lacks something.

    """
  }

  private static func helpText(of command: Command) -> String {
    let options = command.options.map { option in
      (option.name + (option.value.map { " " + $0 } ?? ""), option.summary)
    }
    return """
      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      Usage:
        terrarium \(command.usage)
      \(options.isEmpty ? "" : "\nOptions:\n" + table(options) + "\n")
      """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, text in
      "  " + name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + text
    }.joined(separator: "\n")
  }
}
