import Foundation
import Support

/// Dispatches to the command, and reports errors.
@MainActor
enum CommandLineTool {
  static func run() -> ExitStatus {
    do throws(CommandError) {
      return try dispatch(try words())
    } catch {
      if !error.isSilent { Output.warn(error) }
      return error.status
    }
  }

  private static func words() throws(CommandError) -> [String] {
    do throws(LaunchError) {
      try Launch.requireOpenFiles(8)
      return try Launch.arguments()
    } catch {
      throw .launch(error)
    }
  }

  private static func dispatch(_ words: [String]) throws(CommandError) -> ExitStatus {
    switch try CommandRequest(words) {
    case .help: try Output.write(helpText)
    case .helpOf(let command): try Output.write(helpText(of: command))
    case .version: try Output.write("terrarium \(Launch.version)\n")
    case .perform(let command, let invocation): return try command.run(invocation)
    case .open(let name):
      // Report in the terminal what the window cannot open.
      if let name, !Subject.isKnown(name) { _ = try Subject(name) }
      try InstalledWindow.open(name.map { [$0] } ?? [])
    case .openFile(let path): try InstalledWindow.open(["--window", path])
    }
    return .done
  }
}

/// Help texts.
extension CommandLineTool {
  private static var helpText: String {
    """
    Terrarium lets you watch container hierarchies live.

    Usage:
      terrarium [NAME]          opens the window, with Tunnel by default
      terrarium COMMAND …       works without a display

    Commands:
    \(table(Command.all.map { ($0.name + " " + $0.arguments, $0.summary) }))

    Options:
    \(table([("--help", "shows this help, or a command's"), ("--version", "shows the version"),
      ("--window [FILE]", "opens the window and reports errors of the file there"),
    ]))

    Exit status: 0 done, 1 the answer is no, 2 invalid usage, input or output, 3 a required program
    or service is missing.

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
