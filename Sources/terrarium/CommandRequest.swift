import Script

/// A parsed command line, before anything runs.
enum CommandRequest {
  case help
  case helpOf(Command)
  case version
  case perform(Command, Invocation)
  /// Opens the window on a named scenario or container; on the last document if nil.
  case open(String?)
  /// Opens the window even for a bad file and reports errors in the GUI (desktop entry).
  case openFile(String)

  init(_ words: [String]) throws(CommandError) {
    guard let first = words.first else {
      self = .open(nil)
      return
    }
    switch first {
    case "--help", "-h", "help": self = .help
    case "--version":
      guard words.count == 1 else { throw .tooManyArguments(usage: first) }
      self = .version
    case "--window":
      guard words.count <= 2 else { throw .tooManyArguments(usage: first) }
      self = words.dropFirst().first.map(Self.openFile) ?? .open(nil)
    default:
      if let command = Command.named(first) {
        self = try Self.call(of: command, with: words.dropFirst())
      } else {
        self = .open(try Self.subject(words))
      }
    }
  }

  private static func call(
    of command: Command, with words: ArraySlice<String>
  ) throws(CommandError) -> CommandRequest {
    if words.contains("--help") || words.contains("-h") { return .helpOf(command) }
    return .perform(command, try Invocation(words, of: command))
  }

  /// The document to open: a known name, or a path.
  private static func subject(_ words: [String]) throws(CommandError) -> String {
    let word = words[0]
    let isPath = !word.hasPrefix("-") && (word.contains("/") || word.contains("."))
    guard isPath || Subject.isKnown(word) else {
      throw .unknownCommand(
        word, near: NearMiss.nearest(to: word, in: Command.all.map(\.name) + Subject.names))
    }
    guard words.count == 1 else {
      throw .tooManyArguments(usage: word + ", or a command before it")
    }
    return word
  }
}
