import Export
import Foundation
import Hierarchy

/// Standard output for results, standard error for messages.
///
/// Control characters from scripts, files and other programs never reach the terminal: names are
/// made single-line earlier, and everything else is escaped here.
enum Output {
  /// Writes lines of text, or JSON, which has no control characters.
  static func write(_ text: String) throws(CommandError) {
    try write(Array(text.visible(.lines).utf8), to: "-")
  }

  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw .export(error)
    }
  }

  /// Replaces the progress line at the bottom of a terminal.
  static func progress(_ words: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(words.visible())".utf8))
  }

  /// Prints a line on standard error; ignores failures.
  static func warn(_ message: String) {
    let line = "terrarium: \(message.visible())\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  /// Prints an error's lines on standard error, prefixed with `place`, if given.
  static func warn(_ error: CommandError, about place: String? = nil) {
    for line in error.lines { warn((place.map { "\($0): " } ?? "") + line) }
  }
}
