/// The exit status of the programs.
package enum ExitStatus: Int32 {
  /// The command succeeded.
  case done = 0
  /// The command ran, and the answer is negative: differences, diagnostics or lesson problems,
  /// nothing found, or a script that stopped early; or the output was closed.
  case negative = 1
  /// Invalid usage, unreadable input, unwritable output, or an unknown name.
  case failed = 2
  /// Something the system must provide is missing: a program, service, display or font, or enough
  /// open files.
  case unavailable = 3
}
