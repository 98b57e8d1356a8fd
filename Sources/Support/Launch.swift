import Glibc

/// The start of a program: its version, and what it needs from the process.
package enum Launch {
  /// The version of both programs.
  package static let version = "0.1.0"

  /// Sets up signals and standard streams; call it first.
  package static func begin() {
    // Closed pipes and file size limits are reported by the failing call.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    // Swift would report a crash for SIGQUIT and continue.
    signal(SIGQUIT, SIG_DFL)
    holdStandardStreams()
  }

  /// Opens /dev/null for each standard stream that was closed at launch, in the wrong mode, so that
  /// using it fails.
  ///
  /// Otherwise the first opened file would receive results and messages.
  private static func holdStandardStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free descriptor is used, which is this one.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The arguments, without the program's name.
  ///
  /// Rejects arguments that are not UTF-8, which would name other files once converted.
  package static func arguments() throws(LaunchError) -> [String] {
    for case let word? in UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    where String(validatingCString: word) == nil {
      throw .notText(String(cString: word))
    }
    return Array(CommandLine.arguments.dropFirst())
  }

  /// Throws if the system allows fewer open files: libraries abort when they run out.
  package static func requireOpenFiles(_ count: Int) throws(LaunchError) {
    let most = sysconf(Int32(_SC_OPEN_MAX))
    guard most < 0 || most >= count else { throw .tooFewFiles(limit: most, needed: count) }
  }
}

/// Why a program cannot start.
package enum LaunchError: Error, CustomStringConvertible {
  /// An argument that is not UTF-8, with replacement characters.
  case notText(String)
  case tooFewFiles(limit: Int, needed: Int)

  package var description: String {
    switch self {
    case .notText(let word): "the argument \"\(word)\" is not UTF-8; rename the file"
    case .tooFewFiles(let limit, let needed):
      "the limit of open files is \(limit), but \(needed) are needed; raise it (ulimit -n \(needed))"
    }
  }

  package var status: ExitStatus {
    switch self {
    case .notText: .failed
    case .tooFewFiles: .unavailable
    }
  }
}
