/// Completion for fish: a line for each command, option and name.
struct FishCompletion {
  let commands: [Command]

  var text: String {
    """
    # Completion of terrarium for fish; written by terrarium completions fish.

    function __terrarium_subjects
      printf '%s\\t%s\\n' \\
    \(Completion.subjects.map { "    '\(quoted($0.name))' '\(quoted($0.title))'" }
      .joined(separator: " \\\n"))
    end

    # Whether the first word is one of these.
    function __terrarium_command
      set -l words (commandline -opc)
      test (count $words) -ge 2; and contains -- $words[2] $argv
    end

    function __terrarium_no_command
      test (count (commandline -opc)) -eq 1
    end

    complete -c terrarium -f
    complete -c terrarium -n __terrarium_no_command -F -a '(__terrarium_subjects)'
    \(Completion.general.map {
      "complete -c terrarium -n __terrarium_no_command -l \($0.name.dropFirst(2)) "
        + "-d '\(quoted($0.summary))'"
    }.joined(separator: "\n"))
    \(commands.map(lines).joined(separator: "\n"))

    """
  }

  private func lines(of command: Command) -> String {
    let condition = "complete -c terrarium -n '__terrarium_command \(command.name)'"
    let first =
      "complete -c terrarium -n __terrarium_no_command -a \(command.name) "
      + "-d '\(quoted(command.summary))'"
    let argument = offer(command.takes, alone: false).map { [condition + $0] } ?? []
    let options = command.options.map { option in
      let names = option.name == "-o" ? " -s o -l output" : " -l \(option.name.dropFirst(2))"
      let value = option.value == nil ? "" : " -r" + (offer(option.takes, alone: true) ?? " -f")
      return condition + names + value + " -d '\(quoted(option.summary))'"
    }
    let help = condition + " -l help -d '\(quoted(Completion.help.summary))'"
    return ([first] + argument + options + [help]).joined(separator: "\n")
  }

  /// The completions; `alone` excludes files.
  private func offer(_ place: Completion, alone: Bool) -> String? {
    switch place {
    case .anything: nil
    case .words(let words): "\(alone ? " -f" : "") -a '\(words.joined(separator: " "))'"
    case .file: " -F"
    case .subject: " -F -a '(__terrarium_subjects)'"
    case .application: " -a '(terrarium apps 2>/dev/null | cut -f 2)'"
    }
  }

  /// Escapes for single quotes.
  private func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
