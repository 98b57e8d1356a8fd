import Support

/// `terrarium completions`: prints a shell's completion script.
extension Command {
  static let completions = Command(
    name: "completions", arguments: "SHELL",
    summary: "prints completions for \(Shell.names.joined(separator: ", "))", argumentCount: 1...1,
    options: [], takes: .words(Shell.names)
  ) { invocation throws(CommandError) in
    let name = invocation.arguments[0]
    guard let shell = Shell(rawValue: name) else {
      throw .badValue(
        option: "SHELL", value: name, allowed: "one of \(Shell.names.joined(separator: ", "))")
    }
    try Output.write(shell.script(of: all))
    return .done
  }

  /// The supported shells.
  private enum Shell: String, CaseIterable {
    case bash, zsh, fish

    static let names = allCases.map(\.rawValue)

    func script(of commands: [Command]) -> String {
      switch self {
      case .bash: BashCompletion(commands: commands).text
      case .zsh: ZshCompletion(commands: commands).text
      case .fish: FishCompletion(commands: commands).text
      }
    }
  }
}
