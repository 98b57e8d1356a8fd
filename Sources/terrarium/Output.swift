import Export
import Foundation

/// Standard output for results, standard error for messages.
enum Output {
  static func write(_ text: String) throws(CommandError) { try write(Array(text.utf8), to: "-") }

  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw .export(error)
    }
  }

  /// The line at the bottom of a terminal, in place of the one before.
  static func progress(_ words: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(words)".utf8))
  }

  /// One line on standard error, if anybody reads it.
  static func complain(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("terrarium: \(message)\n".utf8))
  }
}
