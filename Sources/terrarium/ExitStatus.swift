/// What the program tells the shell when it ends.
enum ExitStatus: Int32 {
  /// Done.
  case done = 0
  /// The answer is no: differences or diagnostics were found, or the output was closed.
  case no = 1
  /// Wrong usage, unreadable input, unwritable output, an unknown name.
  case failed = 2
  /// The machine lacks something, such as a display.
  case lacking = 3
}
