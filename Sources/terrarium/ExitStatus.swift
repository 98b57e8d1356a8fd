/// The exit status.
enum ExitStatus: Int32 {
  /// Done.
  case done = 0
  /// Differences or diagnostics were found, or the output was closed.
  case no = 1
  /// Wrong usage, unreadable input, unwritable output, or an unknown name.
  case failed = 2
  /// A required program or service is missing, such as a display.
  case lacking = 3
}
