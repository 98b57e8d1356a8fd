import Support

/// A subcommand: syntax, options and implementation.
///
/// Help texts, completions and the man page are generated from this table.
struct Command: Sendable {
  let name: String
  /// The arguments in the usage line, as in "LAT LON".
  let arguments: String
  let summary: String
  /// The allowed number of arguments.
  let argumentCount: ClosedRange<Int>
  let options: [Option]
  /// The completion of its arguments.
  var takes = Completion.anything
  let run: @MainActor @Sendable (Invocation) throws(CommandError) -> ExitStatus

  /// An option of a command.
  struct Option: Sendable {
    let name: String
    /// The placeholder of its value in help texts; nil for a switch.
    let value: String?
    let summary: String
    /// The completion of its value.
    var takes = Completion.anything
  }

  /// The usage line.
  var usage: String {
    ([name, arguments]
      + options.map { option in
        "[\(option.name)\(option.value.map { " " + $0 } ?? "")]"
      }).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// All commands, in the order of the help text.
  static let all: [Command] = [
    .list, .trace, .check, .state, .export, .importDump, .diff, .apps, .attach, .focus,
    .whereOnEarth, .completions, .manual,
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}

extension String {
  /// Whether this is a number or begins like one, as in "-56.55°"; no option does.
  fileprivate var startsAsNumber: Bool {
    Double(self) != nil || drop { $0 == "-" || $0 == "." }.first?.isWholeNumber == true
  }
}

/// A command's parsed arguments and options.
struct Invocation {
  let arguments: [String]
  private var values: [String: String]

  init(_ words: ArraySlice<String>, of command: Command) throws(CommandError) {
    var arguments: [String] = []
    var values: [String: String] = [:]
    var rest = words
    var onlyArguments = false
    while let word = rest.popFirst() {
      guard !onlyArguments, word.hasPrefix("-"), word != "-", !word.startsAsNumber else {
        arguments.append(word)
        continue
      }
      if word == "--" {
        onlyArguments = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "--output" ? "-o" : String(parts[0])
      guard let option = command.options.first(where: { $0.name == name }) else {
        throw .unknownOption(name, command: command.name)
      }
      if option.value == nil {
        guard parts.count == 1 else {
          throw .badValue(option: name, value: String(parts[1]), allowed: "it without a value")
        }
        values[name] = ""
      } else if parts.count == 2 {
        values[name] = String(parts[1])
      } else if let value = rest.popFirst() {
        values[name] = value
      } else {
        throw .missingValue(name)
      }
    }
    guard arguments.count >= command.argumentCount.lowerBound else {
      throw .tooFewArguments(usage: command.usage)
    }
    guard arguments.count <= command.argumentCount.upperBound else {
      throw .tooManyArguments(usage: command.usage)
    }
    self.arguments = arguments
    self.values = values
  }

  /// Adopts options of another invocation as defaults.
  mutating func take(optionsOf other: Invocation, except left: Set<String>) {
    values.merge(other.values.filter { !left.contains($0.key) }) { own, _ in own }
  }

  /// Whether a switch was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option, if given.
  func value(_ option: String) -> String? { values[option] }

  /// The value of an option as a positive decimal number, if given.
  func number(_ option: String) throws(CommandError) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(decimal: text), number > 0 else {
      throw .badValue(option: option, value: text, allowed: "a number above 0")
    }
    return number
  }

  /// The value of an option with a fixed set of values.
  func choice(_ option: String, of allowed: [String]) throws(CommandError) -> String? {
    guard let value = values[option] else { return nil }
    guard allowed.contains(value) else {
      throw .unknownChoice(option: option, value: value, allowed: allowed)
    }
    return value
  }
}

extension Double {
  /// A finite decimal number: 100, 1.5 or 1e3, but not hexadecimal.
  init?(decimal text: some StringProtocol) {
    guard let number = Double(text), number.isFinite, !text.contains("x"), !text.contains("X")
    else { return nil }
    self = number
  }
}
