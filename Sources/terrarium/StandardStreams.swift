import Foundation

/// Reserves the descriptors of the standard streams.
enum StandardStreams {
  /// Opens /dev/null for each standard stream that was closed at launch, in the wrong mode, so that
  /// using it fails.
  ///
  /// Otherwise the first opened file would receive results and messages.
  static func hold() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free descriptor is used, which is this one.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
