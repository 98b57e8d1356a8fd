import Foundation

/// Keeps the numbers of the three standard streams from files that are opened later.
enum StandardStreams {
  /// Fills each stream that was closed before the program began with one that refuses to be used.
  ///
  /// Else the first file that is opened would take the results and the complaints.
  static func hold() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
