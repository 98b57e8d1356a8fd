package import Foundation
package import Import
import Script
import Support

/// What a text is that came without the ending of a file: pasted, dropped, piped in, or in a file of
/// another name.
package enum PastedText: Sendable {
  case script(String)
  case dump(Dump)

  /// A script if it reads as one, else a dump where its form is a known one.
  ///
  /// No dump reads as a script by accident, while the braces of a script look like those of several
  /// forms. Any other text is a script, too: the script pane reports its errors.
  package init(_ text: String) {
    if !Self.isPrintedOptional(text), !Self.isListOfTexts(text), Self.isScript(text) {
      self = .script(text)
    } else if let dump = try? Importer.read(text),
      dump.format != .outline || !Self.isMostlyCode(text)
    {
      self = .dump(dump)
    } else {
      self = .script(text)
    }
  }

  /// The dump in a file; a script where it is code without a mistake, as one keeps it to paste it.
  package init(ofFileAt url: URL) throws(Session.DumpError) {
    let bytes = try Session.readBytes(at: url)
    if let text = String(validating: bytes, as: UTF8.self), Self.isCode(text) {
      self = .script(text)
    } else {
      self = .dump(try Session.dump(in: bytes))
    }
  }

  /// Whether it is what a debugger prints of an optional, which is a call in Swift, too.
  private static func isPrintedOptional(_ text: String) -> Bool {
    text.utf8.prefix(readLength).drop { $0 == 0x20 || $0 == 0x0A }.starts(with: "Optional(\"<".utf8)
  }

  /// Whether it begins as a list of texts does, in which JSON has the lines of a dump.
  private static func isListOfTexts(_ text: String) -> Bool {
    let head = text.utf8.prefix(readLength).lazy.filter { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }
    return head.prefix(2).elementsEqual("[\"".utf8)
  }

  /// Whether it can be read at all: a picture or a program that is pasted as letters cannot.
  ///
  /// Nearly all of it must be letters, numbers and signs; a few others are in many logs.
  package static func isReadable(_ text: String) -> Bool {
    var (count, foreign) = (0, 0)
    for scalar in text.unicodeScalars.prefix(readLength) where !scalar.properties.isWhitespace {
      count += 1
      let isSign = scalar.properties.generalCategory != .control || scalar == "\u{1B}"
      if !isSign || scalar == "\u{FFFD}" { foreign += 1 }
    }
    return count > 0 && foreign * 20 <= count
  }

  /// Whether it has anything of code: the signs without which nothing is called, set or defined.
  package static func resemblesCode(_ text: String) -> Bool {
    text.utf8.prefix(readLength).contains { "(={".utf8.contains($0) }
  }

  /// Whether most of its lines are those of a program, though some are missing or it is in another language.
  static func isMostlyCode(_ text: String) -> Bool {
    let lines = text.utf8.prefix(readLength).split(separator: UInt8(ascii: "\n")).lazy
      .map { String(String(decoding: $0, as: UTF8.self).trimmed) }.filter { !$0.isEmpty }
    let (all, code) = lines.reduce((0, 0)) { ($0.0 + 1, $0.1 + ($1.isLineOfCode ? 1 : 0)) }
    return code * 3 >= all * 2
  }

  /// So much of a text says whether it can be read.
  private static let readLength = 100_000

  /// No script is as large as this many bytes, and many a dump is.
  private static let scriptLimit = 5_000_000

  /// Whether it is read as a script without a mistake, and has what an outline of names has not.
  private static func isCode(_ text: String) -> Bool { resemblesCode(text) && isScript(text) }

  private static func isScript(_ text: String) -> Bool {
    guard text.utf8.count <= scriptLimit else { return false }
    let script = ParsedScript(text)
    return script.errors.isEmpty && !script.statementRanges.isEmpty
  }
}
