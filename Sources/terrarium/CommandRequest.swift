import Script

/// What the words of a command line ask for, found out before anything is done.
enum CommandRequest {
  case help
  case helpOf(Command)
  case version
  case perform(Command, Invocation)
  /// The window, on what a word names; on what was open last when there is none.
  case open(String?)
  /// The window, whatever a file is: what is wrong with it is told there, as a desktop needs it.
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

  /// What the window is to be opened on: a name of the house, or what looks like a path.
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
