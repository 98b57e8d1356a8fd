import App
import Foundation

/// Dispatches to the command, and reports errors.
@MainActor
enum CommandLineTool {
  /// The program's version.
  static let version = MainProgram.version

  static func run(_ words: [String]) -> ExitStatus {
    do throws(CommandError) {
      return try dispatch(words)
    } catch {
      if !error.isSilent { Output.warn(error) }
      return error.status
    }
  }

  private static func dispatch(_ words: [String]) throws(CommandError) -> ExitStatus {
    try requireOpenFiles(8)
    try requireText()
    switch try CommandRequest(words) {
    case .help: try Output.write(helpText)
    case .helpOf(let command): try Output.write(helpText(of: command))
    case .version: try Output.write("terrarium \(version)\n")
    case .perform(let command, let invocation): return try command.run(invocation)
    case .open(let name):
      // Report in the terminal what the window cannot open.
      if let name, !Subject.isKnown(name) { _ = try Subject(name) }
      return try openWindow(on: name)
    case .openFile(let path): return try openWindow(on: path)
    }
    return .done
  }

  private static func openWindow(on name: String?) throws(CommandError) -> ExitStatus {
    MainProgram.prepare(opening: name)
    guard Desktop.isThere else {
      throw .unavailable(
        "there is no display for the window; log in to a desktop, or export images with "
          + "terrarium export tunnel --figure stage --at 100 -o stage.png")
    }
    guard Desktop.hasFonts else {
      throw .unavailable("there is no font; install the package fonts-inter")
    }
    try requireOpenFiles(64)
    return MainProgram.run(opening: name) == 0 ? .done : .failed
  }

  /// Rejects arguments that are not UTF-8, which would name other files once converted.
  private static func requireText() throws(CommandError) {
    for case let word? in UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    where String(validatingCString: word) == nil {
      throw .noText(String(cString: word))
    }
  }

  /// Throws if the system allows fewer open files: libraries abort when they run out.
  private static func requireOpenFiles(_ count: Int) throws(CommandError) {
    let most = sysconf(Int32(_SC_OPEN_MAX))
    guard most < 0 || most >= count else {
      throw .unavailable(
        "the limit of open files is \(most), but \(count) are needed; raise it (ulimit -n "
          + "\(count))")
    }
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
