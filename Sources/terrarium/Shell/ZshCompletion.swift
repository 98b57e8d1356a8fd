/// Completion for zsh: a function with `_arguments` and descriptions.
struct ZshCompletion {
  let commands: [Command]

  var text: String {
    """
    #compdef terrarium
    # Completion of terrarium for zsh; written by terrarium completions zsh.

    _terrarium_subjects() {
      local -a subjects
      subjects=(
    \(rows(Completion.subjects.map { ($0.name, $0.title) }))
      )
      _alternative 'subjects:system, scenario or lesson:{_describe subject subjects}' \\
        'files:file:_files'
    }

    _terrarium_programs() {
      local -a programs
      programs=(${(f)"$(terrarium apps 2>/dev/null | cut -f 2)"})
      compadd -a programs
    }

    _terrarium_first() {
      local -a commands
      commands=(
    \(rows(commands.map { ($0.name, $0.summary) }))
      )
      _alternative 'commands:command:{_describe command commands}' \\
        'subjects:to open:_terrarium_subjects'
    }

    _terrarium() {
      local curcontext=$curcontext state line
      typeset -A opt_args
      _arguments -C \\
    \(Completion.general.map { "    '(- *)\($0.name)[\(inBrackets($0.summary))]' \\" }
      .joined(separator: "\n"))
        '1:command:_terrarium_first' \\
        '*:: :->rest'
      [[ $state == rest ]] || return
      case $words[1] in
    \(commands.map(block).joined(separator: "\n"))
      esac
    }

    _terrarium "$@"

    """
  }

  private func block(_ command: Command) -> String {
    let options = command.options.map { option in
      let value = option.value.map { ":\(inBrackets($0)):\(action(option.takes))" } ?? ""
      // An option's value is the next word or follows an =.
      let name = option.name + (option.value != nil && option.name.hasPrefix("--") ? "=" : "")
      return "        '\(name)[\(inBrackets(option.summary))]\(value)' \\"
    }
    let argument =
      command.argumentCount.upperBound == 0
      ? [] : ["        '*:\(inBrackets(command.arguments)):\(action(command.takes))' \\"]
    let help = "        '--help[\(inBrackets(Completion.help.summary))]'"
    return
      (["    \(command.name))", "      _arguments \\"] + options + argument + [help, "      ;;"])
      .joined(separator: "\n")
  }

  private func action(_ place: Completion) -> String {
    switch place {
    case .anything: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .subject: "_terrarium_subjects"
    case .application: "_terrarium_programs"
    }
  }

  /// Entries for `_describe`, name and description.
  private func rows(_ rows: [(String, String)]) -> String {
    rows.map { "    '\($0.replacing(":", with: "\\:")):\(quoted($1))'" }.joined(separator: "\n")
  }

  private func inBrackets(_ text: String) -> String {
    var result = ""
    for letter in text {
      if "[]:\\".contains(letter) { result.append("\\") }
      result.append(letter)
    }
    return quoted(result)
  }

  /// Escapes for single quotes.
  private func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
}
