package import Foundation
package import Import
import Script
import Support

/// Detects the format of a text without a file extension: pasted, dropped, piped or in an unknown
/// file.
package enum PastedText: Sendable {
  case script(String)
  case dump(Dump)

  /// Detects a script that parses, else a dump in a known format.
  ///
  /// No dump parses as a script by accident, while a script's braces resemble several dump formats.
  /// Any other text is a script, too: the script pane reports its errors.
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

  /// Reads a dump file; a script if it is valid code, saved for pasting.
  package init(ofFileAt url: URL) throws(DumpError) {
    let bytes = try ReadDump.bytes(at: url)
    if let text = String(validating: bytes, as: UTF8.self), Self.isCode(text) {
      self = .script(text)
    } else {
      self = .dump(try ReadDump.dump(in: bytes))
    }
  }

  /// Whether it is a debugger's print of an optional, which is also a valid Swift call.
  private static func isPrintedOptional(_ text: String) -> Bool {
    text.utf8.prefix(readLength).drop { $0 == 0x20 || $0 == 0x0A }.starts(with: "Optional(\"<".utf8)
  }

  /// Whether it begins like a list of strings, as JSON dumps with an array of lines do.
  private static func isListOfTexts(_ text: String) -> Bool {
    let head = text.utf8.prefix(readLength).lazy.filter { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }
    return head.prefix(2).elementsEqual("[\"".utf8)
  }

  /// Whether it is text at all, not pasted binary data.
  ///
  /// Nearly all of it must be letters, digits and symbols; logs may contain a few others.
  package static func isReadable(_ text: String) -> Bool {
    var (count, foreign) = (0, 0)
    for scalar in text.unicodeScalars.prefix(readLength) where !scalar.properties.isWhitespace {
      count += 1
      let isSign = scalar.properties.generalCategory != .control || scalar == "\u{1B}"
      if !isSign || scalar == "\u{FFFD}" { foreign += 1 }
    }
    return count > 0 && foreign * 20 <= count
  }

  /// Whether it contains characters required for calls, assignments or definitions.
  package static func resemblesCode(_ text: String) -> Bool {
    text.utf8.prefix(readLength).contains { "(={".utf8.contains($0) }
  }

  /// Whether most of its lines are code, possibly incomplete or in another language.
  static func isMostlyCode(_ text: String) -> Bool {
    let lines = text.utf8.prefix(readLength).split(separator: UInt8(ascii: "\n")).lazy
      .map { String(String(decoding: $0, as: UTF8.self).trimmed) }.filter { !$0.isEmpty }
    let (all, code) = lines.reduce((0, 0)) { ($0.0 + 1, $0.1 + ($1.isLineOfCode ? 1 : 0)) }
    return code * 3 >= all * 2
  }

  /// The length of the prefix examined.
  private static let readLength = 100_000

  /// The largest script, in bytes; dumps may be larger.
  private static let scriptLimit = 5_000_000

  /// Whether it is a valid script, with characters that an outline of names lacks.
  private static func isCode(_ text: String) -> Bool { resemblesCode(text) && isScript(text) }

  private static func isScript(_ text: String) -> Bool {
    guard text.utf8.count <= scriptLimit else { return false }
    let script = ParsedScript(text)
    return script.errors.isEmpty && !script.statementRanges.isEmpty
  }
}
