import Export
import Foundation
import Hierarchy

/// Standard output for results, standard error for messages.
///
/// Of what scripts, files and other programs name nothing gets here that a terminal would obey:
/// names have been made part of a line before, and what is left is written visibly here.
enum Output {
  /// Writes text of one or more lines, or JSON, which has no control characters.
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

  /// The line at the bottom of a terminal, in place of the one before.
  static func progress(_ words: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(words.visible())".utf8))
  }

  /// One line on standard error, if anybody reads it.
  static func complain(_ message: String) {
    let line = "terrarium: \(message.visible())\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  /// The lines of an error on standard error, each about `place`, where one is named.
  static func complain(_ error: CommandError, about place: String? = nil) {
    for line in error.lines { complain((place.map { "\($0): " } ?? "") + line) }
  }
}
