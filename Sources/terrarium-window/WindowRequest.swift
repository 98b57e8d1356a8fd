/// A parsed command line of the desktop program.
enum WindowRequest {
  case help
  case version
  /// Opens the window on a name or a file; on the last document if nil.
  case open(String?)

  init(_ words: [String]) throws(WindowError) {
    switch words.first {
    case "--window":
      guard words.count <= 2 else { throw .tooManyArguments }
      self = .open(words.dropFirst().first)
    case let word:
      guard words.count <= 1 else { throw .tooManyArguments }
      switch word {
      case "--help", "-h": self = .help
      case "--version": self = .version
      case let option? where option.hasPrefix("-"): throw .unknownOption(option)
      default: self = .open(word)
      }
    }
  }
}
