/// Completion for bash: a function with tables of words.
struct BashCompletion {
  let commands: [Command]

  var text: String {
    """
    # Completion of terrarium for bash; written by terrarium completions bash.

    _terrarium_files() {
      local file
      compopt -o filenames 2>/dev/null
      while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
    }

    _terrarium_words() {
      local word
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$2" -- "$1")
    }

    _terrarium_programs() {
      local name
      while IFS= read -r name; do
        if [[ $name == "$1"* ]]; then COMPREPLY+=("${name// /\\\\ }"); fi
      done < <(terrarium apps 2>/dev/null | cut -f 2)
    }

    _terrarium() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
      local subjects="\(Completion.subjects.map(\.name).joined(separator: " "))"
      COMPREPLY=()
      # An = between option and value is a word of its own.
      if [[ $word == = ]]; then
        word=
      elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi

      if ((COMP_CWORD == 1)); then
        if [[ $word == -* ]]; then
          _terrarium_words "$word" "\(Completion.general.map(\.name).joined(separator: " "))"
        else
          _terrarium_words "$word" "\(commands.map(\.name).joined(separator: " ")) $subjects"
          _terrarium_files "$word"
        fi
        return
      fi

      case "${COMP_WORDS[1]} $before" in
    \(commands.flatMap(values).joined(separator: "\n"))
      esac

      case "${COMP_WORDS[1]}" in
    \(commands.map(arguments).joined(separator: "\n"))
      esac
    }

    complete -F _terrarium terrarium

    """
  }

  /// The completions of each option's value.
  private func values(of command: Command) -> [String] {
    command.options.filter { $0.value != nil }.map { option in
      let offer = offer(option.takes).map { "\($0); " } ?? ""
      let names = option.name == "-o" ? ["-o", "--output"] : [option.name]
      let pattern = names.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
      return "    \(pattern)) \(offer)return ;;"
    }
  }

  /// The completions of arguments and options.
  private func arguments(of command: Command) -> String {
    let options = (command.options.map(\.name) + [Completion.help.name]).joined(separator: " ")
    let words = "_terrarium_words \"$word\" \"\(options)\""
    guard let offer = offer(command.takes) else { return "    \(command.name)) \(words) ;;" }
    return """
          \(command.name))
            if [[ $word == -* ]]; then
              \(words)
            else
              \(offer)
            fi
            ;;
      """
  }

  private func offer(_ place: Completion) -> String? {
    switch place {
    case .anything: nil
    case .words(let words): "_terrarium_words \"$word\" \"\(words.joined(separator: " "))\""
    case .file: "_terrarium_files \"$word\""
    case .subject: "_terrarium_words \"$word\" \"$subjects\"; _terrarium_files \"$word\""
    case .application: "_terrarium_programs \"$word\""
    }
  }
}
